/** Whether this browser shows the summaries of rounds only when it is asked to. */

const KEY = "sleight.trickerion.rounds";

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "hidden";
  } catch {
    return false;
  }
}

class Hidden {
  #now = $state(read());

  get now(): boolean {
    return this.#now;
  }

  set now(hidden: boolean) {
    this.#now = hidden;
    try {
      if (hidden) localStorage.setItem(KEY, "hidden");
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing remembers it as long as the page is open.
    }
  }
}

export const hidden = new Hidden();
