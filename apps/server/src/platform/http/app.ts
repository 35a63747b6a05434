import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import type { Logger } from '@vx/kernel';
import type { Logger as Pino } from 'pino';
import { askFor, type AskedFor } from '../admission.ts';
import type { Config } from '../config.ts';
import { OperationError } from '../errors.ts';
import { loggableUrl } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { trustHops } from './caller-address.ts';
import { preferredLanguage, type InProcessCalls } from './identify.ts';
import { bodyLimit, parseJsonBodies } from './json-body.ts';
import { refusalBody, refusalOf, sendRefusal } from './refusal.ts';
import { sendPlainPage } from '../web/plain-page.ts';
import { answerOddTargets, rewriteTarget } from './settle-target.ts';
import { rateStoreOf, type Rates } from './rate-store.ts';
import { setSecurityHeaders } from './security-headers.ts';

export interface HttpAppDeps {
  readonly config: Pick<Config, 'origin' | 'trustProxy' | 'rateLimit'>;
  readonly log: Pino;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly inProcess: InProcessCalls;
  readonly rates: Rates;
  /** The node is about to end. */
  readonly isDraining: () => boolean;
}

/** Requests of an address are counted in windows of this many ms. */
export const rateWindowMs = 60_000;

const requestIdPattern = /^[\w-]{8,64}$/;

declare module 'fastify' {
  interface FastifyRequest {
    askedFor: AskedFor | null;
  }
}

/** The HTTP server with everything that all routes share; routes are mounted by the caller. */
export async function createHttpApp(deps: HttpAppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: trustHops(deps.config.trustProxy),
    rewriteUrl: rewriteTarget,
    bodyLimit,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // While the server ends, requests on open connections are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 4096, ignoreTrailingSlash: false },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
    },
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      // People who mistyped an address get something to read.
      if (request.headers.accept?.includes('text/html')) {
        void sendPlainPage(
          reply,
          preferredLanguage(request.headers['accept-language']),
          refusalOf(error).status,
        );
      } else void sendRefusal(error, request, reply, deps.logger);
    },
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) return;
      const body = JSON.stringify(
        refusalBody(refusalOf(new OperationError('INVALID_INPUT')), randomUUID()),
      );
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    },
  });
  parseJsonBodies(app);
  app.setErrorHandler((error, request, reply) => sendRefusal(error, request, reply, deps.logger));
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(new OperationError('NOT_FOUND'), request, reply, deps.logger),
  );
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    // The next request goes over a new connection, to a node that stays.
    if (deps.isDraining()) reply.header('connection', 'close');
    done();
  });
  answerOddTargets(app, deps.config.origin);
  admitByCaller(app, deps.inProcess);
  app.addHook('onResponse', (request, reply, done) => {
    measure(deps, request, reply.statusCode, reply.elapsedTime);
    done();
  });
  await app.register(cookie);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    inflateIfDeflated: false,
  });
  if (deps.config.rateLimit > 0) await limitRates(app, deps);
  return app;
}

/**
 * Lets connections of the database count as the caller's. Set again once the body is read, since its
 * events come from the connection.
 */
function admitByCaller(app: FastifyInstance, inProcess: InProcessCalls): void {
  app.decorateRequest('askedFor', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const known = inProcess.read(request);
    const guestId = known?.session?.accountId ?? null;
    // What a page asks for a visitor is shared with others, who must not wait behind one address.
    const address = known && guestId === null ? null : addressKey(known?.caller.ip ?? request.ip);
    const caller = { address, guestId };
    request.askedFor = caller;
    askFor(caller, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.askedFor) askFor(request.askedFor, done);
    else done();
  });
}

async function limitRates(app: FastifyInstance, deps: HttpAppDeps): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: deps.config.rateLimit,
    timeWindow: rateWindowMs,
    keyGenerator: (request) => addressKey(request.ip),
    allowList: (request) => deps.inProcess.read(request) !== null || isFree(request),
    skipOnError: true,
    store: rateStoreOf(deps.rates),
    errorResponseBuilder: (_request, { ttl }) =>
      new OperationError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(ttl / 1000) }),
  });
}

/** Files that never change cost next to nothing. */
function isFree(request: FastifyRequest): boolean {
  return /^\/(?:_desktop|_mobile|media|healthz|readyz)\b/.test(request.url);
}

/** One IPv6 customer has a whole /64. */
export function addressKey(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip;
}

function measure(deps: HttpAppDeps, request: FastifyRequest, status: number, ms: number): void {
  const route = request.routeOptions.url ?? 'unknown';
  deps.metrics.requests.observe(
    { method: request.method, route, status: String(status) },
    ms / 1000,
  );
  const level = status >= 500 && status !== 501 ? 'error' : 'info';
  if (!deps.log.isLevelEnabled(level)) return;
  deps.log[level](
    {
      requestId: request.id,
      method: request.method,
      url: loggableUrl(request.url),
      status,
      ms: Math.round(ms),
    },
    'request',
  );
}
