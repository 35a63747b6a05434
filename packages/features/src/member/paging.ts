/** Lines of a member's list that one page more brings; the contract allows 100 at once. */
export const PAGE = 20;
const MOST = 100;

/** How many lines an address asks for. */
export function linesOf(url: URL): number {
  const pages = Number(url.searchParams.get('pages') ?? 1);
  return Math.min(MOST, PAGE * (Number.isInteger(pages) && pages > 0 ? pages : 1));
}

/** The same list, one page longer; null when everything is there. */
export function moreOf(url: URL, shown: number, total: number): string | null {
  if (shown >= total || shown >= MOST) return null;
  const query = new URLSearchParams(url.search);
  query.set('pages', String(linesOf(url) / PAGE + 1));
  return `${url.pathname}?${query}`;
}
