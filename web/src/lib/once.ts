/** What the server says of a game in a language never changes while a page is open: it is asked for once. */

type Ask<T> = (game: string, lang: string) => Promise<T>;

/** The same question, answered from memory the second time; one that failed is asked again. */
export function once<T>(ask: Ask<T>): Ask<T> {
  const answers = new Map<string, Promise<T>>();
  return (game, lang) => {
    const key = `${game}/${lang}`;
    let found = answers.get(key);
    if (!found) {
      found = ask(game, lang);
      found.catch(() => answers.delete(key));
      answers.set(key, found);
    }
    return found;
  };
}
