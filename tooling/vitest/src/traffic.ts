/**
 * What went over the wire in a run: a line of JSON each, the first of them the tree. `pnpm spec` reads it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { hasSubscribers, subscribe } from 'node:diagnostics_channel';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fieldsOf } from './query-fields.ts';

export interface Exchange {
  /** A page of an app (its browser, or the server that renders it) or any other client. */
  readonly from: 'page' | 'other';
  /** Whose page. */
  readonly app: 'desktop' | 'mobile' | null;
  readonly kind: 'rest' | 'graphql' | 'socket';
  /** `GET /video/:id` below the prefix of the API, the field of a query, or the type of a message. */
  readonly name: string;
  /** Of HTTP. A field that came with an error has 500, a message has none. */
  readonly status: number | null;
}

/** Begins the file of a run: what an earlier one saw proves nothing about this tree. */
export function beginTraffic(file: string, tree: string | null): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ tree })}\n`);
}

const noted = new Set<string>();

/** Writes down that this was seen: once for each process, however often it comes. */
export function noteTraffic(file: string, exchange: Exchange): void {
  const line = JSON.stringify(exchange);
  // Where no run has begun, nobody counts: a server that is started by hand, say.
  if (noted.has(line) || !existsSync(file)) return;
  noted.add(line);
  // Short lines are appended whole, also when several processes do it at once.
  appendFileSync(file, `${line}\n`);
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

interface Request {
  readonly method: string;
  readonly headers: Headers;
  readonly routeOptions: { readonly url?: string };
  readonly body?: unknown;
  readonly query?: unknown;
}

interface Reply {
  readonly statusCode: number;
}

interface Hooks {
  addHook(
    name: 'onRequest',
    hook: (request: Request, reply: Reply, done: () => void) => void,
  ): void;
  addHook(
    name: 'onSend',
    hook: (
      request: Request,
      reply: Reply,
      payload: unknown,
      done: (error: null, payload: unknown) => void,
    ) => void,
  ): void;
}

/** Fastify says here that it has made a server. */
const made = 'fastify.initialization';
const prefix = '/api/v1';
const queryServices: ReadonlySet<string> = new Set(['/vxql', '/feed/graphql']);

/**
 * Writes down every call that a Fastify server of this process answers. Called before it is made.
 * @param documents texts of the queries that clients name by an id
 */
export function recordCalls(file: string, documents: Readonly<Record<string, string>>): void {
  // Set up again for each file of tests.
  if (hasSubscribers(made)) return;
  const pages = new AsyncLocalStorage<Exchange['app']>();
  subscribe(made, (message) => {
    const { fastify } = message as { readonly fastify: Hooks };
    fastify.addHook('onRequest', ({ headers }, _reply, done) => {
      // What a page asks while it is rendered comes within the request of that page.
      if (isInProcess(headers)) done();
      else pages.run(appOf(headers), done);
    });
    fastify.addHook('onSend', (request, reply, payload, done) => {
      const url = request.routeOptions.url ?? '';
      const from = isInProcess(request.headers) || isOfBrowser(request.headers) ? 'page' : 'other';
      const app = from === 'page' ? (pages.getStore() ?? null) : null;
      if (queryServices.has(url))
        for (const [name, status] of fieldsOf(request.body ?? request.query, payload, documents))
          noteTraffic(file, { from, app, kind: 'graphql', name, status });
      else if (url !== '') {
        const path = url.startsWith(prefix) ? url.slice(prefix.length) : url;
        const name = `${request.method} ${path}`;
        noteTraffic(file, { from, app, kind: 'rest', name, status: reply.statusCode });
      }
      done(null, payload);
    });
  });
}

const isInProcess = (headers: Headers): boolean => headers['x-vx-in-process'] !== undefined;

/** Browsers say where a request comes from, and no script can say it for them. */
const isOfBrowser = (headers: Headers): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] !== undefined;

const appOf = (headers: Headers): Exchange['app'] =>
  /Android|Mobile/.test(String(headers['user-agent'])) ? 'mobile' : 'desktop';
