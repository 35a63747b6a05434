import { mkdirSync, writeFileSync } from 'node:fs';
import { asyncApiDocument } from '../src/generate/asyncapi.ts';
import { hintsSource } from '../src/generate/hints.ts';

import { openApiDocument } from '../src/generate/openapi.ts';
import { printJson } from '../src/generate/print-json.ts';

const root = new URL('../', import.meta.url);

mkdirSync(new URL('generated/', root), { recursive: true });
writeFileSync(new URL('generated/openapi.json', root), printJson(openApiDocument()));
writeFileSync(new URL('generated/asyncapi.json', root), printJson(asyncApiDocument()));
writeFileSync(new URL('src/hints/generated.ts', root), hintsSource());
