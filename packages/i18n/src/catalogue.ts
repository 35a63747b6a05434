/** Texts by namespace and key, as the JSON files hold them. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The ids of a catalogue: `namespace.key`. */
export type IdOf<C extends Catalogue> = {
  [N in keyof C & string]: `${N}.${keyof C[N] & string}`;
}[keyof C & string];

/** Puts the namespaces of a catalogue side by side: `{ common: { close } }` → `{ 'common.close' }`. */
export function flatten<C extends Catalogue>(catalogue: C): Readonly<Record<IdOf<C>, string>> {
  const flat: Record<string, string> = {};
  for (const [namespace, texts] of Object.entries(catalogue)) {
    for (const [key, text] of Object.entries(texts)) flat[`${namespace}.${key}`] = text;
  }
  return flat as Record<IdOf<C>, string>;
}
