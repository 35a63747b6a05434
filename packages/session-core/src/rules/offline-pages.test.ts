import { describe, expect, it } from 'vitest';
import { mayKeepOffline } from './offline-pages.ts';

const visitor = { loggedIn: false, consent: null, exited: false };
const functional = { necessary: true, functional: true, analytics: false };
const guest = { loggedIn: true, consent: functional, exited: false };

describe('what a browser keeps for when there is no connection', () => {
  it('[RU-consent-everything-else-necessary] keeps what every visitor sees, whatever was decided', () => {
    expect(mayKeepOffline({ ...visitor, route: 'home' })).toBe(true);
    expect(mayKeepOffline({ ...visitor, route: 'actorProfile' })).toBe(true);
  });

  it("[RU-consent-gates-cookies] keeps a guest's own pages only with consent to the functional category", () => {
    expect(mayKeepOffline({ ...guest, route: 'memberFavorites' })).toBe(true);
    const refused = { ...functional, functional: false };
    expect(mayKeepOffline({ ...guest, consent: refused, route: 'home' })).toBe(false);
    expect(mayKeepOffline({ ...guest, consent: null, route: 'home' })).toBe(false);
  });

  it.each([
    'liveRoom',
    'actorLiveShow',
    'topUp',
    'login',
    'signup',
    'memberProfile',
    'memberSettings',
    'memberSecurity',
    'memberPhone',
    'memberAlerts',
    'memberNews',
    'memberPrivacy',
    'memberLimits',
  ])('never keeps %s', (route) => {
    expect(mayKeepOffline({ ...guest, route })).toBe(false);
    expect(mayKeepOffline({ ...visitor, route })).toBe(false);
  });

  it.each(['verifyEmail', 'resetPassword', 'newsletter', 'videoSearch', 'dataProtection', null])(
    'keeps no key, no search and nothing unknown: %s',
    (route) => {
      expect(mayKeepOffline({ ...visitor, route })).toBe(false);
    },
  );

  it('keeps nothing after somebody left quickly', () => {
    expect(mayKeepOffline({ ...visitor, exited: true, route: 'home' })).toBe(false);
  });
});
