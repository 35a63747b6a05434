import type { PageGuest } from '@vx/contract';
import type { Caller } from '../../platform/module.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { MoneyApi } from '../money/index.ts';

export interface PageGuestDeps {
  readonly accounts: Pick<AccountsApi, 'find'>;
  readonly money: Pick<MoneyApi, 'balanceOf' | 'display'>;
}

const nobody = (language: Caller['language']): PageGuest => ({
  loggedIn: false,
  id: null,
  name: null,
  email: null,
  emailVerified: false,
  isVip: false,
  isPayingCustomer: false,
  locked: false,
  hasAvs: false,
  wallet: null,
  balance: null,
  balanceFormatted: null,
  language,
});

/**
 * What a page knows about its guest. The login state follows from the session alone, the flags
 * stand beside it. [RU-guest-login-states] [RU-guest-flags-independent] [RU-guest-email-shown]
 */
export async function pageGuest(
  deps: PageGuestDeps,
  guestId: string | null,
  language: Caller['language'],
): Promise<PageGuest> {
  const guest = guestId === null ? null : await deps.accounts.find(guestId);
  if (!guest) return nobody(language);
  const wallet = await deps.money.balanceOf(guest.id);
  const price =
    wallet && deps.money.display({ amount: wallet.balance, currency: wallet.currency }, language);
  return {
    loggedIn: true,
    id: guest.id,
    name: guest.name,
    email: guest.email,
    emailVerified: guest.email_verified_at !== null,
    isVip: guest.is_vip,
    isPayingCustomer: wallet?.isPayingCustomer ?? guest.is_paying_customer,
    locked: guest.locked,
    hasAvs: guest.has_avs,
    wallet: price,
    balance: price?.value ?? null,
    balanceFormatted: price?.formatted ?? null,
    language: guest.language,
  };
}
