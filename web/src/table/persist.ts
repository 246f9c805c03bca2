/** Asking again and again until the server has said yes or no. */

import { Declined, Unreachable } from "../lib/api";

const TRY_AGAIN = 1_500;
const TOO_OFTEN = 429;

/** True if the server has said neither yes nor no: it was away, or wants to be asked more slowly. */
const passes = (error: unknown) => error instanceof Unreachable || (error instanceof Declined && error.status === TOO_OFTEN);

export async function persist<T>(act: () => Promise<T>, waiting: (waits: boolean) => void): Promise<T> {
  try {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!passes(error)) throw error;
        waiting(true);
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
      }
    }
  } finally {
    waiting(false);
  }
}
