/** Where sheets lie: on a wide table over the theater, or over the city too; on a phone over what the board says. */

export interface Region {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const STAGE = '.board :is([data-region="sheets"], .stage)';
const CITY = '.board [data-region="city"]';

function boxOf(selector: string): DOMRect | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box?.width ? box : null;
}

/** Null where there is neither: then a sheet lies over the lower part of the screen. */
export function regionOf(withCity: boolean): Region | null {
  const [stage, city] = [boxOf(STAGE), withCity ? boxOf(CITY) : null];
  if (!stage) return null;
  const left = Math.min(stage.left, city?.left ?? stage.left);
  return { left, right: innerWidth - stage.right, top: stage.top, bottom: innerHeight - stage.bottom };
}

/** Follows the region while something is shown there. */
export class Over {
  region = $state.raw<Region | null>(null);

  constructor(withCity: () => boolean) {
    $effect(() => {
      const measure = () => (this.region = regionOf(withCity()));
      const watch = new ResizeObserver(measure);
      for (const each of document.querySelectorAll(`${STAGE}, ${CITY}`)) watch.observe(each);
      addEventListener("resize", measure);
      measure();
      return () => {
        watch.disconnect();
        removeEventListener("resize", measure);
      };
    });
  }
}
