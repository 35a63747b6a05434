import type { PageGuest } from '@vx/contract';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toShell, type ShellFacts } from './shell.ts';

const facts: ShellFacts = {
  app: 'desktop',
  config: { language: 'en', brand: { id: 'candela', name: 'Candela' } },
  place: { pathname: '/en/cams/', search: '?show=hd' },
  guest: { loggedIn: false } as PageGuest,
  unread: 3,
  awaited: null,
  online: 120,
  trail: [{ name: 'Home', path: '/en/' }],
};
const shellOf = (change: Partial<ShellFacts>) => toShell({ ...facts, ...change }, texts);
const member = { guest: { loggedIn: true } as PageGuest };
const ids = (links: readonly { readonly id: string }[]) => links.map(({ id }) => id);
const at = (pathname: string, search = '') => shellOf({ place: { pathname, search } });

it('[RE-onlineActorsAmount] leads to the main places, and says how many are live where it is known', () => {
  const { brand, main, breadcrumbs } = shellOf({});
  expect(brand).toEqual({ name: 'Candela', href: '/en/' });
  expect(main).toEqual([
    { id: 'home', label: 'common.home', href: '/en/' },
    { id: 'live', label: 'shell.nav.live', href: '/en/cams/', amount: 120 },
    { id: 'videos', label: 'shell.nav.videos', href: texts.path('videos', {}) },
  ]);
  expect(shellOf({ online: null }).main[1]).not.toHaveProperty('amount');
  expect(breadcrumbs).toEqual([{ label: 'Home', href: '/en/' }]);
});

it('shows guests their own places and their messages', () => {
  const visitor = shellOf({});
  expect(ids(visitor.own)).toEqual([]);
  expect(ids(visitor.tabs)).toEqual(['home', 'live', 'videos', 'you']);
  const shown = shellOf(member);
  expect(ids(shown.tabs)).toEqual(['home', 'live', 'videos', 'messages', 'you']);
  expect(shown.tabs[3]?.unread).toBe(3);
  expect(ids(shown.own)).toEqual([
    'favourites',
    'library',
    'chats',
    'benefits',
    'vip',
    'statement',
    'limits',
    'settings',
  ]);
});

it.each([
  ['/en/', 'home'],
  ['/en/cams/', 'live'],
  ['/en/amateur/anna/videos/9', 'videos'],
  [texts.path('topUp', {}), 'you'],
  ['/en/nowhere/', undefined],
])('marks the place that %s belongs to: %s', (pathname, place) => {
  expect(at(pathname).current).toBe(place);
});

it('leads back to the page from log-in, sign-up and top-up, but not to a page of the log-in', () => {
  const back = `?returnPath=${encodeURIComponent('/en/cams/?show=hd')}`;
  expect(shellOf({})).toMatchObject({
    topUp: `${texts.path('topUp', {})}${back}`,
    logIn: { label: 'shell.login', href: `${texts.path('login', {})}${back}` },
    signUp: { label: 'shell.signup', href: `${texts.path('signup', {})}${back}` },
    here: '/en/cams/?show=hd',
  });
  const login = texts.path('login', {});
  expect(at(login).logIn.href).toBe(login);
  expect(at('/en/nowhere/').topUp).toBe(texts.path('topUp', {}));
});

it('leads to this page in every language and in the other app', () => {
  const { languages, otherApp } = shellOf({});
  expect(languages.map(({ lang, current }) => [lang, current])).toEqual([
    ['de', false],
    ['en', true],
    ['nl', false],
    ['es', false],
  ]);
  expect(languages[0]?.href).toBe(
    `/preferences?language=de&returnPath=${encodeURIComponent('/de/cams/?show=hd')}`,
  );
  expect(otherApp).toEqual({
    label: 'shell.switchApp.mobile',
    href: '/en/cams/?show=hd&app=mobile',
  });
  expect(shellOf({ app: 'mobile' }).otherApp.label).toBe('shell.switchApp.desktop');
});

it('leads back to the page above, but not from where a tab leads', () => {
  const trail = [
    { name: 'Home', path: '/en/' },
    { name: 'You', path: '/en/myvisitx/' },
    { name: 'Limits', path: texts.path('memberLimits', {}) },
  ];
  const backFrom = (pathname: string, part = trail) =>
    shellOf({ place: { pathname, search: '' }, trail: part }).back;
  expect(backFrom(texts.path('memberLimits', {}))).toEqual({
    label: 'common.back',
    href: '/en/myvisitx/',
  });
  expect(backFrom('/en/myvisitx/', trail.slice(0, 2))).toBeNull();
  expect(backFrom('/en/', trail.slice(0, 1))).toBeNull();
});

it('tells pages about the guest from those for everybody', () => {
  const own = (pathname: string, change = member) =>
    shellOf({ ...change, place: { pathname, search: '' } }).isOwn;
  expect(own(texts.path('memberLimits', {}))).toBe(true);
  expect(own(texts.path('topUp', {}))).toBe(true);
  expect(own(texts.path('vipClub', {}))).toBe(false);
  expect(own(texts.path('topUp', {}), { guest: { loggedIn: false } as PageGuest })).toBe(false);
});
