/** A sentence of which only the beginning is said: whole words, and a sign that there is more. */

export function shortened(sentence: string, most: number): string {
  if (sentence.length <= most) return sentence;
  const words = sentence.slice(0, most).split(" ").slice(0, -1);
  return `${words.join(" ").replace(/[\s,;:.]+$/, "")}…`;
}
