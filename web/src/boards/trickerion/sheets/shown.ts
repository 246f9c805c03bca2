/** Which sheet the open question shows, so that whatever else would show the same can step aside. */

import type { Session } from "../../../table/session.svelte";
import { forwardOf } from "../forward.svelte";
import type { Look } from "../look";
import { inPlay } from "../modules/registry";
import { lyingOut } from "../tray/tray";
import { learns, showsTiles } from "./offers";
import { canOpen, openedSheet } from "./open.svelte";

const CARDS = ["trick", "magician", "card"];

/** `learn`: all tricks of the residence; `tiles`: one tile for each choice that is left; `` for none. */
export function sheetOf(session: Session, look: Look): "learn" | "tiles" | "" {
  const asked = session.moment || look.seat === null ? null : session.question;
  // The stage asks in its own panel.
  if (!asked || forwardOf(asked)) return "";
  if (canOpen(session, "learn") && asked.kind === "act" && (openedSheet(session) === "learn" || learns(session.touching))) return "learn";
  const cards = [...CARDS, ...inPlay(look.view).flatMap((each) => Object.keys(each.cards ?? {}))];
  return showsTiles({ kind: asked.kind, touching: session.touching, lies: lyingOut(look), cards }) ? "tiles" : "";
}
