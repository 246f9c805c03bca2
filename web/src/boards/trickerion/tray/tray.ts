/**
 * What the open choices name: the verbs that tell them apart, and the things that lie nowhere on the board.
 * With both, every choice can be reached by touching, whatever card asks.
 */

import type { Named, Touching } from "../../../lib/touching";
import type { Look } from "../look";
import { inPlay } from "../modules/registry";

export interface Group {
  field: string;
  values: string[];
}

/** So many things may lie in the tray before a verb was touched; more would bury the board. */
const MOST_AT_ONCE = 12;
const VERB = "do:";

export function fieldOf(name: string): string {
  return name.slice(0, name.indexOf(":"));
}

export function valueOf(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function things(offer: Named): string[] {
  return offer.names.filter((name) => !name.startsWith(VERB));
}

function verb(offer: Named): string {
  return offer.names.find((name) => name.startsWith(VERB)) ?? "";
}

/** The choices that agree with everything touched but what belongs to one field: its alternatives stay open. */
function apartFrom<O extends Named>(touching: Touching<O>, field: string): readonly O[] {
  const touched = touching.touched.filter((name) => fieldOf(name) !== field);
  return touching.offers.filter((offer) => touched.every((name) => offer.names.includes(name)));
}

/** All verbs of a question; none if touching things alone tells its choices apart. They stay where they are. */
export function verbsOf<O extends Named>({ offers }: Touching<O>): string[] {
  const unclear = offers.some((offer) => {
    const own = things(offer);
    const covered = (other: O) => own.every((name) => other.names.includes(name));
    return offers.some((other) => verb(other) !== verb(offer) && covered(other));
  });
  return unclear ? [...new Set(offers.map(verb))] : [];
}

/** The one choice of a verb that touches nothing else: its own sentence says best what it does. */
export function plainChoice<O extends Named>(touching: Touching<O>, name: string): O | null {
  const same = touching.offers.filter((offer) => offer.names.includes(name));
  return same.length === 1 && things(same[0]!).length === 0 ? same[0]! : null;
}

const ALWAYS = ["slot", "die", "order", "spot", "facing"];

/** Everything on the board that carries a name of its own; cards in hand lie out only while they are asked for. */
export function lyingOut({ view, seat }: Pick<Look, "view" | "seat">): (name: string) => boolean {
  const own = seat === null ? null : view.workshops[seat]!;
  const { market } = view;
  const sold = [...market.stalls, ...market.orders, ...(market.extra ?? []), market.quick];
  const lying: Record<string, readonly string[]>[] = [
    {
      character: own?.characters.map((each) => each.id) ?? [],
      component: [...sold, ...(own?.components.map((each) => each.component) ?? [])],
      trick: own?.tricks.map((each) => each.trick) ?? [],
      card: view.theater.map((show) => show.card),
    },
    ...inPlay(view).map((each) => each.lying?.(view) ?? {}),
  ];
  const always = [...ALWAYS, ...inPlay(view).flatMap((each) => each.always ?? [])];
  return (name) => {
    const [field, value] = [fieldOf(name), valueOf(name)];
    return always.includes(field) || lying.some((each) => each[field]?.includes(value));
  };
}

/** What is offered and does not lie on the board, by field; a field is shown whole or not at all. */
export function trayOf<O extends Named>(touching: Touching<O>, lies: (name: string) => boolean): Group[] {
  const fields = [...new Set(touching.left.flatMap((offer) => things(offer).map(fieldOf)))];
  const groups = fields.map((field) => {
    const named = apartFrom(touching, field).flatMap((offer) => things(offer));
    return [...new Set(named.filter((name) => fieldOf(name) === field))];
  });
  const wanted = groups.filter((names) => names.some((name) => !lies(name)));
  const count = wanted.reduce((sum, names) => sum + names.length, 0);
  if (!touching.begun && count > MOST_AT_ONCE && verbsOf(touching).length > 1) return [];
  return wanted.map((names) => ({ field: fieldOf(names[0]!), values: names.map(valueOf) }));
}

/** Choices that no further touch can single out, because the others name all that they name. */
export function settled<O extends Named>(touching: Touching<O>): readonly O[] {
  const { left } = touching;
  if (left.length < 2) return [];
  return left.filter((offer) => offer.names.every((name) => left.every((other) => other.names.includes(name))));
}
