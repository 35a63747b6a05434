import { createHash, timingSafeEqual } from 'node:crypto';
import { fullQuery, restEndpointList, type RestKey } from '@vx/contract/rest';
import { STUDIO_PATH, STUDIO_PREFIX, studioEndpointList } from '@vx/contract/studio';
import { MAX_PARAM_LENGTH, type EndpointDefinition } from '@vx/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OperationError } from '../errors.ts';
import { watchCaller } from '../own-reads.ts';
import type { SecurityActor, SecurityLog } from '../security-log.ts';
import type {
  BinaryAnswer,
  RestCall,
  RestHandler,
  RestHandlers,
  StudioHandlers,
} from '../module.ts';
import { checkOrigin } from './origin-check.ts';
import { checkText } from './json-body.ts';
import { createChecks, type Check } from './schema-check.ts';
import type { Identify, IdentifyPerformer, Identity } from './identify.ts';
import { cookieName, cookieText } from './cookies.ts';

export const apiPrefix = '/api/v1';

export interface RestDeps {
  readonly handlers: RestHandlers;
  /** Calls of guests, or those of operators and tests, which have a port of their own. */
  readonly audience: 'guests' | 'operators';
  readonly identify: Identify;
  readonly origin: string;
  readonly secureCookies: boolean;
  readonly production: boolean;
  readonly operatorToken: string | null;
  readonly securityLog: SecurityLog;
  /** Called with an answer that the contract does not describe; tests throw here. */
  readonly onContractBreach?: (key: string, problem: string) => void;
}

/** Query parameters are text and may become numbers and flags; bodies are taken as they are. */
const queryCheck = createChecks({ useDefaults: true, coerceTypes: true });
const bodyCheck = createChecks({ useDefaults: true });
const answerCheck = createChecks({});

const idempotencyKey = /^[\w-]{8,64}$/;

declare module 'fastify' {
  interface FastifyRequest {
    identity: Known | null;
  }
}

/** Mounts every call of the guests' contract, or of operators and tests. Calls without a handler answer 501 `NOT_IMPLEMENTED`. */
export function mountRest(app: FastifyInstance, deps: RestDeps): void {
  const forOperators = deps.audience === 'operators';
  mountEndpoints(
    app,
    apiPrefix,
    restEndpointList.filter((entry) => !entry.outside && isOperators(entry) === forOperators),
    {
      ...deps,
      cookiePath: '/',
      isReachable: (call, request) => !forOperators || isOperator(call, request, deps),
      async identify(request) {
        const identity = await deps.identify(request);
        const { reads, session } = identity;
        return {
          ...identity,
          actor: identity.caller,
          isKnown: session !== null,
          caller: reads ? watchCaller(identity.caller, reads) : identity.caller,
        };
      },
    },
  );
}

export type StudioRestDeps = Omit<RestDeps, 'handlers' | 'audience' | 'identify'> & {
  readonly handlers: StudioHandlers;
  readonly identify: IdentifyPerformer;
};

/** Mounts every call of performers. Their credential is read here and nowhere else, and that of guests is not. */
export function mountStudioRest(app: FastifyInstance, deps: StudioRestDeps): void {
  mountEndpoints(app, STUDIO_PREFIX, studioEndpointList, {
    ...deps,
    cookiePath: STUDIO_PATH,
    isReachable: () => true,
    async identify(request) {
      const { caller, session, ...proof } = await deps.identify(request);
      return { ...proof, caller, actor: { ip: caller.ip }, isKnown: session !== null };
    },
  });
}

/** Who a request comes from, whatever kind of account that is. */
interface Known extends Pick<Identity, 'via' | 'stale'> {
  /** A session is there. */
  readonly isKnown: boolean;
  /** What handlers get. */
  readonly caller: unknown;
  readonly actor: SecurityActor;
}

