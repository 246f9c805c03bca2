// What a page of the table gets wrong, as a list of sentences; evaluated in the page, once for each moment.
() => {
  const SLACK = 1.5;
  const faults = [];
  // What comes forward by itself lies beside the table.
  const COMES = ".show[role=dialog]";
  const roots = [...document.querySelectorAll(`.table, ${COMES}`)];
  const all = (selector) => roots.flatMap((each) => [...each.querySelectorAll(selector)]);
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const nameOf = (element) => {
    const named = element.closest("[data-name], [data-action]");
    const own = named && (named.dataset.name ?? named.dataset.action);
    const classes = [...element.classList].filter((each) => !each.startsWith("svelte-")).join(".");
    const above = [...(element.parentElement?.classList ?? [])].filter((each) => !each.startsWith("svelte-")).join(".");
    return `${above ? `.${above} > ` : ""}${element.localName}${classes ? `.${classes}` : ""}${own ? ` [${own}]` : ""}`;
  };
  const words = (text) => `“${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  const fault = (kind, by, element, more = "") => faults.push({ kind, by: Math.round(by), what: `${nameOf(element)} ${more}`.trim() });

  // Nothing scrolls.
  const root = document.scrollingElement;
  for (const [over, way] of [[root.scrollWidth - innerWidth, "x"], [root.scrollHeight - innerHeight, "y"]]) {
    if (over > SLACK) fault("scrolls", over, root, way);
  }
  const OVER = ".middle, .sheet, .confirm, [role=dialog], dialog, .menu, .drawer";
  // The list of moves and the log are made to be scrolled.
  const MADE_TO = ".choices, [role=log], .drawer, .column, dialog";
  for (const element of all("*")) {
    if (!isShown(element) || element.closest(MADE_TO)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (way) => way === "auto" || way === "scroll";
    if (scrolls(overflowX) && element.scrollWidth > element.clientWidth + SLACK) fault("scrolls", element.scrollWidth - element.clientWidth, element, "x");
    if (scrolls(overflowY) && element.scrollHeight > element.clientHeight + SLACK) fault("scrolls", element.scrollHeight - element.clientHeight, element, "y");
  }

  // No text is cut: its lines lie inside whatever clips them, and inside the window.
  const clips = new Map();
  const clipOf = (element) => {
    if (clips.has(element)) return clips.get(element);
    const above = element.parentElement ? clipOf(element.parentElement) : { left: 0, top: 0, right: innerWidth, bottom: innerHeight, by: null };
    let clip = above;
    const { overflowX, overflowY } = getComputedStyle(element);
    const [cutsX, cutsY] = [overflowX !== "visible", overflowY !== "visible"];
    if ((cutsX || cutsY) && element !== root && element !== document.body) {
      const box = element.getBoundingClientRect();
      clip = {
        left: cutsX ? Math.max(above.left, box.left) : above.left,
        right: cutsX ? Math.min(above.right, box.right) : above.right,
        top: cutsY ? Math.max(above.top, box.top) : above.top,
        bottom: cutsY ? Math.min(above.bottom, box.bottom) : above.bottom,
      };
    }
    clips.set(element, clip);
    return clip;
  };
  const isOnlyHeard = (element) => element.closest(".unseen") || (element.clientWidth === 1 && element.clientHeight === 1);
  // A word may run out of its box, but not under what stands beside it. What lies over the whole of it, as the place to
  // press on a card does, is no neighbour, nor are the discs of seats on the track of fame.
  const over = (holder, lines) => {
    if (holder.closest(".track")) return null;
    for (const { left, right, top, bottom } of lines) {
      const y = (top + bottom) / 2;
      const ends = [left + 2, right - 2].map((x) => ({ x, on: document.elementFromPoint(x, y) }));
      const isBeside = ({ x, on }) => {
        if (!on || on.contains(holder) || holder.contains(on) || on.closest(OVER) !== holder.closest(OVER)) return false;
        // The place to press may be larger than what is drawn.
        const box = on.getBoundingClientRect();
        return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
      };
      if (ends[0].on !== ends[1].on && ends.some(isBeside)) return ends.find(isBeside).on;
    }
    return null;
  };
  const range = document.createRange();
  const texts = roots.flatMap((each) => {
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  });
  for (const node of texts) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest(MADE_TO) || !isShown(holder) || isOnlyHeard(holder)) continue;
    range.selectNodeContents(node);
    const clip = clipOf(holder);
    let worst = 0;
    for (const line of range.getClientRects()) {
      if (!line.width) continue;
      // The box of a line is higher than its letters.
      const trimmed = 0.16 * line.height;
      worst = Math.max(
        worst,
        clip.left - line.left,
        line.right - clip.right,
        clip.top - (line.top + trimmed),
        line.bottom - trimmed - clip.bottom,
      );
    }
    // Three dots stand for what was cut, so that the lines end in time.
    const dotted = getComputedStyle(holder).textOverflow === "ellipsis" ? holder.scrollWidth - holder.clientWidth : 0;
    if (Math.max(worst, dotted) > SLACK) fault("cut", Math.max(worst, dotted), holder, words(node.data));
    else {
      const on = over(holder, range.getClientRects());
      if (on) fault("overlaid", 0, holder, `${words(node.data)} by ${nameOf(on)}`);
    }
  }

  // What may be touched lies inside the window, and nothing lies over it.
  const freely = (element) => {
    // Words that go on in the next line are touched where they begin.
    const box = getComputedStyle(element).display === "inline" ? element.getClientRects()[0] : element.getBoundingClientRect();
    if (!box) return null;
    const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
    if (out > SLACK) return { kind: "outside", by: out };
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const on = document.elementFromPoint(x, y);
    if (on && (element.contains(on) || on.closest("label")?.contains(element))) return null;
    return { kind: "covered", by: 0, on };
  };
  const free = new Set();
  const hidden = [];
  for (const element of all('[data-state="glows"], button:not(:disabled), a[href], [role=button], input, select')) {
    if (!isShown(element) || element.closest("[inert]") || (element.matches("[data-name]") && element.getAttribute("aria-disabled") === "true")) continue;
    const name = element.dataset.name;
    const found = freely(element);
    if (!found) name && free.add(name);
    else hidden.push({ element, name, ...found });
  }
  for (const { element, name, kind, by, on } of hidden) {
    const glows = element.dataset.state === "glows";
    // What lies twice on the board can be touched where it is free; under a sheet other buttons wait until it is closed.
    if (name && free.has(name)) continue;
    if (!glows && kind === "covered" && on?.closest(OVER) && !on.closest(OVER).contains(element)) continue;
    if (element.closest(MADE_TO) || (on?.closest(COMES) && !element.closest(COMES))) continue;
    fault(kind, by, element, on ? `by ${nameOf(on)}` : "");
  }
  return faults;
}
