import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GraphqlOperation } from '@vx/contract/graphql';
import type { Logger } from '@vx/kernel';
import { OperationError } from '../errors.ts';
import { checkOrigin } from '../http/origin-check.ts';
import { readBearer, type Identify, type Identity, type InProcessCalls } from '../http/identify.ts';
import { refusalBody, refusalOf } from '../http/refusal.ts';
import type { FeedTokens, Sessions } from '../auth.ts';
import type { SecurityLog } from '../security-log.ts';
import type { QueryBudget } from './budget.ts';
import type { TrustedDocuments } from './documents.ts';
import { createExecutor } from './executor.ts';
import { createQueryGate } from './query-gate.ts';

type Service = GraphqlOperation['service'];

export interface GraphqlDeps {
  readonly schemas: Readonly<Record<Service, GraphQLSchema>>;
  readonly identify: Identify;
  readonly sessions: Sessions;
  readonly feedTokens: FeedTokens;
  readonly inProcess: InProcessCalls;
  readonly production: boolean;
  readonly documents: TrustedDocuments;
  /** Takes documents by their ids alone. */
  readonly documentsOnly: boolean;
  readonly budget: QueryBudget;
  readonly securityLog: SecurityLog;
  readonly origin: string;
  readonly logger: Logger;
}

const paths = { vxql: '/vxql', feed: '/feed/graphql' } as const;

/**
 * Mounts both services. Our clients post [RU-api-query-single-endpoint]; others may GET queries, as GraphQL over HTTP
 * has it, never mutations. A bearer is required, or the cookie of the page that calls, with the page's tag beside it:
 * no other site can ask in the name of a guest, by GET as little as by POST.
 */
export function mountGraphql(app: FastifyInstance, deps: GraphqlDeps): void {
  const gate = createQueryGate();
  for (const service of ['vxql', 'feed'] as const) {
    const execute = createExecutor(service, { ...deps, schema: deps.schemas[service], gate });
    app.route({
      method: ['GET', 'POST'],
      url: paths[service],
      // The same as GET, and never asked for.
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const identity = await identifyOf[service](request, deps).catch(asRefusal);
        if (identity instanceof OperationError) return refuse(reply, request, identity);
        const body = await withText(service, request, identity, deps);
        if (body instanceof OperationError) return refuse(reply, request, body);
        const isOurs = deps.inProcess.read(request) !== null;
        const { caller, reads } = identity;
        return execute(request, reply, { caller, body, isOurs, reads });
      },
    });
  }
}

/** What is asked (the request's body, or the query of its address) with the text of the document that it names by its id. */
async function withText(
  service: Service,
  request: FastifyRequest,
  { caller }: Identity,
  deps: GraphqlDeps,
): Promise<unknown> {
  const asked = request.method === 'GET' ? request.query : request.body;
  const given = (asked ?? {}) as Readonly<Record<string, unknown>>;
  const id = given['documentId'];
  if (id === undefined && !deps.documentsOnly) return asked;
  const query = typeof id === 'string' ? await deps.documents.find(service, id) : null;
  if (query === null) {
    deps.securityLog.note({ event: 'documentRefused', service }, caller);
    return new OperationError('DOCUMENT_REFUSED');
  }
  return { query, variables: given['variables'] };
}

/** A visitor's or a guest's bearer, or the page's cookie; a cookie alone is not enough. */
async function identifyQuery(request: FastifyRequest, deps: GraphqlDeps): Promise<Identity> {
  const identity = await deps.identify(request);
  if (identity.stale) throw new OperationError('SESSION_EXPIRED');
  if (identity.via !== 'bearer' && identity.via !== 'page') throw new OperationError('NEED_LOGIN');
  checkOrigin(request, identity, deps);
  return identity;
}

/** The feed's own token, which only logged-in guests have, or the page's cookie. [RU-api-feed-token-logged-in] */
async function identifyFeed(request: FastifyRequest, deps: GraphqlDeps): Promise<Identity> {
  const token = readBearer(request.headers.authorization);
  if (token === null) {
    const identity = await identifyQuery(request, deps);
    if (identity.session === null) throw new OperationError('NEED_LOGIN');
    return identity;
  }
  const sessionId = deps.feedTokens.read(token);
  const session = sessionId === null ? null : await deps.sessions.byId(sessionId);
  if (!session) throw new OperationError('SESSION_EXPIRED');
  const { caller } = await deps.identify(request);
  return {
    session,
    via: 'bearer',
    stale: false,
    caller: { ...caller, guestId: session.accountId, sessionId: session.sessionId },
  };
}

const identifyOf = { vxql: identifyQuery, feed: identifyFeed } as const;

function asRefusal(error: unknown): OperationError {
  if (error instanceof OperationError) return error;
  throw error;
}

function refuse(reply: FastifyReply, request: FastifyRequest, error: OperationError): FastifyReply {
  const body = refusalBody(refusalOf(error), request.id);
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .send({ ...body, errors: [{ message: error.code, extensions: { code: error.code } }] });
}
