import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { quotasMigrations } from './migrations.ts';
import { createQuotas, type Quotas } from './quotas.ts';

export interface QuotasModule extends ServerModule {
  readonly api: Quotas;
}

/** How often strangers may have something done: the counters, and their end. */
export function createQuotasModule(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  options: { readonly secret: string },
): QuotasModule {
  const api = createQuotas({ clock, secret: options.secret });
  return {
    name: 'quotas',
    api,
    migrations: quotasMigrations,
    recurring: [
      {
        name: 'quotas-sweep',
        everyMs: 600_000,
        where: 'one-node',
        run: () => database.transaction((tx) => api.sweep(tx)),
      },
    ],
  };
}
