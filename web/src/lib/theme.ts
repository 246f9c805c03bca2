/** Light or dark: by the system's setting, or by the reader's choice. */

import type { Theme } from "./keep";

export type Shade = "light" | "dark";

const AT_NIGHT = "(prefers-color-scheme: dark)";

/** Which of the two holds. */
export function shadeOf(theme: Theme, atNight: boolean): Shade {
  if (theme === "system") return atNight ? "dark" : "light";
  return theme;
}

/** Says on the page which of the two holds, now and whenever the system changes its mind; gives a way to stop. */
export function wear(theme: Theme): () => void {
  const system = matchMedia(AT_NIGHT);
  const dress = () => {
    document.documentElement.dataset["theme"] = shadeOf(theme, system.matches);
    colourTheBrowser();
  };
  dress();
  system.addEventListener("change", dress);
  return () => system.removeEventListener("change", dress);
}

/** What a phone paints around the page has the colour of the bar on top. */
function colourTheBrowser(): void {
  const bar = getComputedStyle(document.documentElement).getPropertyValue("--bar").trim();
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta && bar) meta.content = bar;
}
