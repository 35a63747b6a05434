import type { PageGuest } from '@vx/contract';

/** A guest as a page begins with one: logged in, an adult, with 100 coins, unless told otherwise. */
export function createTestGuest(part: Partial<PageGuest> = {}): PageGuest {
  return {
    loggedIn: true,
    id: 'guest-1',
    name: 'Alex',
    email: 'alex@example.test',
    emailVerified: true,
    isVip: false,
    isVXSelect: false,
    tvSubscriber: false,
    tvSubscriberFormer: false,
    isPayingCustomer: true,
    locked: false,
    restricted: false,
    restrictionLevel: null,
    isForcePayment: false,
    isBlockedForComments: false,
    hasAvs: true,
    avsStatus: 'accepted',
    avsRejectMessage: null,
    showDataProtection: false,
    signupOrigin: null,
    wallet: {
      value: 100,
      currency: 'VXC',
      formatted: '100',
      equivalent: { value: 2500, currency: 'EUR', formatted: '€25.00' },
    },
    balance: 100,
    balanceFormatted: '100',
    language: 'en',
    ...part,
  };
}
