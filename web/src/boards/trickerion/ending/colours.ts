/** The colours of the sources, by day and by night those of the theme. */

const COLOURS: Record<string, string> = {
  shows: "var(--green-bright)",
  links: "var(--lit)",
  performer: "var(--oxblood)",
  posters: "light-dark(color-mix(in oklab, var(--seat-0) 60%, var(--card)), color-mix(in oklab, var(--seat-0), var(--soft)))",
  scoring: "var(--shard)",
};

/** Whatever else there may be is grey. */
export function colourOf(source: string): string {
  return COLOURS[source] ?? "var(--edge)";
}
