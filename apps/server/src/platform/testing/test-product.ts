import { createAccountsModule } from '../../modules/accounts/index.ts';
import { standingFact } from '../../modules/avs/index.ts';
import { createGuestModule, ownPage, pageGuest } from '../../modules/guest/index.ts';
import { createMoneyModule, type MoneyModule } from '../../modules/money/index.ts';
import type { WebpushModule } from '../../modules/webpush/index.ts';
import type { Compose } from '../compose.ts';
import type { ServerModule } from '../module.ts';
import type { Platform } from '../services.ts';

/** Accounts, money and guest, which every test needs to log someone in, and the modules under test. */
export function productOf(make: (platform: Platform) => readonly ServerModule[]): Compose {
  return async (platform) => {
    const given = make(platform);
    const money = moneyOf(given) ?? createMoneyModule(platform);
    const guestDeps = {
      database: platform.database,
      money: money.api,
      facts: given.some(({ name }) => name === 'avs') ? { standing: standingFact } : {},
      counts: () =>
        Promise.resolve({ boughtVideos: 0, videochats: 0, favourites: { pinned: 0, online: 0 } }),
    };
    const accounts = await createAccountsModule(platform, {
      onGuestCreated: (tx, { guestId }) => money.api.openWallet(tx, guestId),
      pageGuest: (guestId, language) => pageGuest(guestDeps, guestId, language),
      async onSessionsEnded(tx, ids, reason) {
        if (reason !== 'expired') await webpushOf(given)?.api.release(tx, ids);
      },
    });
    const base: readonly ServerModule[] = [accounts, money, createGuestModule(platform, guestDeps)];
    return {
      sessions: accounts.sessions,
      pageGuest: (guestId, language) => pageGuest(guestDeps, guestId, language),
      ownPage: (guestId, language) => ownPage(guestDeps, guestId, language),
      modules: [
        ...base.filter(({ name }) => !given.some((module) => module.name === name)),
        ...given,
      ],
    };
  };
}

function moneyOf(modules: readonly ServerModule[]): MoneyModule | null {
  return (modules.find(({ name }) => name === 'money') as MoneyModule | undefined) ?? null;
}

function webpushOf(modules: readonly ServerModule[]): WebpushModule | null {
  return (modules.find(({ name }) => name === 'webpush') as WebpushModule | undefined) ?? null;
}
