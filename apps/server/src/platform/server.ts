import { socketMessageList } from '@vx/contract/socket';
import { STUDIO_SOCKET, studioMessageList } from '@vx/contract/studio';
import { DAY_MS } from '@vx/kernel';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { nameGuest } from './admission.ts';
import {
  createAnonymousSessions,
  createDevices,
  createFeedTokens,
  sessionCookie,
  studioCookie,
  type AnonymousSessions,
} from './auth.ts';
import type { Bus } from './bus/bus.ts';
import { createCaches } from './caches.ts';
import { createMemoryBus } from './bus/memory-bus.ts';
import { openRedisLink } from './bus/redis-link.ts';
import { createSharedBus } from './bus/shared-bus.ts';
import { systemClock, systemRandom, systemScheduler, type Clock } from './clock.ts';
import type { Compose, PlatformCore, Product } from './compose.ts';
import type { Config } from './config.ts';
import { createDomainEvents } from './domain-events.ts';
import { createDatabaseHealth } from './database/health.ts';
import { migrate, readLayout, type EmbeddedDatabase, type OpenDatabase } from './database/index.ts';
import { createGrants, createRevocations } from './grants.ts';
import { checkDatabase, claimDatabase } from './database-profile.ts';
import { createQueryBudget, type QueryBudget } from './graphql/budget.ts';
import { createTrustedDocuments } from './graphql/documents.ts';
import { mountGraphql } from './graphql/mount.ts';
import { buildSchema } from './graphql/schema.ts';
import { mountCspReports } from './http/csp-reports.ts';
import { addressKey, createHttpApp, rateWindowMs } from './http/app.ts';
import { createCallerPlace, trustHops } from './http/caller-address.ts';
import {
  createIdentify,
  createIdentifyPerformer,
  InProcessCalls,
  type Identify,
} from './http/identify.ts';
import { mountHealth } from './http/health.ts';
import { listenForOperations, mountMetrics } from './http/operations.ts';
import { createLocalRates, createSharedRates } from './http/rate-store.ts';
import { mountRest, mountStudioRest, type RestDeps } from './http/rest.ts';
import { once } from './idempotency.ts';
import { createLog, loggerOf } from './log.ts';
import { createMailOutbox, DELIVER_MAIL } from './mail/outbox.ts';
import { createSmtpTransport } from './mail/transport.ts';
import { createMetrics } from './metrics.ts';
import type { ServerModule } from './module.ts';
import { migrationsOf, restHandlersOf, socketHandlersOf, studioHandlersOf } from './merge.ts';
import { openConfigured, readSharedSecret } from './open-database.ts';
import { createGuestStream } from './realtime/guest-events.ts';
import { createPublicRing, noBroadcasts } from './realtime/public-ring.ts';
import { createSecurityLog, type SecurityActor, type SecurityEvent } from './security-log.ts';
import {
  createLocalPresence,
  createSharedPresence,
  type LocalGuests,
  type PresenceStore,
} from './socket/presence.ts';
import { mountSocket, socketPath, type SocketServer } from './socket/server.ts';
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
  /** The embedded database, where it was started before. */
  readonly embedded?: Promise<EmbeddedDatabase>;
  readonly clock?: Clock;
  /** Sees the lines of the security log. */
  readonly onSecurityEvent?: (event: SecurityEvent, actor: SecurityActor) => void;
  /** Called with answers that the contract does not describe; tests throw. */
  readonly onContractBreach?: (key: string, problem: string) => void;
  /** Runs when everything stands and nobody can come in yet (seeding). */
  readonly beforeListening?: (
    platform: PlatformCore,
    modules: readonly ServerModule[],
  ) => Promise<void>;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  /** Where it listens, like `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Where metrics and operator calls are; `null`: nowhere. */
  readonly operationsAddress: string | null;
  readonly platform: PlatformCore;
  readonly product: Product;
  readonly anonymous: AnonymousSessions;
  readonly jobs: JobRunner;
  readonly recurring: RecurringRunner;
  readonly sockets: SocketServer | null;
  /**
   * Ends everything, after a time in which callers may go elsewhere (`drainSeconds`): no new work,
   * running work finished, sockets told, nothing left behind.
   */
  close(): Promise<void>;
}

/** What has to end, in the reverse order of its beginning. */
type Ending = () => Promise<unknown>;

const patienceMs = 7000;
const idleCheckMs = 50;
const eventsKeptMs = 30 * DAY_MS;

