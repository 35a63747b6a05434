/**
 * `node --import ./src/planted/patch-sources.ts …`: an import that ends with `?plant=<name>` loads the
 * sources with that one of {@link sourcePlants} put in: what is edited, and what reaches it by imports,
 * below `src` and in the rules of the cores. So one process can look for one bug after the other, and the
 * sources that a bug does not touch are loaded once. Nothing of the product imports this file.
 */
import { registerHooks } from 'node:module';
import { applyEdit, findPlant } from './apply-plant.ts';

const src = new URL('..', import.meta.url);

const packages = new URL('../../../packages/', src).href;
const isPlantable = (url: string): boolean =>
  url.startsWith(src.href) ||
  (url.startsWith(packages) && /^[a-z]+-core\/src\/rules\//.test(url.slice(packages.length)));

const plantOf = (url: string | undefined): string | null =>
  url !== undefined && isPlantable(url) ? new URL(url).searchParams.get('plant') : null;

/** Who imports a file of the sources as they are. */
const importers = new Map<string, Set<string>>();

function noteImport(url: string, parent: string | undefined): void {
  const known = importers.get(url) ?? new Set();
  importers.set(url, known);
  if (parent !== undefined && isPlantable(parent)) known.add(parent);
}

/** The files that a bug is in, and those that reach one of them. */
const touched = new Map<string, ReadonlySet<string>>();

function touchedBy(name: string): ReadonlySet<string> {
  const known = touched.get(name);
  if (known) return known;
  const all = new Set(plantNamed(name)?.edits.map(({ file }) => new URL(file, src).href));
  // A set is walked to what is added on the way.
  for (const url of all) for (const importer of importers.get(url) ?? []) all.add(importer);
  touched.set(name, all);
  return all;
}

/** Files that were never loaded as they are may reach anything. */
const isTouched = (url: string, name: string): boolean =>
  isPlantable(url) && (!importers.has(url) || touchedBy(name).has(url));

const plantNamed = (name: string) => findPlant({ ...process.env, VX_PLANT: name });

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const name = plantOf(context.parentURL);
    if (name === null) {
      if (isPlantable(resolved.url) && !resolved.url.includes('?'))
        noteImport(resolved.url, context.parentURL);
      return resolved;
    }
    if (!isTouched(resolved.url, name)) return resolved;
    const url = new URL(resolved.url);
    url.searchParams.set('plant', name);
    return { ...resolved, url: url.href };
  },
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const name = plantOf(url);
    const plant = name === null ? null : plantNamed(name);
    const [source] = url.split('?');
    const edits = plant?.edits.filter(({ file }) => new URL(file, src).href === source) ?? [];
    if (edits.length === 0 || loaded.source === undefined || loaded.source === null) return loaded;
    const text =
      typeof loaded.source === 'string'
        ? loaded.source
        : Buffer.from(loaded.source as Uint8Array).toString('utf8');
    return { ...loaded, source: edits.reduce(applyEdit, text) };
  },
});
