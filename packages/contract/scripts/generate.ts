import { mkdirSync, writeFileSync } from 'node:fs';
import { listSources } from '../src/generate/lists.ts';
import { readFolder, readSource } from './read-sources.ts';

const root = new URL('../', import.meta.url);

for (const [path, source] of Object.entries(listSources(readFolder, readSource)))
  writeFileSync(new URL(`src/${path}`, root), source);

// Only now, since the documents are made of what the lists name.
const { asyncApiDocument } = await import('../src/generate/asyncapi.ts');
const { hintsSource } = await import('../src/generate/hints.ts');
const { openApiDocument } = await import('../src/generate/openapi.ts');
const { printJson } = await import('../src/generate/print-json.ts');

mkdirSync(new URL('generated/', root), { recursive: true });
writeFileSync(new URL('generated/openapi.json', root), printJson(openApiDocument()));
writeFileSync(new URL('generated/asyncapi.json', root), printJson(asyncApiDocument()));
writeFileSync(new URL('src/hints/generated.ts', root), hintsSource());
