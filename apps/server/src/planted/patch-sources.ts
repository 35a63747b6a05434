/**
 * `node --import ./src/planted/patch-sources.ts …`: an import that ends with `?plant=<name>` loads the
 * sources with that one of {@link sourcePlants} put in, and everything below `src` and in the rules of the
 * cores that they import; so one process can look for one bug after the other. Nothing of the product imports this file.
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

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const name = plantOf(context.parentURL);
    if (name === null || !isPlantable(resolved.url)) return resolved;
    const url = new URL(resolved.url);
    url.searchParams.set('plant', name);
    return { ...resolved, url: url.href };
  },
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const name = plantOf(url);
    const plant = name === null ? null : findPlant({ ...process.env, VX_PLANT: name });
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
