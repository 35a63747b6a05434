import { DAY_MS } from '@vx/kernel';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import { createAnonymousSessions, createFeedTokens, type AnonymousSessions } from './auth.ts';
import type { Bus } from './bus/bus.ts';
import { createCaches } from './caches.ts';
import { createMemoryBus } from './bus/memory-bus.ts';
import { connectRedis, createRedisBus } from './bus/redis-bus.ts';
import { systemClock, systemRandom, systemScheduler, type Clock } from './clock.ts';
import type { Compose, PlatformCore, Product } from './compose.ts';
import type { Config } from './config.ts';
import { migrate, type OpenDatabase } from './database/index.ts';
import { createGrants } from './grants.ts';
import { mountGraphql } from './graphql/mount.ts';
import { buildSchema } from './graphql/schema.ts';
import { createHttpApp } from './http/app.ts';
import { callerAddress } from './http/caller-address.ts';
import { createIdentify, InProcessCalls } from './http/identify.ts';
import { mountOperations, sendMetrics } from './http/operations.ts';
import { mountRest } from './http/rest.ts';
import { once } from './idempotency.ts';
import { createLog, loggerOf } from './log.ts';
import { createMailOutbox } from './mail/outbox.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { ServerModule } from './module.ts';
import { migrationsOf, restHandlersOf, socketHandlersOf } from './merge.ts';
import { openConfigured, readSharedSecret } from './open-database.ts';
import { createGuestStream } from './realtime/guest-events.ts';
import { readPositions } from './realtime/positions.ts';
import { createMemoryRing, createRedisRing } from './realtime/public-ring.ts';
import {
  createLocalPresence,
  createRedisPresence,
  type LocalGuests,
  type PresenceStore,
} from './socket/presence.ts';
import { mountSocket, type SocketServer } from './socket/server.ts';
import type { MountWeb } from './web/mount-web.ts';
import { createJobRunner, type JobRunner } from './work/jobs.ts';
import { createRecurringRunner, type RecurringRunner } from './work/recurring.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly compose: Compose;
  /** Hosts the apps; without it the server has no pages. */
  readonly mountWeb?: MountWeb;
  /** A database that is open already (tests). It is closed with the server. */
  readonly database?: OpenDatabase;
  readonly clock?: Clock;
  /** Called with answers that the contract does not describe; tests throw. */
  readonly onContractBreach?: (key: string, problem: string) => void;
  /** Runs when everything stands and nobody can come in yet (seeding). */
  readonly beforeListening?: (
    platform: PlatformCore,
    modules: readonly ServerModule[],
  ) => Promise<void>;
  /** Something that the process cannot live without ended. */
  readonly onFatal?: (error: Error) => void;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  /** Where it listens, like `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly platform: PlatformCore;
  readonly product: Product;
  readonly anonymous: AnonymousSessions;
  readonly jobs: JobRunner;
  readonly recurring: RecurringRunner;
  readonly sockets: SocketServer | null;
  /** Ends everything: no new work, running work finished, sockets told, nothing left behind. */
  close(): Promise<void>;
}

/** What has to end, in the reverse order of its beginning. */
type Ending = () => Promise<unknown>;

const patienceMs = 7000;
const idleCheckMs = 50;
const eventsKeptMs = 30 * DAY_MS;

