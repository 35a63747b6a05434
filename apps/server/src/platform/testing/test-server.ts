import { STUDIO_PREFIX, type StudioKey } from '@vx/contract/studio';
import type { Clock } from '@vx/kernel';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Compose } from '../compose.ts';
import { readConfig } from '../config.ts';
import type { Mail } from '../mail.ts';
import { migrationsOf } from '../merge.ts';
import type { ServerModule } from '../module.ts';
import type { SecurityEvent } from '../security-log.ts';
import { startServer, type RunningServer } from '../server.ts';
import type { Platform } from '../services.ts';
import type { MountWeb } from '../web/mount-web.ts';
import type { PlatformCore } from '../compose.ts';
import { composeDry } from './dry-product.ts';
import type { DatabaseKind } from './databases.ts';
import { createTestDatabase } from './test-database.ts';
import { productOf } from './test-product.ts';
import { TestSocket, type TestSocketOptions } from './test-socket.ts';

export interface TestServerOptions {
  readonly database: DatabaseKind;
  /**
   * The modules under test, made from the platform; accounts, money and guest come along by
   * themselves. Default: the whole product.
   */
  readonly modules?: (platform: PlatformCore) => readonly ServerModule[];
  /** Turn time by hand. Default: the machine's clock. */
  readonly clock?: Clock;
  /** Run recurring tasks and jobs in the background. Default: false; use `runDueJobs` and `runTask`. */
  readonly background?: boolean;
  /** Hosts apps, with the role `web` in `env`. */
  readonly mountWeb?: MountWeb;
  /** Further configuration, like `{ REDIS_URL: … }`. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into JSON freely
  readonly body: any;
}

/** A guest that is logged in on the test server. */
export interface TestGuest {
  readonly guestId: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly bearer: string;
  /** Of the feed service. */
  readonly feedToken: string;
  /** Public tag of the session. */
  readonly accessToken: string;
  /** `vx_sid=…` */
  readonly cookie: string;
  /** `vx_device=…` */
  readonly device: string;
}

export interface TestCallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  /** Logs the call in, by bearer. */
  readonly as?: TestGuest;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestServer extends AsyncDisposable {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** The same for metrics and operator calls. */
  readonly operations: string;
  readonly platform: Platform;
  readonly running: RunningServer;
  /** Address of the PostgreSQL database, for a second node; `null` on PGlite. */
  readonly databaseUrl: string | null;
  /** What the security log got, in order. */
  readonly securityEvents: readonly SecurityEvent[];
  /** Mails that were sent, in order. */
  mails(): Promise<readonly Mail[]>;
  /** A REST call by its contract key. */
  call(key: string, options?: TestCallOptions): Promise<TestAnswer>;
  /** A call of the studio by its contract key. */
  studio(
    key: StudioKey,
    options?: Omit<TestCallOptions, 'as'> & { readonly as?: { readonly bearer: string } },
  ): Promise<TestAnswer>;
  /** A query to `/vxql` (or the feed service). */
  query(
    document: string,
    options?: {
      readonly variables?: Readonly<Record<string, unknown>>;
      readonly as?: TestGuest;
      readonly language?: string;
    },
  ): Promise<TestAnswer>;
  /** Signs a new guest up; with `isConfirmed` the address is the guest's for certain. */
  signUp(overrides?: {
    readonly email?: string;
    readonly name?: string;
    readonly isConfirmed?: boolean;
    /** `vx_device=…`: the same browser as another guest's. Default: a new one. */
    readonly device?: string;
  }): Promise<TestGuest>;
  /** Opens a socket, as a guest or a visitor. */
  socket(options?: TestSocketOptions & { readonly as?: TestGuest }): Promise<TestSocket>;
  /** Runs all due jobs until none is left. */
  runDueJobs(): Promise<void>;
  /** Runs a recurring task once, by its name. */
  runTask(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Calls that live on the port of operations. */
const forOperators = /^[A-Z]+ \/(?:internal|test)\//;

const password = 'a fine long password';

/** A whole server on a random port of this machine, with a database of its own. */
export async function createTestServer(options: TestServerOptions): Promise<TestServer> {
  const compose = options.modules
    ? productOf(options.modules)
    : (await import('../../product.ts')).composeProduct;
  const database = await createTestDatabase({
    database: options.database,
    migrations: await migrationsOfProduct(compose),
  });
  const securityEvents: SecurityEvent[] = [];
  const running = await startServer({
    onSecurityEvent: (event) => securityEvents.push(event),
    config: readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      VX_LOG_LEVEL: 'error',
      VX_RATE_LIMIT: '0',
      VX_ROLES: options.background ? 'api,realtime,worker' : 'api,realtime',
      VX_SEED: 'off',
      VX_OPERATIONS_PORT: '0',
      VX_FFMPEG: '',
      ...options.env,
    }),
    compose,
    database: { ...database.database, close: () => database.close() },
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.mountWeb ? { mountWeb: options.mountWeb } : {}),
    onContractBreach(key, problem) {
      throw new Error(`The answer of ${key} breaks the contract: ${problem}`);
    },
  });
  const { address: origin, operationsAddress, platform } = running;
  const operations = operationsAddress ?? origin;
  const sockets = new Set<TestSocket>();
  let guests = 0;

