/** Who plays in this browser, and how one says so. */

import { Declined, post } from "../lib/api";
import { keepSeat } from "../lib/keep";
import { router } from "../lib/route.svelte";
import { change, settings, t } from "../lib/speech.svelte";
import type { PlaceOut } from "../lib/wire";
import { sentenceOf } from "./asked.svelte";
import { requestOf, type Maker, type Plan } from "./plan";

// The password of a name is remembered only as long as the page stays open.
let remembered = "";

function someName(): string {
  const names = t("lobby-stage-names").split(", ");
  return names[Math.floor(Math.random() * names.length)]!;
}

/** Somebody who is about to say a name: the form, and what the server had against it. */
export class Introduction {
  name = $state(settings.name || someName());
  password = $state(remembered);
  problem = $state("");
  /** The name is protected, and its password is missing or wrong. */
  guarded = $state(false);
  busy = $state(false);

  /** Do what needs a name; a refusal becomes a sentence. */
  async act(doing: (maker: Maker) => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    const maker = { name: this.name.trim(), password: this.password };
    try {
      await doing(maker);
      change({ name: maker.name });
      remembered = maker.password;
    } catch (error) {
      this.problem = sentenceOf(error);
      this.guarded = error instanceof Declined && error.problem.code === "password-wrong";
    } finally {
      this.busy = false;
    }
  }
}

/** Make a table, sit down and go there; `made` is told which table it is before anybody looks at it. */
export async function openTable(plan: Plan, maker: Maker, made: (table: string) => void = () => undefined): Promise<void> {
  const { table, seat, token } = await post<PlaceOut>({ lang: settings.lang }, "/tables", requestOf(plan, maker));
  keepSeat({ table: table.id, seat, token, game: table.game });
  made(table.id);
  router.go(`/table/${table.id}`);
}
