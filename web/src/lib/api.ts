/** The server's HTTP API. What it declines comes back as a sentence. */

import type { Problem } from "./wire";

export class Declined extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

export interface Asking {
  lang: string;
  token?: string | null;
  invitation?: string | null;
  /** Nobody wants to know any more once this is aborted. */
  signal?: AbortSignal;
}

export type Query = Record<string, string | number | boolean | readonly string[] | null | undefined>;

function address(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  }
  return `/api${path}?${search}`;
}

function headers(asking: Asking): Record<string, string> {
  const found: Record<string, string> = { "accept-language": asking.lang };
  if (asking.token) found["authorization"] = `Bearer ${asking.token}`;
  if (asking.invitation) found["x-invitation"] = asking.invitation;
  return found;
}

async function ask<T>(asking: Asking, path: string, query: Query, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path, { ...query, lang: asking.lang }), init);
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const said: unknown = await response.json().catch(() => null);
  if (response.ok) return said as T;
  // A gateway in front of a server that is away answers in its stead, and never as the server speaks.
  if (said === null && response.status >= 500) throw new Unreachable(response.statusText);
  const problem = (said ?? { code: "server-fault", sentence: response.statusText }) as Problem;
  throw new Declined(problem, response.status);
}

export function get<T>(asking: Asking, path: string, query: Query = {}): Promise<T> {
  return ask<T>(asking, path, query, { headers: headers(asking), signal: asking.signal ?? null });
}

export function post<T>(asking: Asking, path: string, body: unknown = {}, query: Query = {}): Promise<T> {
  return ask<T>(asking, path, query, {
    method: "POST",
    headers: { ...headers(asking), "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: asking.signal ?? null,
  });
}

/** A key of our own for an answer: sent again, it is played once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
