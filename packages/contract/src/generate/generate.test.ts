import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { readFolder, readSource } from '../../scripts/read-sources.ts';
import { restEndpointList } from '../rest/index.ts';
import { socketMessageList } from '../socket/index.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { hintsSource } from './hints.ts';
import { listSources } from './lists.ts';
import { namedShapes } from './named-shapes.ts';
import { openApiDocument } from './openapi.ts';
import { printJson } from './print-json.ts';

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: unknown }>>;
}

const file = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const plain = (value: unknown): Record<string, unknown> =>
  JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

/** What a `$ref` of a document leads to; `undefined` when it leads nowhere. */
const targetOf = (document: object, reference: string): unknown =>
  reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>(
      (node, name) => (node as Record<string, unknown> | undefined)?.[name],
      document,
    );

/** Every `$ref` of a document that leads nowhere. */
const lostReferences = (document: object): readonly string[] =>
  Array.from(
    JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g),
    ([, path]) => path ?? '',
  ).filter((path) => targetOf(document, path) === undefined);

/** A part of a document with everything in place that it refers to. */
function dereferenced(document: object, node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return dereferenced(document, targetOf(document, String(node.$ref)));
  if (Array.isArray(node)) return node.map((item) => dereferenced(document, item));
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, dereferenced(document, value)]),
  );
}

describe('generated documents', () => {
  it('are laid out in lines, and say what they are made of', () => {
    const value = {
      a: [1, 'b', null],
      long: ['x'.repeat(80), 'y'.repeat(80)],
      none: {},
      gone: undefined,
    };
    expect(JSON.parse(printJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    expect(printJson(value).split('\n')[1]).toBe('  "a": [1, "b", null],');
  });

  const written: readonly (readonly [string, () => string])[] = [
    ['generated/openapi.json', () => printJson(openApiDocument())],
    ['generated/asyncapi.json', () => printJson(asyncApiDocument())],
    ['src/hints/generated.ts', hintsSource],
    ...Object.entries(listSources(readFolder, readSource)).map(
      ([path, source]) => [`src/${path}`, () => source] as const,
    ),
  ];
  it.each(written)('%s is fresh (else: pnpm --filter @vx/contract run generate)', (path, make) => {
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

describe('named shapes', () => {
  const openApi = plain(openApiDocument());
  const asyncApi = plain(asyncApiDocument());
  const shapes = (document: object): Record<string, unknown> =>
    (document as { components: { schemas: Record<string, unknown> } }).components.schemas;

  it('have the names of the types that the index exports', () => {
    const exported = Object.values(readFolder('shapes')).flatMap((source) => [
      ...source.matchAll(/^export type (\w+) = Static<typeof (\w+)>/gm),
    ]);
    expect(exported.length).toBeGreaterThan(10);
    const names = new Set(namedShapes().values());
    expect(exported.filter(([, name = '']) => !names.has(name)).map(([, name]) => name)).toEqual(
      [],
    );
    expect(Object.keys(shapes(openApi))).toEqual(
      expect.arrayContaining(['Price', 'PageGuest', 'LiveOffer', 'ChatReceipt', 'Subscription']),
    );
  });

  it('have one name each, and no name twice', () => {
    const one = { type: 'object', required: ['a'], properties: { a: {} } };
    const other = { type: 'object', required: ['b'], properties: { b: {} } };
    expect(() => namedShapes({ a: { price: one }, b: { price: other } })).toThrow('called Price');
    expect(() => namedShapes({ a: { price: one, cost: { ...one } } })).toThrow('same shape');
  });

  it.each(
    restEndpointList
      .filter(({ audience }) => audience === 'anyone' || audience === 'guest')
      .map((entry) => [entry.key, entry] as const),
  )('say of %s what its definition says', (key, { body, response, binary }) => {
    const [method = '', path = ''] = key.split(' ');
    const operation = dereferenced(
      openApi,
      (openApi as { paths: Record<string, Record<string, unknown>> }).paths[path]?.[
        method.toLowerCase()
      ],
    ) as {
      readonly requestBody?: Content;
      readonly responses: Readonly<Record<string, Content>>;
    };
    const schemaOf = (content: Content | undefined) => content?.content['application/json']?.schema;
    expect(schemaOf(operation.requestBody)).toEqual(body && plain(body));
    if (!binary) expect(schemaOf(operation.responses['200'])).toEqual(plain(response ?? {}));
  });

  it.each(socketMessageList.map((entry) => [entry.name, entry] as const))(
    'say of the message %s what its definition says',
    (name, { payload }) => {
      const frame = dereferenced(
        asyncApi,
        targetOf(asyncApi, `#/channels/socket/messages/${name}/payload`),
      ) as { readonly properties: { readonly payload: unknown } };
      expect(frame.properties.payload).toEqual(plain(payload));
    },
  );

  it('take and refuse what the schemas took and refused', () => {
    const ajv = new Ajv({ strict: false });
    ajv.addSchema(openApi, 'openapi');
    const price = { value: 12, currency: 'VXC', formatted: '12', equivalent: null };
    const balance = '#/components/schemas/Price';
    const named = ajv.compile({ $ref: `openapi${balance}` });
    const inPlace = ajv.compile(dereferenced(openApi, { $ref: balance }) as object);
    for (const [sample, isValid] of [
      [price, true],
      [{ ...price, equivalent: { value: 9, currency: 'EUR', formatted: '0.09' } }, true],
      [{ ...price, equivalent: { value: 9, currency: 'CHF', formatted: '0.09' } }, false],
      [{ ...price, value: 1.5 }, false],
      [{ ...price, currency: 'XYZ' }, false],
      [null, false],
    ] as const)
      expect([named(sample), inPlace(sample)]).toEqual([isValid, isValid]);
  });
});
