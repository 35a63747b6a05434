import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { getPhone } from './get-phone.ts';
import { pincallMigrations } from './migrations.ts';
import { createPins } from './pin.ts';
import type { PincallDeps } from './pincall-deps.ts';
import { createDelivery } from './deliver-messages.ts';
import { createPincallApi, type PincallApi } from './pincall-api.ts';
import { addPincall } from './pincall.graphql.ts';
import { forgetSent, sweep } from './pincall.repository.ts';
import { MAX_WINDOW_MS } from './pincall.rules.ts';
import type { PhoneProvider } from './provider.ts';
import { mountPhonePage } from './sandbox/mount-phone-page.ts';
import { createSandboxPhones } from './sandbox/outbox.ts';
import type { PincallTables } from './tables.ts';

export type PincallPlatform = Pick<
  Platform,
  'config' | 'database' | 'clock' | 'random' | 'jobs' | 'domainEvents' | 'securityLog'
>;

export interface PincallOptions extends Pick<PincallDeps, 'accounts'> {
  /** Keys the hashes of codes and seals what is sent; the same on all nodes. */
  readonly secret: string;
  /** Who texts and calls. Default: the sandbox's page where the sandbox is on, else nobody. */
  readonly provider?: PhoneProvider;
}

export interface PincallModule extends ServerModule {
  readonly api: PincallApi;
}

/** Phone numbers of guests, verified by a code. */
export function createPincallModule(
  platform: PincallPlatform,
  options: PincallOptions,
): PincallModule {
  const { config, clock, random, jobs, domainEvents } = platform;
  const database = platform.database.as<PincallTables>();
  const { provider, secret } = options;
  const delivery = provider ? createDelivery({ clock, random, jobs, secret, provider }) : null;
  const sandbox = config.sandbox ? createSandboxPhones({ clock, random }) : null;
  const deps: PincallDeps = {
    clock,
    random,
    domainEvents,
    database,
    accounts: options.accounts,
    security: platform.securityLog,
    pins: createPins(secret),
    sender: delivery?.sender ?? sandbox,
  };
  return {
    name: 'pincall',
    api: createPincallApi(deps),
    personal: {
      rows: [
        { table: 'pin_call_numbers', columns: ['e164'], afterwards: 'removed' },
        {
          table: 'pin_call_verifications',
          columns: ['type', 'e123', 'created_at', 'verified_at'],
          afterwards: 'removed',
        },
      ],
      beforeRemoval: (tx, guestId) => forgetSent(tx, guestId),
    },
    migrations: pincallMigrations,
    rest: { 'GET /guest/phone': getPhone(deps) },
    vxql: (builder) => addPincall(builder, deps),
    jobs: delivery ? [delivery.job] : [],
    recurring: [
      {
        name: 'pincall-sweep',
        everyMs: 3_600_000,
        where: 'one-node',
        run: () =>
          sweep(database.read, new Date(clock.now() - MAX_WINDOW_MS), new Date(clock.now())),
      },
    ],
    http: (app) => {
      if (config.sandbox) mountPhonePage(app, database);
    },
  };
}
