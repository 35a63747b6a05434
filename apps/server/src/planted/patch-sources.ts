/**
 * `node --import ./src/planted/patch-sources.ts …` with `VX_PLANT=<name>`: loads the sources with one of
 * {@link sourcePlants} put in. Nothing of the product imports this file.
 */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { applyEdit, findPlant } from './apply-plant.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const plant = findPlant(process.env);

if (plant) {
  const files = new Map<string, typeof plant.edits>();
  for (const edit of plant.edits)
    files.set(src + edit.file, [...(files.get(src + edit.file) ?? []), edit]);
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const edits = url.startsWith('file:') ? files.get(fileURLToPath(url)) : undefined;
      if (!edits || loaded.source === undefined || loaded.source === null) return loaded;
      const text =
        typeof loaded.source === 'string'
          ? loaded.source
          : Buffer.from(loaded.source as Uint8Array).toString('utf8');
      return { ...loaded, source: edits.reduce(applyEdit, text) };
    },
  });
}
