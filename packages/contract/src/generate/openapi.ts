import type { TObject, TSchema } from 'typebox';
import { MAX_PARAM_LENGTH, type EndpointDefinition } from '../define.ts';
import { errorCodes, type ErrorCode } from '../errors/index.ts';
import { SESSION_TAG_HEADER } from '../hints/index.ts';
import { commonQuery, restEndpointList } from '../rest/index.ts';
import { namedShapes, withNamedShapes, type Json } from './named-shapes.ts';

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

const names = namedShapes();

/** What a call goes with; calls for anyone need neither. */
const credentials: readonly Json[] = [
  { bearer: [] },
  { cookie: [] },
  { cookie: [], sessionTag: [] },
];

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

const pathParameter = (name: string, maxLength: number): Json => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', minLength: 1, maxLength },
});

function parametersOf(definition: EndpointDefinition, path: string): readonly Json[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const inPath = names.map((name) => {
    const maxLength = definition.maxParamLengths?.[name];
    return maxLength === undefined
      ? { $ref: `#/components/parameters/path-${name}` }
      : pathParameter(name, maxLength);
  });
  const query = definition.query as TObject | undefined;
  const required = new Set<string>(query?.required ?? []);
  const inQuery = Object.entries((query?.properties ?? {}) as Record<string, TSchema>).map(
    ([name, schema]) => ({ name, in: 'query', required: required.has(name), schema }),
  );
  const common = Object.keys(commonQuery)
    .filter((name) => !names.includes(name))
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const key = definition.idempotent ? [{ $ref: '#/components/parameters/idempotencyKey' }] : [];
  return [...inPath, ...inQuery, ...common, ...key];
}

/** What a call may answer beside the common codes. */
function ownCodesOf(definition: EndpointDefinition): readonly ErrorCode[] {
  return [
    ...(definition.audience === 'guest' ? (['NEED_LOGIN', 'SESSION_EXPIRED'] as const) : []),
    ...(definition.idempotent
      ? (['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED'] as const)
      : []),
    ...(definition.errors ?? []),
    ...(definition.built ? [] : (['NOT_IMPLEMENTED'] as const)),
  ];
}

/** Refusals by status; `default` stands for the statuses at which a call has no code of its own. */
function refusalsOf(definition: EndpointDefinition): Json {
  const statusOf = (code: ErrorCode): number | null => errorCodes[code].status;
  const own = new Set(ownCodesOf(definition).map(statusOf));
  const byStatus = new Map<number, Set<string>>();
  for (const code of [...commonCodes, ...ownCodesOf(definition)]) {
    const status = statusOf(code);
    if (status === null || !own.has(status)) continue;
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  const responses = [...byStatus].map(([status, codes]) => [
    String(status),
    { $ref: `#/components/responses/${[...codes].join('-')}` },
  ]);
  return {
    ...Object.fromEntries(responses),
    default: { $ref: '#/components/responses/CommonRefusal' },
  };
}

/** A refusal with one of these codes. */
const refusalWith = (codes: readonly string[]): Json => ({
  description: codes.join(', '),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/RefusalBody' },
          { properties: { error: { properties: { code: { enum: codes } } } } },
        ],
      },
    },
  },
});

/** The refusals that are referred to, each described once. */
function refusalComponents(paths: Readonly<Record<string, unknown>>): Json {
  const names = new Set(
    [...JSON.stringify(paths).matchAll(/#\/components\/responses\/([A-Z_-]+)"/g)].map(
      ([, name]) => name ?? '',
    ),
  );
  const own = [...names].toSorted().map((name) => [name, refusalWith(name.split('-'))]);
  return { CommonRefusal: refusalWith(commonCodes), ...Object.fromEntries(own) };
}

/** An answer that is a shape of the contract is described once. */
function successOf(definition: EndpointDefinition): Json {
  const name = names.get(JSON.stringify(definition.response));
  if (name !== undefined) return { $ref: `#/components/responses/${name}` };
  if (definition.binary) {
    return { description: 'A document or media.', content: { 'application/octet-stream': {} } };
  }
  return {
    description: definition.summary,
    content: { 'application/json': { schema: definition.response ?? {} } },
  };
}

function successComponents(): Json {
  const shapes = restEndpointList.filter(isPublic).flatMap(({ response }) => {
    const name = names.get(JSON.stringify(response));
    return name === undefined ? [] : [[name, response] as const];
  });
  return Object.fromEntries(
    shapes.map(([name, schema]) => [
      name,
      { description: name, content: { 'application/json': { schema } } },
    ]),
  );
}

function operationOf(definition: EndpointDefinition): Json {
  const { method, path } = addressOf(definition);
  return {
    operationId: `${method}${camel(path)}`,
    tags: [path.split('/')[1] ?? ''],
    summary: definition.summary,
    ...(definition.id === null ? {} : { 'x-specification-id': definition.id }),
    ...(definition.built ? {} : { 'x-built': false }),
    ...(definition.cacheSeconds === undefined
      ? {}
      : { 'x-cache-seconds': definition.cacheSeconds }),
    ...(definition.audience === 'anyone' ? { security: [...credentials, {}] } : {}),
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

function componentParameters(paths: Readonly<Record<string, unknown>>): Json {
  const common = Object.entries(commonQuery).map(([name, schema]) => [
    name,
    { name, in: 'query', required: false, schema },
  ]);
  const inPath = [...JSON.stringify(paths).matchAll(/parameters\/path-(\w+)"/g)].map(
    ([, name = '']) => [`path-${name}`, pathParameter(name, MAX_PARAM_LENGTH)],
  );
  return {
    ...Object.fromEntries(common),
    ...Object.fromEntries(inPath),
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
  return withNamedShapes({
    openapi: '3.1.0',
    info: { title: 'VX REST', version: '1.0.0' },
    servers: [{ url: '/api/v1' }],
    security: credentials,
    paths,
    components: {
      parameters: componentParameters(paths),
      responses: { ...successComponents(), ...refusalComponents(paths) },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'vx_sid' },
        sessionTag: {
          type: 'apiKey',
          in: 'header',
          name: SESSION_TAG_HEADER,
          description:
            'Beside the cookie: whose page calls. Another session than the cookie is refused.',
        },
      },
      schemas: {
        RefusalBody: {
          type: 'object',
          required: ['error'],
          properties: { error: { $ref: '#/components/schemas/ErrorBody' } },
        },
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
  });
}
