import type { Language } from '@vx/contract/enums';

/** Texts by namespace and key, as the JSON files hold them. */
type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The ids of a catalogue: `namespace.key`. */
type IdOf<C extends Catalogue> = {
  [N in keyof C & string]: `${N}.${keyof C[N] & string}`;
}[keyof C & string];

type Texts<Id extends string> = Readonly<Record<Id, string>>;

/** Puts the namespaces of a catalogue side by side: `{ common: { close } }` → `{ 'common.close' }`. */
export function flatten<C extends Catalogue>(catalogue: C): Texts<IdOf<C>> {
  const flat: Record<string, string> = {};
  for (const [namespace, texts] of Object.entries(catalogue)) {
    for (const [key, text] of Object.entries(texts)) flat[`${namespace}.${key}`] = text;
  }
  return flat as Texts<IdOf<C>>;
}

/** JSON files by their namespaces, as `import()` gives them. */
type Files = Readonly<Record<string, Promise<{ readonly default: Catalogue[string] }>>>;
type CatalogueOf<F extends Files> = { readonly [N in keyof F]: Awaited<F[N]>['default'] };

/** The texts of some files, when all of them are there. */
export async function textsOf<F extends Files>(
  files: F,
): Promise<{ readonly messages: Texts<IdOf<CatalogueOf<F>>> }> {
  const catalogue = await Promise.all(
    Object.entries(files).map(async ([namespace, file]) => [namespace, (await file).default]),
  );
  return { messages: flatten(Object.fromEntries(catalogue) as CatalogueOf<F>) };
}

type Loader<Id extends string> = () => Promise<{ readonly messages: Texts<Id> }>;

/** What loads the same texts in each language. */
export type Loaders<Id extends string> = { readonly [L in Language]: Loader<Id> };

/** English is the measure: what it says, the others have to say. */
export function inLanguages<Id extends string>(
  loaders: { readonly en: Loader<Id> } & Omit<Loaders<NoInfer<Id>>, 'en'>,
): Loaders<Id> {
  return loaders;
}
