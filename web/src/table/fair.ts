/** Fair chance: the digest of the seed is shown at the start, the seed at the end. */

/** The SHA-256 of a text, as it is written; null where the browser reckons none (it does over https and at home). */
export async function digest(written: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(written));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
