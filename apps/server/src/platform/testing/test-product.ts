import { createAccountsModule } from '../../modules/accounts/index.ts';
import { avsFact } from '../../modules/avs/index.ts';
import { createGuestModule, createGuestPages } from '../../modules/guest/index.ts';
import { createMoneyModule, type MoneyModule } from '../../modules/money/index.ts';
import type { WebpushModule } from '../../modules/webpush/index.ts';
import type { Compose, PlatformCore } from '../compose.ts';
import type { ServerModule } from '../module.ts';

/** Accounts, money and guest, which every test needs to log someone in, and the modules under test. */
export function productOf(make: (platform: PlatformCore) => readonly ServerModule[]): Compose {
  return async (platform) => {
    const given = make(platform);
    const money = moneyOf(given) ?? createMoneyModule(platform);
    const pages = createGuestPages({
      database: platform.database,
      money: money.api,
      facts: given.some(({ name }) => name === 'avs') ? { avs: avsFact } : {},
    });
    const accounts = await createAccountsModule(platform, pages);
    const counts = {
      boughtVideos: () => Promise.resolve(0),
      videochats: () => Promise.resolve(0),
      favourites: () => Promise.resolve({ pinned: 0, online: 0 }),
    };
    const base = [accounts, money, createGuestModule(platform, { pages, counts })];
    platform.domainEvents.register({
      guestCreated: [money],
      sessionsEnded: given.filter(isWebpush),
    });
    return {
      ...pages,
      sessions: accounts.sessions,
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

const isWebpush = (module: ServerModule): module is WebpushModule => module.name === 'webpush';
