import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { GraphqlOperation } from '@vx/contract/graphql';
import type { Logger } from '@vx/kernel';
import { isErrorCode, OperationError, type ErrorCode } from '../errors.ts';
import { refusalOf } from '../http/refusal.ts';
import type { Caller } from '../module.ts';
import { watchCaller, type ReadLog } from '../own-reads.ts';
import type { GraphContext } from './builder.ts';
import type { QueryBudget } from './budget.ts';
import { costOf, limitQueries, queryLimits } from './limits.ts';
import { createLoaders } from './loaders.ts';
import { createOwn } from './own.ts';
import type { QueryGate } from './query-gate.ts';

export interface ExecutorDeps {
  readonly schema: GraphQLSchema;
  readonly production: boolean;
  readonly logger: Logger;
  readonly budget: QueryBudget;
  readonly gate: QueryGate;
}

export interface QueryCall {
  readonly caller: Caller;
  /** The request's body, or the query of its address, with the text of the document. */
  readonly body: unknown;
  /** A page of ours asks in process: it is counted as a page. */
  readonly isOurs: boolean;
  /** Writes down what of the guest is read, where others may get the answer as well. */
  readonly reads?: ReadLog | undefined;
}

/** Answers a query in the media type that the request accepts. */
export type Execute = (
  request: FastifyRequest,
  reply: FastifyReply,
  call: QueryCall,
) => Promise<FastifyReply>;

const maxTokens = 2000;

interface ServerContext extends GraphContext {
  readonly isOurs: boolean;
  readonly reads?: ReadLog | undefined;
}

export function createExecutor(service: GraphqlOperation['service'], deps: ExecutorDeps): Execute {
  const endpoint = `http://in-process/${service}`;
  const yoga = createYoga<ServerContext>({
    schema: deps.schema,
    graphqlEndpoint: `/${service}`,
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
    parserAndValidationCache: true,
    parserOptions: { maxTokens },
    maskedErrors: { maskError: (error) => maskError(error, deps.logger) },
    plugins: [limits(deps), admission(deps)],
  } as Parameters<typeof createYoga<ServerContext>>[0]);

  /** As Yoga is asked; by GET it answers queries only. */
  const requestOf = (method: string, accept: string, body: unknown): [string, RequestInit] => {
    if (method === 'GET') {
      const given = Object.entries(body as Record<string, string | undefined>);
      const query = given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
      return [`${endpoint}?${new URLSearchParams(query)}`, { headers: { accept } }];
    }
    return [
      endpoint,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept },
        body: body === undefined ? '' : JSON.stringify(body),
      },
    ];
  };

  return async (request, reply, { caller, body, isOurs, reads }) => {
    const loaders = createLoaders();
    const response = await yoga.fetch(
      ...requestOf(request.method, request.headers.accept ?? '*/*', body),
      {
        caller: reads ? watchCaller(caller, reads) : caller,
        loaders,
        own: createOwn(caller.guestId, loaders, reads ?? null),
        isOurs,
        reads,
      },
    );
    const text = await response.text();
    return reply
      .code(response.status)
      .headers({ ...Object.fromEntries(response.headers), 'cache-control': 'private, no-store' })
      .send(text.startsWith('{"errors"') ? withCodes(text, deps.production) : text);
  };
}

/** Refuses what costs more than any page of ours before it is worked on. */
function limits({ production }: ExecutorDeps): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(limitQueries(queryLimits));
      if (production) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

/** Charges the caller for a query, and lets expensive ones wait for one another. */
function admission({ budget, gate }: ExecutorDeps): Plugin<ServerContext> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const { caller, isOurs, reads } = args.contextValue;
      // What a guest changes is nobody else's, whatever was read for it.
      if (reads && changes(args.document)) reads.own();
      if (isOurs) return undefined;
      const points = costOf(args.document, args.operationName, args.variableValues ?? {});
      try {
        budget.charge(caller, points);
        const leave = await gate.enter(points);
        return { onExecuteDone: leave };
      } catch (error) {
        if (!(error instanceof OperationError)) throw error;
        setResultAndStopExecution({ errors: [notAdmitted(error)] });
        return undefined;
      }
    },
  };
}

const changes = ({ definitions }: DocumentNode): boolean =>
  definitions.some((part) => part.kind === Kind.OPERATION_DEFINITION && part.operation !== 'query');

function notAdmitted({ code, status, detail = {} }: OperationError): GraphQLError {
  const { retryAfter } = detail as { readonly retryAfter?: number };
  return new GraphQLError(code, {
    extensions: {
      code,
      detail,
      http: { status, headers: { 'retry-after': String(retryAfter ?? 1) } },
    },
  });
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