/** Load tests turn the limits of callers off. */
const unlimited: QueryBudget = { charge: () => undefined };

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
  const securityLog = createSecurityLog({
    log,
    metrics,
    ...(options.onSecurityEvent ? { onEvent: options.onSecurityEvent } : {}),
  });
  let draining = false;
  const drainMs = config.drainSeconds * 1000;

  const database = options.database ?? (await openConfigured(config, logger, options.embedded));
  endings.push(() => database.close());
  const secret = config.secret ?? (await readSharedSecret(database));
  const link =
    config.redisUrl === null
      ? null
      : await openRedisLink(config.redisUrl, { prefix: config.redisPrefix, logger });
  if (link) endings.push(() => Promise.resolve(link.close()));
  const sharedBus = link && createSharedBus({ link, database, logger });
  const bus: Bus = sharedBus ?? createMemoryBus();
  endings.push(() => bus.close());
  const ring = createPublicRing({ database, bus, logger });
  endings.push(() => ring.close());

  const stream = createGuestStream({ database, bus, now: () => clock.now() });
  const outbox = createMailOutbox({
    database,
    clock,
    secret,
    ...(config.mail
      ? { onWritten: (tx, mailId) => jobs.jobs.enqueue(tx, DELIVER_MAIL, { mailId }) }
      : {}),
  });
  let sockets: SocketServer | null = null;
  let studioSockets: SocketServer | null = null;
  let product: Product | null = null;
  const jobs = createJobRunner({
    database,
    clock,
    logger,
    metrics,
    definitions: () => product?.modules.flatMap((module) => module.jobs ?? []) ?? [],
  });
  const presenceOf = (local: LocalGuests): PresenceStore =>
    link
      ? createSharedPresence({ link, database, now: () => clock.now(), local })
      : createLocalPresence(local);
  // A node without sockets still asks the others.
  const elsewhere = presenceOf({ has: () => false, guestIds: [] });

  const platform: PlatformCore = {
    config: {
      origin: config.origin,
      sandbox: config.sandbox,
      production: config.production,
      dataDir: config.dataDir,
      ffmpeg: config.ffmpeg,
      demoPresence: config.demoPresence,
      greetingPauseHours: config.greetingPauseHours,
      plans: config.plans,
      officeNetworks: config.officeNetworks,
      secureNetworks: config.secureNetworks,
    },
    database,
    clock,
    scheduler: systemScheduler,
    random: systemRandom,
    logger,
    securityLog,
    domainEvents: createDomainEvents(),
    guestEvents: stream,
    guestFrames: stream,
    performerEvents: stream,
    performerFrames: stream,
    broadcast: { publish: (name, payload) => ring.append(name, payload, clock.now()) },
    presence: {
      isOnline: (guestId) => (sockets?.presence ?? elsewhere).isOnline(guestId),
      list: () => (sockets?.presence ?? elsewhere).list(),
    },
    once,
    jobs: jobs.jobs,
    mailer: outbox,
    grants: createGrants({ secret, clock }),
    revocations: await createRevocations({ bus, logger }),
    bus,
    caches: await createCaches(bus),
    outbox,
    mailTransport: config.mail ? createSmtpTransport(config.mail) : null,
    providers: { payment: config.payment, avs: config.avs, phone: config.phone },
    secret,
    sessionTtlSeconds: config.sessionTtlSeconds,
    sessionMaxAgeSeconds: config.sessionMaxAgeSeconds,
  };
  product = await options.compose(platform);
  const { modules } = product;
  endings.push(() => Promise.all(modules.map((module) => module.close?.() ?? Promise.resolve())));
  await checkDatabase(database, config.profile);
  await layOut(database, modules, {
    seeded: config.seed,
    fill: () => options.beforeListening?.(platform, modules),
  });
  await claimDatabase(database, config.profile);
  const documents = createTrustedDocuments({ database, clock });
  if (config.documentsOnly) await documents.register();

  await ring.open();
  await sharedBus?.start();

  const inProcess = new InProcessCalls();
  const rates = link ? createSharedRates(link) : createLocalRates();
  const httpDeps = {
    config,
    log,
    logger,
    metrics,
    inProcess,
    rates,
    isDraining: () => draining,
  };
  const app = await createHttpApp(httpDeps);
  const operations = config.operations ? await createHttpApp(httpDeps) : null;
  if (operations) mountMetrics(operations, metrics);
  const anonymous = createAnonymousSessions({ secret, clock });
  const feedTokens = createFeedTokens(secret);
  const place = createCallerPlace({
    trust: trustHops(config.trustProxy),
    defaultCountry: config.defaultCountry,
  });
  const recognise = createIdentify({
    sessions: product.sessions,
    anonymous,
    devices: createDevices(secret),
    inProcess,
    secureCookies: config.origin.startsWith('https:'),
    place,
  });
  const identify: Identify = async (request) => {
    const identity = await recognise(request);
    nameGuest(identity.caller.guestId);
    return identity;
  };
  mountHealth(app, {
    isDraining: () => draining,
    database: createDatabaseHealth({
      database: database,
      now: () => performance.now(),
    }),
    isBusHealthy: () => bus.isHealthy(),
  });
  mountCspReports(app, { origin: config.origin, now: () => clock.now(), securityLog });
  // Pages call the API in process, so a web node has it, too.
  if (config.roles.has('api') || config.roles.has('web')) {
    const rest: Omit<RestDeps, 'audience' | 'handlers' | 'identify'> = {
      origin: config.origin,
      secureCookies: config.origin.startsWith('https:'),
      production: config.production,
      operatorToken: config.operatorToken,
      securityLog,
      ...(options.onContractBreach ? { onContractBreach: options.onContractBreach } : {}),
    };
    const handlers = restHandlersOf(modules);
    mountRest(app, { ...rest, handlers, identify, audience: 'guests' });
    if (operations) mountRest(operations, { ...rest, handlers, identify, audience: 'operators' });
    if (product.studioSessions) {
      const recognisePerformer = createIdentifyPerformer({
        sessions: product.studioSessions,
        secureCookies: config.origin.startsWith('https:'),
        place,
      });
      mountStudioRest(app, {
        ...rest,
        handlers: studioHandlersOf(modules),
        identify: async (request) => {
          const identity = await recognisePerformer(request);
          nameGuest(identity.caller.performer?.id ?? null);
          return identity;
        },
      });
    }
    mountGraphql(app, {
      schemas: { vxql: buildSchema('vxql', modules), feed: buildSchema('feed', modules) },
      identify,
      sessions: product.sessions,
      feedTokens,
      inProcess,
      production: config.production,
      documents,
      documentsOnly: config.documentsOnly,
      budget: config.rateLimit === 0 ? unlimited : createQueryBudget({ clock, link, securityLog }),
      securityLog,
      origin: config.origin,
      logger,
    });
    for (const module of modules) {
      const mount = module.http;
      if (mount) await app.register(async (scope) => mount.call(module, scope, { identify }));
    }
  }
  if (config.roles.has('realtime')) {
    const shared = {
      stream,
      bus,
      metrics,
      logger,
      securityLog,
      origin: config.origin,
      sessionTtlSeconds: config.sessionTtlSeconds,
      now: () => clock.now(),
      place,
      countUpgrade:
        config.rateLimit === 0
          ? null
          : async (address: string) => {
              const { current, ttl } = await rates.count(addressKey(address), rateWindowMs);
              return current > config.rateLimit ? ttl : 0;
            },
    };
    sockets = mountSocket(app, {
      ...shared,
      path: socketPath,
      cookie: sessionCookie,
      messages: socketMessageList,
      handlers: socketHandlersOf(modules),
      sessions: product.sessions,
      readVisitor: anonymous.read,
      ring,
      presence: presenceOf,
      // Hot reload in development has sockets of its own.
      leaves: (path) => (studioSockets !== null && path === STUDIO_SOCKET) || config.devApps,
    });
    if (product.studioSessions)
      studioSockets = mountSocket(app, {
        ...shared,
        path: STUDIO_SOCKET,
        cookie: studioCookie,
        messages: studioMessageList,
        handlers: {},
        sessions: product.studioSessions,
        readVisitor: () => null,
        ring: noBroadcasts,
        // Performers count as present by their chair, not by a socket.
        presence: createLocalPresence,
        leaves: () => true,
      });
  }
  if (config.roles.has('web') && options.mountWeb) {
    const web = await options.mountWeb(app, {
      config,
      identify,
      inProcess,
      sessions: product.sessions,
      anonymous,
      pageGuest: product.pageGuest,
      ownPage: async (guestId, language) => {
        // Before anything that the page shows is read: what happens after it comes over the socket.
        const broadcasts = ring.position();
        const [epoch, { guest, seq, reads }] = await Promise.all([
          stream.epoch(),
          product.ownPage(guestId, language),
        ]);
        return { guest, reads, positions: { guest: { epoch, seq }, public: broadcasts } };
      },
      formsLeadTo: product.formsLeadTo ?? [],
      publicPosition: () => ring.position(),
      logger,
      securityLog,
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
      ...(sharedBus
        ? [
            {
              name: 'platform-prune-bus',
              everyMs: 60_000,
              where: 'one-node' as const,
              run: () => sharedBus.prune(),
            },
          ]
        : []),
    ],
  });
  let operationsAddress: string | null = null;
  if (operations && config.operations) {
    operationsAddress = await listenForOperations(operations, config.operations);
    endings.push(() => closeHttp(operations));
  }
  await app.listen({ host: config.host, port: config.port });
  endings.push(() => closeHttp(app));
  for (const socketServer of [sockets, studioSockets])
    if (socketServer) endings.push(() => socketServer.close(drainMs / 2));
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
    operationsAddress,
    platform,
    product,
    anonymous,
    jobs,
    recurring,
    sockets,
    close() {
      draining = true;
      // Half of the time for `/readyz` to be noticed, half for the sockets to leave one by one.
      closing ??= wait(drainMs / 2).then(() => endAll(endings));
      return closing;
    },
  };
}

/** Migrates and fills the database, one node at a time; costs one query when there is nothing to do. */
async function layOut(
  database: OpenDatabase,
  modules: readonly ServerModule[],
  options: { readonly seeded: boolean; readonly fill: () => Promise<void> | undefined },
): Promise<void> {
  const migrations = migrationsOf(modules);
  const seeds = options.seeded
    ? modules.filter(({ seed }) => seed).map(({ name }) => `seeded:${name}`)
    : [];
  const done = await readLayout(database);
  if (done && [...Object.keys(migrations), ...seeds].every((key) => done.has(key))) return;
  await database.exclusively(async () => {
    await migrate(database, migrations);
    await options.fill();
  });
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
