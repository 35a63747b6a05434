import { mkdirSync, writeFileSync } from 'node:fs';
import { asyncApiDocument } from '../src/generate/asyncapi.ts';
import { hintsSource } from '../src/generate/hints.ts';
import { openApiDocument } from '../src/generate/openapi.ts';

const root = new URL('../', import.meta.url);
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

mkdirSync(new URL('generated/', root), { recursive: true });
writeFileSync(new URL('generated/openapi.json', root), json(openApiDocument()));
writeFileSync(new URL('generated/asyncapi.json', root), json(asyncApiDocument()));
writeFileSync(new URL('src/hints/generated.ts', root), hintsSource());
