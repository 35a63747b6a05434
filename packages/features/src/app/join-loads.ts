import type { PageLoad } from './page-load.ts';

type Loads = Readonly<Record<string, PageLoad<unknown>>>;
type Loaded<Parts extends Loads> = {
  readonly [Name in keyof Parts]: Awaited<ReturnType<Parts[Name]>>;
};

/**
 * The load of a page that joins features: what the page loads, and each part beside it by its name. All of them are
 * loaded at once, so a part that visitors have none of answers that, or asks for a log-in itself.
 */
export function joinLoads<Data, Parts extends Loads>(
  page: PageLoad<Data>,
  parts: Parts,
): PageLoad<Data & Loaded<Parts>> {
  return async (input) => {
    const loading = Promise.all(
      Object.entries(parts).map(async ([name, load]) => [name, await load(input)] as const),
    );
    // A page that is not found says so, even where a part failed before: that is heard below.
    loading.catch(() => undefined);
    const data = await page(input);
    // Each name has what its own load answered.
    return { ...data, ...(Object.fromEntries(await loading) as Loaded<Parts>) };
  };
}
