/** Asking again and again until the server has said yes or no. */

import { Unreachable } from "../lib/api";

const TRY_AGAIN = 1_500;

export async function persist<T>(act: () => Promise<T>, waiting: (waits: boolean) => void): Promise<T> {
  try {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        waiting(true);
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
      }
    }
  } finally {
    waiting(false);
  }
}
