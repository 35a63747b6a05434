import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { restEndpointList } from '../rest/index.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { hintsSource } from './hints.ts';
import { openApiDocument } from './openapi.ts';

const file = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const printed = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const plain = (value: unknown): Record<string, unknown> =>
  JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

/** Every `$ref` of a document that leads nowhere. */
function lostReferences(document: object): readonly string[] {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
  return references
    .map(([, path]) => path ?? '')
    .filter((path) => {
      const target = path
        .split('/')
        .reduce<unknown>(
          (node, name) => (node as Record<string, unknown> | undefined)?.[name],
          document,
        );
      return target === undefined;
    });
}

describe('generated documents', () => {
  it.each([
    ['generated/openapi.json', () => printed(openApiDocument())],
    ['generated/asyncapi.json', () => printed(asyncApiDocument())],
    ['src/hints/generated.ts', hintsSource],
  ])('%s is fresh (else: pnpm --filter @vx/contract run generate)', (path, make) => {
    expect(file(path) === make()).toBe(true);
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(plain(openApiDocument()));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(lostReferences(plain(openApiDocument()))).toEqual([]);
  });

  it('is a valid AsyncAPI 3 document', () => {
    const require = createRequire(import.meta.url);
    const schema = require('@asyncapi/specs/schemas/3.0.0-without-$id.json') as object;
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    validate(plain(asyncApiDocument()));
    expect(validate.errors ?? []).toEqual([]);
    expect(lostReferences(plain(asyncApiDocument()))).toEqual([]);
  });

  it('keeps operator and test calls out of the public document', () => {
    const paths = Object.keys(openApiDocument().paths as object);
    expect(paths).toContain('/alive');
    expect(
      paths.filter((path) => path.startsWith('/internal') || path.startsWith('/test')),
    ).toEqual([]);
  });

  it('names each operation once', () => {
    const ids = [...JSON.stringify(openApiDocument()).matchAll(/"operationId":"(\w+)"/g)].map(
      ([, id]) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
    const open = restEndpointList.filter((entry) => ['anyone', 'guest'].includes(entry.audience));
    expect(ids).toHaveLength(open.length);
  });
});
