/** Notifications of the browser: that it is the own turn, for whoever looks elsewhere. */

/** What is said of a turn: at which table, and what is to be done there. */
export interface Turn {
  table: string;
  title: string;
  body: string;
}

const WORKER = "/notify.js";
const ICON = "/icon-192.png";

/** True if this browser can notify at all; it does over https and at home. */
export function notifies(): boolean {
  return "Notification" in globalThis && globalThis.isSecureContext !== false;
}

/** Ask the reader, unless that was answered before. */
export async function maySayTurns(): Promise<boolean> {
  if (!notifies()) return false;
  const said = Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  return said === "granted";
}

/** True if a turn that has just come is to be notified: it is wanted, and the page is not seen. */
export function isToldAway(wanted: boolean, hidden: boolean): boolean {
  return wanted && hidden && notifies() && Notification.permission === "granted";
}

/** Phones show notifications only through a worker, which does nothing else; where there is none, the page shows it. */
export async function sayTurn({ table, title, body }: Turn): Promise<void> {
  const options = { body, tag: table, icon: ICON, data: `/table/${table}` };
  const worker = await navigator.serviceWorker?.register(WORKER).catch(() => undefined);
  if (worker?.active) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