/** Starts a node of the server. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const endings: Ending[] = [];
  try {
    return await start(options, endings);
  } catch (error) {
    await endAll(endings);
    throw error;
  }
}

async function start(options: ServerOptions, endings: Ending[]): Promise<RunningServer> {
  const { config, clock = systemClock } = options;
  const log = createLog(config);
  const logger = loggerOf(log);
  const metrics = createMetrics();
  let draining = false;

  const database =
    options.database ?? (await openConfigured(config, logger, (error) => options.onFatal?.(error)));
  endings.push(() => database.close());
  const secret = config.secret ?? (await readSharedSecret(database));
  const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl, logger);
  if (redis) endings.push(() => Promise.resolve(redis.disconnect()));
  const bus: Bus =
    config.redisUrl === null ? createMemoryBus() : createRedisBus(config.redisUrl, logger);
  endings.push(() => bus.close());
  const ring = redis ? await createRedisRing(redis, bus) : createMemoryRing();
  endings.push(() => ring.close());

  const stream = createGuestStream({ database, bus, now: () => clock.now() });
  const outbox = createMailOutbox({ database, clock });
  let sockets: SocketServer | null = null;
  let product: Product | null = null;
  const jobs = createJobRunner({
    database,
    clock,
    logger,
    metrics,
    definitions: () => product?.modules.flatMap((module) => module.jobs ?? []) ?? [],
  });
  const presenceOf = (local: LocalGuests): PresenceStore =>
    redis ? createRedisPresence(redis, () => clock.now(), local) : createLocalPresence(local);
  // A node without sockets still asks the others.
  const elsewhere = presenceOf({ has: () => false, guestIds: [] });

  const platform: PlatformCore = {
    config: {
      origin: config.origin,
      sandbox: config.sandbox,
      production: config.production,
      dataDir: config.dataDir,
      demoPresence: config.demoPresence,
      officeNetworks: config.officeNetworks,
      secureNetworks: config.secureNetworks,
    },
    database,
    clock,
    scheduler: systemScheduler,
    random: systemRandom,
    logger,
    guestEvents: stream,
    guestFrames: stream,
    broadcast: { publish: (name, payload) => ring.append(name, payload, clock.now()) },
    presence: {
      isOnline: (guestId) => (sockets?.presence ?? elsewhere).isOnline(guestId),
      list: () => (sockets?.presence ?? elsewhere).list(),
    },
    once,
    jobs: jobs.jobs,
    mailer: outbox,
    grants: createGrants({ secret, clock }),
    bus,
    caches: await createCaches(bus),
    outbox,
    secret,
    sessionTtlSeconds: config.sessionTtlSeconds,
  };
  product = await options.compose(platform);
  const { modules } = product;
  endings.push(() => Promise.all(modules.map((module) => module.close?.() ?? Promise.resolve())));
  await migrate(database, migrationsOf(modules));
  await options.beforeListening?.(platform, modules);

  const inProcess = new InProcessCalls();
  const app = await createHttpApp({ config, log, logger, metrics, inProcess, redis });
  const anonymous = createAnonymousSessions({ secret, clock });
  const feedTokens = createFeedTokens(secret);
  const identify = createIdentify({
    sessions: product.sessions,
    anonymous,
    inProcess,
    trustCountry: config.trustProxy !== false,
    defaultCountry: config.defaultCountry,
  });
  mountOperations(app, {
    metrics,
    isDraining: () => draining,
    checkDatabase: () => sql`select 1`.execute(database.read),
    isBusHealthy: () => bus.isHealthy(),
    metricsElsewhere: config.metricsPort !== null,
  });
  // Pages call the API in process, so a web node has it, too.
  if (config.roles.has('api') || config.roles.has('web')) {
    mountRest(app, {
      handlers: restHandlersOf(modules),
      identify,
      origin: config.origin,
      secureCookies: config.origin.startsWith('https:'),
      production: config.production,
      operatorToken: config.operatorToken,
      ...(options.onContractBreach ? { onContractBreach: options.onContractBreach } : {}),
    });
    mountGraphql(app, {
      schemas: { vxql: buildSchema('vxql', modules), feed: buildSchema('feed', modules) },
      identify,
      sessions: product.sessions,
      feedTokens,
      production: config.production,
      logger,
    });
    for (const module of modules) {
      const mount = module.http;
      if (mount) await app.register(async (scope) => mount.call(module, scope));
    }
  }
  if (config.roles.has('realtime')) {
    sockets = mountSocket(app, {
      handlers: socketHandlersOf(modules),
      sessions: product.sessions,
      anonymous,
      stream,
      ring,
      bus,
      presence: presenceOf,
      metrics,
      logger,
      origin: config.origin,
      sessionTtlSeconds: config.sessionTtlSeconds,
      now: () => clock.now(),
      ipOf: (request) => callerAddress(request, config.trustProxy),
      country: config.defaultCountry,
      leaveOthers: config.devApps,
    });
  }
  if (config.roles.has('web') && options.mountWeb) {
    const web = await options.mountWeb(app, {
      config,
      identify,
      inProcess,
      sessions: product.sessions,
      anonymous,
      feedTokens,
      pageGuest: product.pageGuest,
      positions: (guestId) => readPositions(stream, ring, guestId),
      publicPosition: () => ring.position(),
      logger,
      now: () => clock.now(),
      caches: platform.caches,
    });
    endings.push(() => web.close());
  }

  const recurring = createRecurringRunner({
    database,
    clock,
    logger,
    tasks: [
      ...modules.flatMap((module) => module.recurring ?? []),
      {
        name: 'platform-prune-events',
        everyMs: 3_600_000,
        where: 'one-node',
        run: () => stream.prune(new Date(clock.now() - eventsKeptMs)),
      },
    ],
  });
  const metricsServer =
    config.metricsPort === null
      ? null
      : await serveMetrics(metrics, config.host, config.metricsPort);
  if (metricsServer) endings.push(() => new Promise((resolve) => metricsServer.close(resolve)));
  await app.listen({ host: config.host, port: config.port });
  endings.push(() => closeHttp(app));
  if (sockets) {
    const socketServer = sockets;
    endings.push(() => socketServer.close());
  }
  if (config.roles.has('worker')) {
    jobs.start();
    recurring.start();
  }
  endings.push(
    () => recurring.stop(),
    () => jobs.stop(),
  );

  let closing: Promise<void> | null = null;
  return {
    app,
    address: app.listeningOrigin,
    platform,
    product,
    anonymous,
    jobs,
    recurring,
    sockets,
    close() {
      draining = true;
      closing ??= endAll(endings);
      return closing;
    },
  };
}

/** Runs every ending, the latest first, also when one of them fails. */
async function endAll(endings: readonly Ending[]): Promise<void> {
  let failure: { readonly error: unknown } | null = null;
  for (const end of endings.toReversed()) {
    try {
      await end();
    } catch (error) {
      failure ??= { error };
    }
  }
  if (failure) throw failure.error;
}

/** Lets running requests finish; whoever takes too long is cut off. */
async function closeHttp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  // A connection that answered its last request stays open for another one: nobody waits for that.
  const idle = setInterval(() => app.server.closeIdleConnections(), idleCheckMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
    clearInterval(idle);
  }
}

function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void sendMetrics(metrics, (type) => response.setHeader('content-type', type)).then((text) =>
      response.end(text),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
