import { createHmac } from 'node:crypto';
import { subscriptionPlans } from '@vx/contract/enums';
import type { Clock, Random } from '@vx/kernel';
import { FakeLogger } from '@vx/kernel/testing';
import type { Bus } from '../platform/bus/bus.ts';
import { createCaches } from '../platform/caches.ts';
import type { Compose, PlatformCore } from '../platform/compose.ts';
import { createDomainEvents } from '../platform/domain-events.ts';
import { OperationError } from '../platform/errors.ts';
import { createGrants } from '../platform/grants.ts';
import { once } from '../platform/idempotency.ts';
import { createMailOutbox } from '../platform/mail/outbox.ts';
import { restHandlersOf, socketHandlersOf } from '../platform/merge.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { Caller } from '../platform/module.ts';
import { createGuestStream } from '../platform/realtime/guest-events.ts';
import { createJobRunner } from '../platform/work/jobs.ts';
import { createRecurringRunner } from '../platform/work/recurring.ts';
import type { SimulatedDatabase } from './simulated-database.ts';

/** Signs what the provider reports; the same on every node. */
const SECRET = 'simulation';

export interface SimulatedCall {
  readonly guestId: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly key?: string;
}

/** A node of the server without its transports: the product's own modules on simulated ports. */
export interface SimulatedNode {
  readonly database: SimulatedDatabase;
  readonly platform: PlatformCore;
  /** Answers a REST operation of the contract by its key; throws what its handler throws. */
  call(operation: string, call: SimulatedCall): Promise<unknown>;
  /** A message of a socket. */
  send(name: string, call: SimulatedCall): Promise<void>;
  runDueJobs(): Promise<number>;
  runTask(name: string): Promise<void>;
  /** What the modules logged as errors. */
  readonly errors: readonly string[];
}

/** The secret with which the payment provider of the product signs. */
export const paymentSecret = createHmac('sha256', SECRET).update('payment provider').digest('hex');

const callerOf = (guestId: string): Caller => ({
  guestId,
  sessionId: null,
  language: 'en',
  ip: '192.0.2.1',
  userAgent: 'simulation',
  country: null,
  deviceId: null,
  requestId: 'simulation',
});

type Handler = (call: unknown) => Promise<unknown>;

/** Composes the product on a database, clock, bus and chance of the simulation. */
export async function startNode(deps: {
  readonly compose: Compose;
  readonly database: SimulatedDatabase;
  readonly clock: Clock;
  readonly random: Random;
  readonly bus: Bus;
  readonly isOnline: (guestId: string) => boolean;
}): Promise<SimulatedNode> {
  const { clock, random, bus } = deps;
  const { database } = deps.database;
  const logger = new FakeLogger();
  const stream = createGuestStream({ database, bus, now: () => clock.now() });
  const outbox = createMailOutbox({ database, clock, secret: SECRET });
  const jobs = createJobRunner({
    database,
    clock,
    logger,
    metrics: createMetrics(),
    definitions: () => product.modules.flatMap((module) => module.jobs ?? []),
  });
  const platform: PlatformCore = {
    config: {
      origin: 'http://localhost',
      sandbox: true,
      production: false,
      greetingPauseHours: 6,
      dataDir: '/nonexistent',
      demoPresence: 'steady',
      plans: subscriptionPlans,
    },
    database,
    clock,
    scheduler: { after: () => ({ [Symbol.dispose]: () => undefined }) },
    random,
    logger,
    securityLog: { note: () => undefined },
    revocations: { revoke: () => undefined, onRevoked: () => undefined },
    domainEvents: createDomainEvents(),
    guestEvents: stream,
    guestFrames: stream,
    performerEvents: stream,
    performerFrames: stream,
    broadcast: { publish: () => Promise.resolve() },
    presence: {
      isOnline: (guestId) => Promise.resolve(deps.isOnline(guestId)),
      list: () => Promise.resolve([]),
    },
    once,
    jobs: jobs.jobs,
    mailer: outbox,
    grants: createGrants({ secret: SECRET, clock }),
    bus,
    caches: await createCaches(bus),
    outbox,
    mailTransport: null,
    providers: { payment: null, avs: null, phone: null },
    secret: SECRET,
    sessionTtlSeconds: 604_800,
    sessionMaxAgeSeconds: 2_592_000,
  };
  const product = await deps.compose(platform);
  const rest = restHandlersOf(product.modules) as Readonly<Record<string, Handler | undefined>>;
  const socket = socketHandlersOf(product.modules) as Readonly<Record<string, Handler | undefined>>;
  const recurring = createRecurringRunner({
    database,
    clock,
    logger,
    tasks: product.modules.flatMap((module) => module.recurring ?? []),
  });
  return {
    database: deps.database,
    platform,
    async call(operation, { guestId, params = {}, body, key }) {
      const handler = rest[operation];
      if (!handler) throw new Error(`No module answers ${operation}.`);
      return await handler({
        params,
        query: {},
        body,
        caller: callerOf(guestId),
        idempotencyKey: key ?? null,
        headers: {},
        setCookie: () => undefined,
      });
    },
    async send(name, { guestId, body, key }) {
      const handler = socket[name];
      if (!handler) throw new Error(`No module hears ${name}.`);
      await handler({
        payload: body,
        clientId: key ?? null,
        caller: callerOf(guestId),
        connectionId: 'simulation',
      });
    },
    runDueJobs: () => jobs.runDue(),
    runTask: (name) => recurring.run(name),
    get errors() {
      return logger.entries
        .filter(({ level }) => level === 'error')
        .map(({ event, detail }) => {
          const error = detail?.['err'];
          return `${event} ${error instanceof Error ? error.message : ''}`;
        });
    },
  };
}

/** The code of a refusal, or `null` for anything else that was thrown. */
export const refusalCode = (error: unknown): string | null =>
  error instanceof OperationError ? error.code : null;
