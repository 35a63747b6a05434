/** Further pages that a list shows at most; then its end is a link to the filters. */
export const MAX_PAGES = 20;

/** How many pages of a list an address asks for: `?pages=3` shows the first three. */
export function pagesOf(url: URL): number {
  const pages = Number(url.searchParams.get('pages') ?? 1);
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_PAGES) : 1;
}

/** How many pages an address asks for that shows one more; `null`: the list ends, or gets no longer. */
export const pagesWithMore = (
  last: { readonly nextOffset: string | null } | undefined,
  pages: number,
): number | null => ((last?.nextOffset ?? null) !== null && pages < MAX_PAGES ? pages + 1 : null);

/** An address of a list with some of its parameters changed; `null` leaves one out. Starts at page one again. */
export function listAddress(path: string, given: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** A parameter of the address, if it is one of the values that are offered. */
export function choiceOf<Value extends string>(
  url: URL,
  name: string,
  values: readonly Value[],
): Value | null {
  const given = url.searchParams.get(name);
  return values.find((value) => value === given) ?? null;
}
