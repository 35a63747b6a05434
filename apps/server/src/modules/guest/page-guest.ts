import type { PageGuest } from '@vx/contract';
import type { Caller } from '../../platform/module.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { AvsApi } from '../avs/index.ts';
import { changedSince } from '../consent/index.ts';
import type { MoneyApi } from '../money/index.ts';
import { statusFactsOf, type StatusFactsDeps } from './status-facts.ts';

export interface PageGuestDeps {
  readonly accounts: Pick<AccountsApi, 'find'>;
  readonly money: Pick<MoneyApi, 'balanceOf' | 'display'>;
  readonly avs: Pick<AvsApi, 'standing'>;
  /** Address of a guest's picture. */
  readonly pictureOf?: (guestId: string) => Promise<string | null>;
  /** Without it no status bar tells more than the flags. */
  readonly status?: StatusFactsDeps;
}

const nobody = (language: Caller['language']): PageGuest => ({
  loggedIn: false,
  id: null,
  name: null,
  email: null,
  emailVerified: false,
  picture: null,
  isVip: false,
  isVXSelect: false,
  tvSubscriber: false,
  tvSubscriberFormer: false,
  isPayingCustomer: false,
  locked: false,
  restricted: false,
  restrictionLevel: null,
  isForcePayment: false,
  isBlockedForComments: false,
  hasAvs: false,
  avsStatus: 'unknown',
  avsRejectMessage: null,
  showDataProtection: false,
  signupOrigin: null,
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
  const [wallet, avs, picture, recharge] = await Promise.all([
    deps.money.balanceOf(guest.id),
    deps.avs.standing(guest.id),
    deps.pictureOf?.(guest.id) ?? null,
    deps.status?.rechargePause(guest.id) ?? null,
  ]);
  const statusFacts =
    deps.status &&
    statusFactsOf(deps.status.clock.now(), {
      signedUpAt: guest.created_at,
      mailVerifiedAt: guest.email_verified_at,
      avsAcceptedAt: guest.has_avs ? avs.acceptedAt : null,
      returnedAt: guest.returned_at,
      recharge,
    });
  const price =
    wallet && deps.money.display({ amount: wallet.balance, currency: wallet.currency }, language);
  return {
    loggedIn: true,
    id: guest.id,
    name: guest.name,
    email: guest.email,
    emailVerified: guest.email_verified_at !== null,
    picture,
    isVip: guest.is_vip,
    isVXSelect: guest.is_vx_select,
    tvSubscriber: guest.tv_subscriber,
    tvSubscriberFormer: guest.tv_subscriber_former,
    isPayingCustomer: wallet?.isPayingCustomer ?? guest.is_paying_customer,
    locked: guest.locked,
    restricted: guest.restricted,
    restrictionLevel: guest.restriction_level,
    isForcePayment: guest.is_force_payment,
    isBlockedForComments: guest.is_blocked_for_comments,
    hasAvs: guest.has_avs,
    avsStatus: avs.status,
    avsRejectMessage: avs.rejectReason,
    showDataProtection:
      guest.show_data_protection || changedSince(guest.terms_accepted_at).length > 0,
    signupOrigin: guest.signup_origin,
    wallet: price,
    balance: price?.value ?? null,
    balanceFormatted: price?.formatted ?? null,
    language: guest.language,
    ...(statusFacts && { statusFacts }),
  };
}
