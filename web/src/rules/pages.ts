// Made from the server's schema; `python tools/web_types.py --write` makes it anew.

/** A paragraph, a list, an example or a table; a row has one cell, or those of the columns. */
export interface Block {
  kind: "example" | "list" | "table" | "text";
  rows: Span[][][];
}

/** Pages that belong together, in the order in which one would teach them. */
export interface Chapter {
  id: string;
  title: string;
  pages: string[];
  module?: string;
}

/** What the search needs: which stem occurs in which pages, and how words become stems. */
export interface Index {
  postings: Record<string, [number, number][]>;
  forms: Record<string, string>;
  synonyms: Record<string, string>;
}

/** All pages of a game in one language. */
export interface Manual {
  game: string;
  lang: string;
  title: string;
  chapters: Chapter[];
  pages: Page[];
  glossary: Word[];
  index: Index;
  places: Record<string, string>;
}

/** A passage, or the page of a thing. */
export interface Page {
  id: string;
  title: string;
  chapter: string;
  blocks: Block[];
  rules?: string[];
  module?: string;
  picture?: string;
}

/** A piece of a line. */
export interface Span {
  text: string;
  bold?: boolean;
  to?: string;
}

/** An entry of the glossary. */
export interface Word {
  id: string;
  word: string;
  meaning: Span[];
  to?: string;
}