  const server: TestServer = {
    origin,
    operations,
    platform,
    running,
    securityEvents,
    databaseUrl: database.url,
    mails: async () => (await running.platform.outbox.list(1000)).toReversed(),
    call: (key, callOptions) =>
      call(`${forOperators.test(key) ? operations : origin}/api/v1`, key, callOptions),
    studio: (key, callOptions) => call(`${origin}${STUDIO_PREFIX}`, key, callOptions),
    async query(document, { variables, as, language } = {}) {
      const bearer = as?.bearer ?? anonymousBearer(running);
      const response = await fetch(`${origin}/vxql?language=${language ?? 'en'}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ query: document, variables }),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    async signUp(overrides = {}) {
      guests += 1;
      const mark = `${Date.now().toString(36)}${guests}`;
      const email = overrides.email ?? `guest-${mark}@example.test`;
      const name = overrides.name ?? `Guest ${mark}`;
      const answer = await server.call('POST /auth/signup', {
        body: { email, password, name, language: 'en', acceptTerms: true, ofAge: true },
        ...(overrides.device !== undefined && { headers: { cookie: overrides.device } }),
      });
      if (answer.status !== 200)
        throw new Error(`Sign-up was refused: ${JSON.stringify(answer.body)}`);
      const [cookie = '', device = ''] = answer.headers
        .getSetCookie()
        .map((text) => text.split(';')[0] ?? '');
      const guestId: string = answer.body.guest.id;
      if (overrides.isConfirmed)
        await sql`update guests set email_verified_at = now() where id = ${guestId}`.execute(
          running.platform.database.read,
        );
      return {
        guestId,
        device,
        email,
        password,
        name,
        bearer: answer.body.bearer,
        feedToken: answer.body.feedToken,
        accessToken: answer.body.accessToken,
        cookie,
      };
    },
    async socket({ as, ...rest } = {}) {
      const socket = await TestSocket.open(origin, {
        ...(as ? { bearer: as.bearer } : {}),
        ...rest,
      });
      sockets.add(socket);
      return socket;
    },
    async runDueJobs() {
      await running.jobs.runDue();
    },
    runTask: (name) => running.recurring.run(name),
    async close() {
      for (const socket of sockets) socket.raw.terminate();
      await running.close();
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
  return server;
}

/** @param origin with the prefix of the calls */
async function call(
  origin: string,
  key: string,
  options: Omit<TestCallOptions, 'as'> & { readonly as?: { readonly bearer: string } } = {},
): Promise<TestAnswer> {
  const [method = 'GET', path = '/'] = key.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(options.params?.[name] ?? '')),
  );
  const url = new URL(`${origin}${filled}`);
  for (const [name, value] of Object.entries(options.query ?? {}))
    url.searchParams.set(name, String(value));
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(options.as ? { authorization: `Bearer ${options.as.bearer}` } : {}),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
}

const anonymousBearers = new WeakMap<RunningServer, string>();

function anonymousBearer(running: RunningServer): string {
  const known = anonymousBearers.get(running) ?? running.anonymous.issue();
  anonymousBearers.set(running, known);
  return known;
}

async function migrationsOfProduct(compose: Compose): Promise<Readonly<Record<string, Migration>>> {
  await using product = await composeDry(compose);
  return migrationsOf(product.modules);
}