interface MountDeps extends Omit<RestDeps, 'handlers' | 'audience' | 'identify'> {
  readonly handlers: object;
  readonly cookiePath: string;
  readonly isReachable: (call: string, request: FastifyRequest) => boolean;
  readonly identify: (request: FastifyRequest) => Promise<Known>;
}

function mountEndpoints(
  app: FastifyInstance,
  prefix: string,
  definitions: readonly EndpointDefinition[],
  deps: MountDeps,
): void {
  if (!app.hasRequestDecorator('identity')) app.decorateRequest('identity', null);
  const methodsByPath = new Map<string, string[]>();
  for (const definition of definitions) {
    const [method = '', path = ''] = definition.key.split(' ');
    const url = prefix + path.replaceAll(/\{(\w+)\}/g, ':$1');
    methodsByPath.set(url, [...(methodsByPath.get(url) ?? []), method]);
    mountEndpoint(app, definition, method, url, deps);
  }
  for (const [url, methods] of methodsByPath) refuseOtherMethods(app, url, methods, deps);
}

function mountEndpoint(
  app: FastifyInstance,
  definition: EndpointDefinition,
  method: string,
  url: string,
  deps: MountDeps,
): void {
  const handlers = deps.handlers as Readonly<Record<string, RestHandler<RestKey>>>;
  const handler = handlers[definition.key];
  const query = queryCheck(fullQuery(definition));
  const body = definition.body ? bodyCheck(definition.body) : null;
  const answer =
    deps.onContractBreach && definition.response ? answerCheck(definition.response) : null;

  app.route({
    method,
    url,
    config: rateLimitOf(definition),
    ...(definition.maxBodyBytes ? { bodyLimit: definition.maxBodyBytes } : {}),
    exposeHeadRoute: false,
    onRequest: async (request) => {
      if (!deps.isReachable(definition.key, request)) throw new OperationError('NOT_FOUND');
      if (!handler) throw new OperationError('NOT_IMPLEMENTED');
      const identity = await deps.identify(request);
      checkOrigin(request, { via: identity.via, caller: identity.actor }, deps);
      const needsLogIn = definition.audience === 'guest' || definition.audience === 'performer';
      if (needsLogIn && !identity.isKnown) {
        throw new OperationError(identity.stale ? 'SESSION_EXPIRED' : 'NEED_LOGIN');
      }
      request.identity = identity;
    },
    handler: async (request, reply) => {
      const identity = request.identity;
      if (!handler || !identity) throw new OperationError('NOT_IMPLEMENTED');
      const call = readCall(definition, request, identity, query, body);
      const cookies: string[] = [];
      const result: unknown = await handler({
        ...call,
        setCookie: (name, value, options) => {
          const wireName = cookieName(name, deps.secureCookies);
          cookies.push(
            cookieText(wireName, value, {
              ...options,
              secure: deps.secureCookies,
              path: deps.cookiePath,
            }),
          );
        },
      });
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      if (definition.binary) {
        reply.header('cache-control', cacheControl(definition));
        return sendBinary(reply, result as BinaryAnswer);
      }
      const breaches = answer?.(result) ?? null;
      if (breaches) {
        deps.onContractBreach?.(definition.key, JSON.stringify(breaches.slice(0, 3)));
      }
      return reply
        .header('cache-control', cacheControl(definition))
        .header('content-type', 'application/json; charset=utf-8')
        .send(JSON.stringify(result ?? null));
    },
  });
}

