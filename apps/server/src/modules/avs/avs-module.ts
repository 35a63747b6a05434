import { randomBytes } from 'node:crypto';
import type { ServerModule } from '../../platform/module.ts';
import { takeCallback } from '../../platform/refused-callback.ts';
import type { Platform } from '../../platform/services.ts';
import { createAttestationSignature } from './attestation.ts';
import type { AvsDeps } from './avs-deps.ts';
import { addAvs } from './avs.graphql.ts';
import { sweepChecks } from './avs.repository.ts';
import { getAvs } from './get-avs.ts';
import { avsMigrations } from './migrations.ts';
import { sandboxProvider, type AvsProvider } from './provider.ts';
import { mountAvsPage } from './sandbox/mount-avs-page.ts';
import { createSettleCheck, EXPIRE_JOB } from './settle-check.ts';
import type { AvsTables } from './tables.ts';
import { expireProof, revokeAvs } from './take-back.ts';

export type AvsPlatform = Pick<
  Platform,
  | 'config'
  | 'database'
  | 'clock'
  | 'random'
  | 'jobs'
  | 'domainEvents'
  | 'guestEvents'
  | 'securityLog'
>;

export interface AvsOptions extends Pick<AvsDeps, 'accounts' | 'money' | 'benefits'> {
  /** Who checks. Default: the sandbox's page where the sandbox is on, else nobody. */
  readonly provider?: AvsProvider;
  /** The secret shared with the provider. The sandbox needs none: it lives in the same process. */
  readonly providerSecret?: string;
}

/** Age verification: requests, attestations, the proof and its end, the sandbox's page. */
export function createAvsModule(platform: AvsPlatform, options: AvsOptions): ServerModule {
  const { config, clock, random, jobs, domainEvents, guestEvents } = platform;
  const { accounts, money, benefits } = options;
  const deps: AvsDeps = {
    config,
    clock,
    random,
    jobs,
    domainEvents,
    guestEvents,
    accounts,
    money,
    benefits,
    database: platform.database.as<AvsTables>(),
    provider: options.provider ?? (config.sandbox ? sandboxProvider : null),
    signature: createAttestationSignature(
      options.providerSecret ?? randomBytes(32).toString('hex'),
    ),
  };
  const settle = createSettleCheck(deps);
  return {
    name: 'avs',
    personal: {
      rows: [
        {
          table: 'avs_guests',
          columns: ['status', 'reject_reason', 'over_18', 'provider', 'accepted_at', 'expires_at'],
          afterwards: 'removed',
        },
        { table: 'avs_checks', columns: ['status', 'created_at'], afterwards: 'removed' },
      ],
    },
    migrations: avsMigrations,
    rest: {
      'GET /guest/avs': getAvs(deps),
      'POST /guest/avs/revoke': revokeAvs(deps),
      'POST /avs/report': async ({ body: { signature, ...attestation }, caller }) => {
        await takeCallback(platform, 'avs', caller, () => settle(attestation, signature));
        return { success: true };
      },
    },
    vxql: (builder) => addAvs(builder, deps),
    jobs: [expireProof(deps, EXPIRE_JOB)],
    recurring: [
      {
        name: 'avs-sweep-checks',
        everyMs: 3_600_000,
        where: 'one-node',
        run: () => sweepChecks(deps.database.read, new Date(clock.now())),
      },
    ],
    http: (app) => {
      if (config.sandbox) mountAvsPage(app, { ...deps, settle });
    },
  };
}
