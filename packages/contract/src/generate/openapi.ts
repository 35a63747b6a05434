import type { TObject, TSchema } from 'typebox';
import { MAX_PARAM_LENGTH, type EndpointDefinition } from '../define.ts';
import { errorCodes } from '../errors/index.ts';
import { SESSION_TAG_HEADER } from '../hints/index.ts';
import { commonQuery, restEndpointList } from '../rest/index.ts';

type Json = Readonly<Record<string, unknown>>;

/** Codes that any call may answer, beside its own. */
const commonCodes = [
  'INVALID_INPUT',
  'ORIGIN_REFUSED',
  'SESSION_REPLACED',
  'BODY_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
] as const;

/** Operator, provider and test calls stay out of the public document. */
const isPublic = (definition: EndpointDefinition): boolean =>
  definition.audience === 'anyone' || definition.audience === 'guest';

const camel = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Splits `'GET /a/{b}'`. */
function addressOf(definition: EndpointDefinition): {
  readonly method: string;
  readonly path: string;
} {
  const [method = '', path = ''] = definition.key.split(' ');
  return { method: method.toLowerCase(), path };
}

function parametersOf(definition: EndpointDefinition, path: string): readonly Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: {
      type: 'string',
      minLength: 1,
      maxLength: definition.maxParamLengths?.[name ?? ''] ?? MAX_PARAM_LENGTH,
    },
  }));
  const query = definition.query as TObject | undefined;
  const required = new Set<string>(query?.required ?? []);
  const inQuery = Object.entries((query?.properties ?? {}) as Record<string, TSchema>).map(
    ([name, schema]) => ({ name, in: 'query', required: required.has(name), schema }),
  );
  const common = Object.keys(commonQuery)
    .filter((name) => !inPath.some((parameter) => parameter.name === name))
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const key = definition.idempotent ? [{ $ref: '#/components/parameters/idempotencyKey' }] : [];
  const tag = { $ref: '#/components/parameters/sessionTag' };
  return [...inPath, ...inQuery, ...common, tag, ...key];
}

function codesOf(definition: EndpointDefinition): readonly string[] {
  return [
    ...new Set([
      ...commonCodes,
      ...(definition.audience === 'guest' ? ['NEED_LOGIN', 'SESSION_EXPIRED'] : []),
      ...(definition.idempotent ? ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED'] : []),
      ...(definition.errors ?? []),
      ...(definition.built ? [] : ['NOT_IMPLEMENTED']),
    ]),
  ];
}

function refusalsOf(definition: EndpointDefinition): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of codesOf(definition)) {
    const status = errorCodes[code as keyof typeof errorCodes].status;
    if (status === null) continue;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { $ref: `#/components/responses/${codes.join('-')}` },
    ]),
  );
}

/** The refusals that are referred to, each described once. */
function refusalComponents(paths: Readonly<Record<string, unknown>>): Json {
  const names = new Set(
    [...JSON.stringify(paths).matchAll(/#\/components\/responses\/([A-Z_-]+)/g)].map(
      ([, name]) => name ?? '',
    ),
  );
  return Object.fromEntries(
    [...names].toSorted().map((name) => [
      name,
      {
        description: name.replaceAll('-', ', '),
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['error'],
              properties: {
                error: {
                  allOf: [
                    { $ref: '#/components/schemas/ErrorBody' },
                    { type: 'object', properties: { code: { enum: name.split('-') } } },
                  ],
                },
              },
            },
          },
        },
      },
    ]),
  );
}

function successOf(definition: EndpointDefinition): Json {
  if (definition.binary) {
    return { description: 'A document or media.', content: { 'application/octet-stream': {} } };
  }
  return {
    description: definition.summary,
    content: { 'application/json': { schema: definition.response ?? {} } },
  };
}

function operationOf(definition: EndpointDefinition): Json {
  const { method, path } = addressOf(definition);
  return {
    operationId: `${method}${camel(path)}`,
    tags: [path.split('/')[1] ?? ''],
    summary: definition.summary,
    ...(definition.id === null ? {} : { 'x-specification-id': definition.id }),
    'x-built': definition.built,
    ...(definition.cacheSeconds === undefined
      ? {}
      : { 'x-cache-seconds': definition.cacheSeconds }),
    security: [{ bearer: [] }, { cookie: [] }, ...(definition.audience === 'anyone' ? [{}] : [])],
    parameters: parametersOf(definition, path),
    ...(definition.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: definition.body } },
          },
        }),
    responses: { '200': successOf(definition), ...refusalsOf(definition) },
  };
}

function componentParameters(): Json {
  const common = Object.entries(commonQuery).map(([name, schema]) => [
    name,
    { name, in: 'query', required: false, schema },
  ]);
  return {
    ...Object.fromEntries(common),
    sessionTag: {
      name: SESSION_TAG_HEADER,
      in: 'header',
      required: false,
      description:
        'Beside the cookie: whose page calls. Another session than the cookie is refused.',
      schema: { type: 'string', maxLength: 100 },
    },
    idempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'Kept for ever: the same key with the same request answers the same bytes.',
      schema: { type: 'string', minLength: 8, maxLength: 64 },
    },
  };
}

/** The public REST calls as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const definition of restEndpointList.filter(isPublic)) {
    const { method, path } = addressOf(definition);
    const item = (paths[path] ??= definition.outside ? { servers: [{ url: '/' }] } : {});
    item[method] = operationOf(definition);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'VX REST', version: '1.0.0' },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      parameters: componentParameters(),
      responses: refusalComponents(paths),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'vx_sid' },
      },
      schemas: {
        ErrorBody: {
          type: 'object',
          required: ['code', 'detail', 'requestId'],
          properties: {
            code: { type: 'string' },
            detail: { type: ['object', 'null'] },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}