function readCall(
  definition: EndpointDefinition,
  request: FastifyRequest,
  identity: Known,
  query: Check,
  body: Check | null,
): Omit<RestCall<RestKey>, 'setCookie'> {
  const queryValues = { ...(request.query as Record<string, unknown>) };
  validate(query, queryValues, 'query');
  for (const value of Object.values(queryValues)) if (typeof value === 'string') checkText(value);
  if (body) validate(body, request.body, 'body');
  else if (!isEmptyBody(request.body)) throw invalid([{ path: 'body', rule: 'empty' }]);
  const params = request.params as Record<string, string>;
  for (const [name, value] of Object.entries(params)) {
    if (value === '' || value.length > (definition.maxParamLengths?.[name] ?? MAX_PARAM_LENGTH))
      throw invalid([{ path: `params/${name}`, rule: 'length' }]);
    checkText(value);
  }
  return {
    params: params,
    query: queryValues,
    body: request.body as never,
    caller: identity.caller as RestCall<RestKey>['caller'],
    idempotencyKey: definition.idempotent ? readIdempotencyKey(request) : null,
    headers: request.headers as Readonly<Record<string, string | undefined>>,
  };
}

function readIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
  if (typeof key !== 'string' || !idempotencyKey.test(key)) {
    throw invalid([{ path: 'headers/idempotency-key', rule: 'pattern' }]);
  }
  return key;
}

function validate(check: Check, value: unknown, where: string): void {
  const errors = check(value);
  if (!errors) return;
  throw invalid(
    errors.slice(0, 10).map(({ instancePath, keyword, params }) => {
      const member: unknown = params['missingProperty'] ?? params['additionalProperty'];
      const name = typeof member === 'string' ? `/${member.slice(0, 60)}` : '';
      return { path: `${where}${instancePath}${name}`, rule: keyword };
    }),
  );
}

function invalid(
  fields: readonly { readonly path: string; readonly rule: string }[],
): OperationError {
  return new OperationError('INVALID_INPUT', { fields });
}

function isEmptyBody(body: unknown): boolean {
  if (body === undefined || body === null) return true;
  return typeof body === 'object' && !Array.isArray(body) && Object.keys(body).length === 0;
}

const isOperators = ({ audience }: EndpointDefinition): boolean =>
  audience === 'operator' || audience === 'test';

/** Operator and test calls do not exist for anyone else, whatever the method. [RU-tracking-internal] [RU-tracking-test-endpoints] */
function isOperator(
  call: string,
  request: FastifyRequest,
  deps: Pick<RestDeps, 'operatorToken' | 'securityLog'>,
): boolean {
  const given = request.headers['x-operator-token'];
  if (typeof given !== 'string') return false;
  const allowed = deps.operatorToken !== null && isSame(given, deps.operatorToken);
  deps.securityLog.note(
    { event: 'operatorCall', call, outcome: allowed ? 'allowed' : 'denied' },
    { ip: request.ip, requestId: request.id },
  );
  return allowed;
}

/** In a time that tells nothing about how much of it was right. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** What an address may within a minute, before the request is looked at. */
function rateLimitOf({ limits }: EndpointDefinition): {
  rateLimit?: { max: number; timeWindow: number };
} {
  const max = limits === 'common' ? undefined : limits?.addressPerMinute;
  return max === undefined ? {} : { rateLimit: { max, timeWindow: 60_000 } };
}

function cacheControl(definition: EndpointDefinition): string {
  return definition.cacheSeconds
    ? `private, max-age=${definition.cacheSeconds}`
    : 'private, no-store';
}

function sendBinary(reply: FastifyReply, answer: BinaryAnswer): FastifyReply {
  if (answer.filename) {
    reply.header(
      'content-disposition',
      `attachment; filename="${answer.filename.replaceAll(/[^\w.-]/g, '_')}"`,
    );
  }
  return reply.header('content-type', answer.contentType).send(answer.content);
}

function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  methods: readonly string[],
  deps: MountDeps,
): void {
  const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
    (method) => !methods.includes(method),
  );
  app.route({
    method: [...others],
    url,
    exposeHeadRoute: false,
    onRequest: (request, reply) => {
      if (!deps.isReachable(`${request.method} ${url}`, request))
        return Promise.reject(new OperationError('NOT_FOUND'));
      reply.header('allow', methods.join(', '));
      return Promise.reject(new OperationError('METHOD_NOT_ALLOWED'));
    },
    handler: () => null,
  });
}
