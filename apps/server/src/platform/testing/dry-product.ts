import { createMemoryBus } from '../bus/memory-bus.ts';
import { createCaches } from '../caches.ts';
import { systemClock, systemRandom, systemScheduler } from '../clock.ts';
import type { Compose, Product } from '../compose.ts';
import { createDomainEvents } from '../domain-events.ts';
import { openDatabase } from '../database/index.ts';
import { createMailOutbox } from '../mail/outbox.ts';

/** A product composed on nothing, to look at its migrations, handlers and schemas without running it. */
export async function composeDry(compose: Compose): Promise<Product & AsyncDisposable> {
  const nowhere = openDatabase({ kind: 'loopback', port: 1 });
  const nothing = {
    append: () => Promise.resolve(0),
    send: () => Promise.resolve(),
    publish: () => Promise.resolve(),
  };
  const outbox = createMailOutbox({
    database: nowhere,
    clock: systemClock,
    secret: 'nothing is sent',
  });
  const quiet = (): void => undefined;
  const bus = createMemoryBus();
  const product = await compose({
    config: {
      origin: 'http://localhost',
      sandbox: true,
      production: false,
      greetingPauseHours: 6,
      dataDir: '/nonexistent',
    },
    database: nowhere,
    clock: systemClock,
    scheduler: systemScheduler,
    random: systemRandom,
    logger: { debug: quiet, warn: quiet, error: quiet },
    securityLog: { note: quiet },
    domainEvents: createDomainEvents(),
    guestEvents: nothing,
    guestFrames: nothing,
    performerEvents: nothing,
    performerFrames: nothing,
    broadcast: nothing,
    presence: { isOnline: () => Promise.resolve(false), list: () => Promise.resolve([]) },
    once: (_tx, _request, run) => run(),
    jobs: { enqueue: () => Promise.resolve() },
    mailer: outbox,
    grants: { signGrant: () => '', readGrant: () => null, seal: () => '' },
    revocations: { revoke: quiet, onRevoked: quiet },
    bus,
    caches: await createCaches(bus),
    outbox,
    mailTransport: null,
    providers: { payment: null, avs: null, phone: null },
    secret: '',
    sessionTtlSeconds: 1,
    sessionMaxAgeSeconds: 1,
  });
  return {
    ...product,
    async [Symbol.asyncDispose]() {
      for (const module of product.modules) await module.close?.();
      await nowhere.close();
    },
  };
}
