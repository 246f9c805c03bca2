/** The live line to a table: a websocket that mends itself and goes on where it broke off. */

import type { ChatLineOut, Frame, LiveProblem, TableNews } from "./wire";

export type News = Frame | TableNews | ChatLineOut | LiveProblem | { type: "answered" };

export interface Listener {
  token: string | null;
  invitation: string | null;
  lang: () => string;
  /** The numbers of the next frame and the next chat line that are wanted. */
  next: () => { frame: number; chat: number };
  hear: (news: News) => void;
  /** The line broke off, or holds again. */
  held: (held: boolean) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const DECLINED = 4000;

export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Try again at once, for example because another language is spoken now. */
  renew(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#open();
  }

  #open(): void {
    const { frame, chat } = this.listener.next();
    const query = new URLSearchParams({ from: `${frame}`, chat: `${chat}`, lang: this.listener.lang() });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      const { token, invitation } = this.listener;
      socket.send(JSON.stringify({ type: "hello", token, invitation }));
      this.#wait = FIRST_WAIT;
      this.listener.held(true);
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.listener.hear(JSON.parse(message.data as string) as News);
    };
    socket.onclose = (closed) => {
      if (socket === this.#socket && !this.#closed && closed.code !== DECLINED) this.#again();
    };
  }

  #again(): void {
    this.listener.held(false);
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
