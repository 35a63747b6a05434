import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { GraphqlOperation } from '@vx/contract/graphql';
import type { Logger } from '@vx/kernel';
import { isErrorCode, OperationError, type ErrorCode } from '../errors.ts';
import { readBearer, type Identify, type Identity } from '../http/identify.ts';
import { refusalBody, refusalOf } from '../http/refusal.ts';
import type { FeedTokens, Sessions } from '../auth.ts';
import type { GraphContext } from './builder.ts';
import { limitQueries, queryLimits } from './limits.ts';
import { createLoaders } from './loaders.ts';

export interface GraphqlDeps {
  readonly schemas: Readonly<Record<GraphqlOperation['service'], GraphQLSchema>>;
  readonly identify: Identify;
  readonly sessions: Sessions;
  readonly feedTokens: FeedTokens;
  readonly production: boolean;
  readonly logger: Logger;
}

const paths = { vxql: '/vxql', feed: '/feed/graphql' } as const;
const maxTokens = 2000;

/** Mounts both services: POST only, bearer required. [RU-api-query-single-endpoint] */
export function mountGraphql(app: FastifyInstance, deps: GraphqlDeps): void {
  for (const service of ['vxql', 'feed'] as const) {
    const execute = createExecutor(service, deps);
    app.route({
      method: 'POST',
      url: paths[service],
      handler: async (request, reply) => {
        const identity = await (service === 'feed'
          ? identifyFeed(request, deps)
          : identifyQuery(request, deps));
        if (identity instanceof OperationError) return refuse(reply, request, identity);
        return execute(request, reply, identity);
      },
    });
  }
}

/** A visitor's or a guest's bearer; a cookie is not enough. */
async function identifyQuery(
  request: FastifyRequest,
  deps: GraphqlDeps,
): Promise<Identity | OperationError> {
  const identity = await deps.identify(request);
  if (identity.stale) return new OperationError('SESSION_EXPIRED');
  return identity.via === 'bearer' ? identity : new OperationError('NEED_LOGIN');
}

/** The feed's own token, which only logged-in guests have. [RU-api-feed-token-logged-in] */
async function identifyFeed(
  request: FastifyRequest,
  deps: GraphqlDeps,
): Promise<Identity | OperationError> {
  const token = readBearer(request.headers.authorization);
  if (token === null) return new OperationError('NEED_LOGIN');
  const sessionId = deps.feedTokens.read(token);
  const session = sessionId === null ? null : await deps.sessions.byId(sessionId);
  if (!session) return new OperationError('SESSION_EXPIRED');
  const { caller } = await deps.identify(request);
  return {
    session,
    via: 'bearer',
    stale: false,
    caller: { ...caller, guestId: session.guestId, sessionId: session.sessionId },
  };
}

function refuse(reply: FastifyReply, request: FastifyRequest, error: OperationError): FastifyReply {
  const body = refusalBody(refusalOf(error), request.id);
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .send({ ...body, errors: [{ message: error.code, extensions: { code: error.code } }] });
}

type Execute = (
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity,
) => Promise<FastifyReply>;

function createExecutor(service: GraphqlOperation['service'], deps: GraphqlDeps): Execute {
  const limits: Plugin = {
    onValidate({ addValidationRule }) {
      addValidationRule(limitQueries(queryLimits));
      if (deps.production) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
  const yoga = createYoga<GraphContext>({
    schema: deps.schemas[service],
    graphqlEndpoint: paths[service],
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
    parserAndValidationCache: true,
    parserOptions: { maxTokens },
    maskedErrors: { maskError: (error) => maskError(error, deps.logger) },
    plugins: [limits],
  } as Parameters<typeof createYoga<GraphContext>>[0]);

  return async (request, reply, { caller }) => {
    const response = await yoga.fetch(
      `http://in-process${paths[service]}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(request.body ?? {}),
      },
      { caller, loaders: createLoaders() },
    );
    const text = await response.text();
    return reply
      .code(response.status)
      .header('cache-control', 'private, no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(text.startsWith('{"errors"') ? withCodes(text, deps.production) : text);
  };
}

interface ErrorText {
  message: string;
  extensions?: { code?: unknown };
}

/** Findings of Yoga and graphql about the request itself get our code; production tells no more than that. */
function withCodes(text: string, production: boolean): string {
  const body = JSON.parse(text) as { errors: ErrorText[] };
  for (const error of body.errors) {
    if (isErrorCode(error.extensions?.code)) continue;
    error.extensions = { code: 'INVALID_INPUT' satisfies ErrorCode };
    error.message = production ? 'INVALID_INPUT' : error.message.slice(0, 300);
  }
  return JSON.stringify(body);
}

/** Errors of resolvers leave with a code and without anything of the inside. */
function maskError(error: unknown, logger: Logger): Error {
  const { originalError, nodes, path } = error as Partial<GraphQLError>;
  if (isGraphqlError(error) && !originalError) return error;
  const refusal = refusalOf(originalError ?? error);
  if (refusal.ours) logger.error('query failed', { err: error });
  return new GraphQLError(refusal.code, {
    ...(nodes ? { nodes } : {}),
    ...(path ? { path } : {}),
    extensions: { code: refusal.code, ...(refusal.detail ? { detail: refusal.detail } : {}) },
  });
}

/** Yoga may hold a second copy of graphql, whose classes are not ours. */
function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}
