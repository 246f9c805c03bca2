// What a page of the table gets wrong, as a list of sentences; evaluated in the page, once for each moment.
() => {
  const SLACK = 1.5;
  const faults = [];
  // What comes forward by itself lies beside the table.
  const COMES = ".show[role=dialog]";
  const roots = [...document.querySelectorAll(`.table, ${COMES}`)];
  const all = (selector) => roots.flatMap((each) => [...each.querySelectorAll(selector)]);
  const known = new Map();
  const isShown = (element) => {
    if (!known.has(element)) known.set(element, element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    return known.get(element);
  };
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
  // Nothing lies over a word, be it a thing, the ring around one, or other words. What covers a part of the table on
  // purpose, such as a sheet, is no neighbour.
  const alphaOf = (colour) => (colour === "none" ? 0 : Number(/(?:^rgba\(.*,|\/) *([\d.]+)\)$/.exec(colour)?.[1] ?? 1));
  const isSolid = (colour) => alphaOf(colour) > 0.3;
  const isBeside = (element, holder) => !element.contains(holder) && !holder.contains(element) && element.closest(OVER) === holder.closest(OVER);
  const common = (one, two) => ({
    left: Math.max(one.left, two.left),
    right: Math.min(one.right, two.right),
    top: Math.max(one.top, two.top),
    bottom: Math.min(one.bottom, two.bottom),
  });
  const inkOf = ({ left, right, top, bottom }) => ({ left, right, top: top + 0.24 * (bottom - top), bottom: bottom - 0.24 * (bottom - top) });
  const paints = (element) => {
    const style = getComputedStyle(element);
    if (element instanceof SVGGeometryElement) return isSolid(style.fill);
    return isSolid(style.backgroundColor) || style.backgroundImage !== "none" || element.matches("img, canvas");
  };
  const painted = [];
  const isWithin = (box, x, y) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
  const isBefore = (one, two) => (one.compareDocumentPosition(two) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const ringOf = (element, box) => {
    const { outlineStyle, outlineWidth, outlineOffset, borderRadius } = getComputedStyle(element);
    if (outlineStyle === "none") return null;
    const by = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const round = borderRadius === "50%" ? { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, r: box.width / 2 + by } : null;
    return { element, ring: true, round, box: { left: box.left - by, right: box.right + by, top: box.top - by, bottom: box.bottom + by } };
  };
  const gather = () => {
    for (const element of all("*")) {
      if (!isShown(element)) continue;
      const box = element.getBoundingClientRect();
      if (paints(element)) painted.push({ element, box });
      const ring = element.dataset.state && ringOf(element, box);
      if (ring) painted.push(ring);
    }
  };
  // What lets the mouse through lies over words all the same: it is made to stop it while one looks.
  const solid = new Map();
  const stacks = new Map();
  const makeSolid = (element) => {
    if (solid.has(element)) return;
    solid.set(element, element.getAttribute("style"));
    if (getComputedStyle(element).pointerEvents !== "none") return;
    element.style.setProperty("pointer-events", "auto", "important");
    stacks.clear();
  };
  const letThrough = () => {
    for (const [element, style] of solid) {
      if (style !== null) element.setAttribute("style", style);
      else if (element.hasAttribute("style")) element.removeAttribute("style");
    }
  };
  const stackAt = (x, y) => {
    const key = 8192 * x + y;
    if (!stacks.has(key)) stacks.set(key, document.elementsFromPoint(x + 0.5, y + 0.5));
    return stacks.get(key);
  };
  // In the middle of a pixel.
  const liesOver = ({ element, ring, round }, holder, x, y) => {
    // A ring is drawn with its thing: over what comes before it, and around what lies inside.
    if (ring) return isBefore(holder, element) && (round ? Math.hypot(x + 0.5 - round.x, y + 0.5 - round.y) <= round.r : !isWithin(element.getBoundingClientRect(), x + 0.5, y + 0.5));
    const stack = stackAt(x, y);
    const at = stack.indexOf(element);
    return at >= 0 && at < stack.findIndex((each) => each === holder || each.contains(holder));
  };
  const covers = (thing, holder, area) => {
    if (!thing.ring) [thing.element, holder].forEach(makeSolid);
    for (let x = Math.ceil(area.left - 0.5); x + 0.5 < area.right; x += 3) {
      for (let y = Math.ceil(area.top - 0.5); y + 0.5 < area.bottom; y += 3) if (liesOver(thing, holder, x, y)) return true;
    }
    return false;
  };
  const meet = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > SLACK && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > SLACK;
  const over = (holder, lines) => {
    for (const ink of lines.map(inkOf)) {
      for (const thing of painted) {
        if (!meet(ink, thing.box)) continue;
        const area = common(ink, thing.box);
        if (isBeside(thing.element, holder) && covers(thing, holder, area)) return thing.element;
      }
    }
    return null;
  };
  const written = [];
  const clashing = (holder, lines) => {
    const inks = lines.map(inkOf);
    const found = written.find((other) => other.inks.some((one) => inks.some((two) => meet(one, two))) && isBeside(other.holder, holder));
    written.push({ holder, inks });
    return found?.holder ?? null;
  };
  const range = document.createRange();
  const texts = roots.flatMap((each) => {
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  });
  gather();
  for (const node of texts) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest(MADE_TO) || !isShown(holder) || isOnlyHeard(holder)) continue;
    range.selectNodeContents(node);
    const clip = clipOf(holder);
    let worst = 0;
    const lines = [...range.getClientRects()].filter(({ width }) => width);
    for (const line of lines) {
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
      const on = over(holder, lines) ?? clashing(holder, lines);
      if (on) fault("overlaid", 0, holder, `${words(node.data)} by ${nameOf(on)}`);
    }
  }

  letThrough();

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
