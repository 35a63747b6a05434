/** Searching in channels: by the performer's name, in whatever case and with or without accents. */

/** Characters of a search. */
export const MAX_SEARCH_LENGTH = 60;

/** Channels of a guest, the newest, among which is searched and looked for who is online. */
export const MAX_SEARCHED_CHANNELS = 1_000;

/** Letters that are no base letter with a mark, and how they are typed where the keyboard lacks them. */
const SPELLED_OUT: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
]);

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđı]/g, (letter) => SPELLED_OUT.get(letter) ?? letter);

/** What is searched for, without the blanks around and between its words; `null`: longer than a search may be. */
export function searchOf(given: string | null | undefined): string | null {
  const search = (given ?? '').replaceAll(/\s+/g, ' ').trim();
  return search.length > MAX_SEARCH_LENGTH ? null : search;
}

/**
 * Whether a performer's name has each word of a search in it. Every sign is itself: there are no patterns. An empty
 * search matches everybody. [RU-messenger-channel-search]
 */
export function matchesSearch(name: string, search: string): boolean {
  const where = folded(name);
  return folded(search)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
