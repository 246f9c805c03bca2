/** Where the reader is: `/`, `/new/GAME`, `/rules/GAME/PAGE`, `/puzzles/GAME/NUMBER`, `/table/ID`. What is secret stands after the `#`. */

export interface Route {
  page: "lobby" | "new" | "puzzles" | "rules" | "table";
  /** The game of a new table, of puzzles or of the rules, or the id of a table. */
  id: string;
  /** The number of a puzzle, or the page of the rules; its id may have parts, such as `trick/levitation`. */
  rest: string;
  query: URLSearchParams;
  /** `seat` holds a token, `invitation` an invitation; neither is ever sent as part of an address. */
  secret: URLSearchParams;
}

function read(): Route {
  const [page, id, ...parts] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const rest = parts.join("/");
  const query = new URLSearchParams(location.search);
  const secret = new URLSearchParams(location.hash.slice(1));
  const known = page === "new" || page === "puzzles" || page === "rules" || page === "table";
  if (known && id) return { page, id, rest, query, secret };
  return { page: "lobby", id: "", rest: "", query, secret };
}

class Router {
  now = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.now = read()));
    addEventListener("hashchange", () => (this.now = read()));
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.now = read();
    if (!replace) scrollTo(0, 0);
  }

  /** Change the query without a new entry in the history. */
  query(changes: Record<string, string | null>): void {
    const query = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    const search = query.size ? `?${query}` : "";
    this.go(location.pathname + search + location.hash, true);
  }
}

export const router = new Router();

/** For links: a click stays on the page, a click with a key held opens another as usual. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
