import type { PageGuest } from '@vx/contract';
import { statusBarTypes, type StatusBarType } from '@vx/contract/enums';
import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { FakeClock, FakeStorage } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { BARS_COOKIE, createStatusBars } from './status-bars.ts';
import {
  barsOf,
  canWait,
  formatClosedBars,
  parseClosedBars,
  statusBarOrder,
  statusBarsFor,
  withClosed,
  type ClosedBars,
} from './status-bars.rules.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const anywhere = (): boolean => true;
const noClosed: ClosedBars = new Map();
/** The one that is shown. */
const statusBarFor = (...asked: Parameters<typeof statusBarsFor>): StatusBarType | null =>
  statusBarsFor(...asked)[0] ?? null;
const calmGuest = {
  loggedIn: true,
  locked: false,
  restricted: false,
  email: 'jonas@example.org',
  emailVerified: true,
  hasAvs: true,
  avsStatus: 'accepted',
  statusFacts: {
    mailVerified: false,
    avsAccepted: false,
    recharge: null,
    newcomer: false,
    welcomeBack: false,
  },
} satisfies Partial<PageGuest>;
const { statusFacts: _none, ...flags } = calmGuest;
const visitor = {
  ...flags,
  loggedIn: false,
  email: null,
  emailVerified: false,
  hasAvs: false,
  avsStatus: 'unknown',
} as const;
const dueTypes = (
  change: object,
  page = { cancellationOfferFailed: false, onboarded: false },
): StatusBarType[] => [...barsOf({ ...calmGuest, ...change }, page)];

describe('what a guest could be told', () => {
  it('is nothing when there is nothing, and nothing for visitors', () => {
    expect(dueTypes({})).toEqual([]);
    expect([...barsOf(visitor, { cancellationOfferFailed: false, onboarded: false })]).toEqual([]);
  });

  it.each<[StatusBarType, object]>([
    ['error', { locked: true }],
    ['error', { restricted: true }],
    ['mail not verified', { emailVerified: false }],
    ['AVS status', { avsStatus: 'pending' }],
    ['AVS status', { avsStatus: 'rejected' }],
    ['automatic recharge', { statusFacts: { ...calmGuest.statusFacts, recharge: 'waiting' } }],
    ['automatic recharge', { statusFacts: { ...calmGuest.statusFacts, recharge: 'stopped' } }],
    ['AVS accepted', { statusFacts: { ...calmGuest.statusFacts, avsAccepted: true } }],
    ['verified mail', { statusFacts: { ...calmGuest.statusFacts, mailVerified: true } }],
    ['no AVS', { hasAvs: false, avsStatus: 'unknown' }],
    ['welcome back', { statusFacts: { ...calmGuest.statusFacts, welcomeBack: true } }],
  ])('[EN-statusBarTypes][ET-statusBar] %s, where %j', (type, change) => {
    expect(dueTypes(change)).toEqual([type]);
  });

  it('[ER-statusBarErrors] an offer to stay that was accepted too late', () => {
    expect(dueTypes({}, { cancellationOfferFailed: true, onboarded: false })).toEqual([
      'cancellation offer error',
    ]);
  });
});

describe('the bar that is shown', () => {
  it('[EN-statusBarTypes] is the first in order, and every type has a place in it', () => {
    expect(statusBarOrder.toSorted()).toEqual(statusBarTypes.toSorted());
    const left = new Set<StatusBarType>(statusBarTypes);
    const shown: StatusBarType[] = [];
    for (;;) {
      const type = statusBarFor(left, noClosed, anywhere, 0);
      if (type === null) break;
      shown.push(type);
      left.delete(type);
    }
    expect(shown).toEqual(statusBarOrder);
  });

  it('is none that the page does not want', () => {
    const both = new Set<StatusBarType>(['no AVS', 'welcome back']);
    expect(statusBarFor(both, noClosed, (type) => type !== 'no AVS', 0)).toBe('welcome back');
    expect(statusBarFor(both, noClosed, () => false, 0)).toBeNull();
  });

  it('comes again seven days after it was closed, a fault after an hour', () => {
    const both = new Set<StatusBarType>(['error', 'no AVS']);
    const now = 1_000_000;
    const closed = withClosed(withClosed(noClosed, 'no AVS', now), 'error', now);
    const shown = (later: number) => statusBarFor(both, closed, anywhere, now + later);
    expect(shown(HOUR - 1000)).toBeNull();
    expect(shown(HOUR)).toBe('error');
    // An address that is not confirmed harms nobody: it is asked for again after a week.
    const mail = withClosed(noClosed, 'mail not verified', now);
    const shownMail = (later: number) =>
      statusBarFor(new Set(['mail not verified']), mail, anywhere, now + later);
    expect([shownMail(HOUR), shownMail(WEEK - 1000)]).toEqual([null, null]);
    expect(shownMail(WEEK)).toBe('mail not verified');
    const offers = new Set<StatusBarType>(['no AVS']);
    expect(statusBarFor(offers, closed, anywhere, now + WEEK - 1000)).toBeNull();
    expect(statusBarFor(offers, closed, anywhere, now + WEEK)).toBe('no AVS');
  });
});

describe('what waits', () => {
  it('[SC-statusBar] stands in order of urgency, with one nag at most', () => {
    const due = new Set<StatusBarType>([
      'welcome back',
      'no AVS',
      'AVS accepted',
      'mail not verified',
      'automatic recharge',
    ]);
    const wait = (closed = noClosed, isWanted: (type: StatusBarType) => boolean = anywhere) =>
      statusBarsFor(due, closed, isWanted, 0);
    expect(wait()).toEqual(['mail not verified', 'automatic recharge', 'AVS accepted']);
    // Another nag does not come in the place of one that was put off.
    expect(wait(withClosed(noClosed, 'mail not verified', 0))).toEqual([
      'automatic recharge',
      'AVS accepted',
    ]);
    expect(wait(noClosed, (type) => type !== 'mail not verified')).toEqual([
      'automatic recharge',
      'AVS accepted',
      'no AVS',
    ]);
  });

  it('[SC-statusBar] can be put off for later, but neither faults nor good news', () => {
    expect(statusBarOrder.filter((type) => !canWait(type))).toEqual([
      'error',
      'not-found redirect',
      'cancellation offer error',
      'AVS accepted',
      'verified mail',
    ]);
  });
});

describe('nags', () => {
  const DAY = 24 * HOUR;
  const both = new Set<StatusBarType>(['mail not verified', 'no AVS']);
  const now = 1_000_000;

  it('rest for a day after one was closed', () => {
    const closed = withClosed(noClosed, 'mail not verified', now);
    expect(statusBarFor(both, closed, anywhere, now + DAY - 1000)).toBeNull();
    expect(statusBarFor(both, closed, anywhere, now + DAY)).toBe('no AVS');
  });

  it('rest for a day after good news was seen', () => {
    const closed = withClosed(noClosed, 'verified mail', now);
    expect(statusBarFor(both, closed, anywhere, now + DAY - 1000)).toBeNull();
    expect(statusBarFor(both, closed, anywhere, now + DAY)).toBe('mail not verified');
  });

  it('keep nothing back that has to be known', () => {
    const closed = withClosed(noClosed, 'mail not verified', now);
    for (const type of ['error', 'AVS status', 'automatic recharge', 'AVS accepted'] as const)
      expect(statusBarFor(new Set([type, 'no AVS']), closed, anywhere, now)).toBe(type);
    // Nor does a fault that was closed keep them back.
    expect(statusBarFor(both, withClosed(noClosed, 'error', now), anywhere, now)).toBe(
      'mail not verified',
    );
  });

  it('wait until who has just signed up has put the welcome away', () => {
    const statusFacts = { ...calmGuest.statusFacts, newcomer: true, recharge: 'waiting' };
    const fresh = { emailVerified: false, hasAvs: false, avsStatus: 'unknown', statusFacts };
    const page = { cancellationOfferFailed: false, onboarded: false };
    expect(dueTypes(fresh, page)).toEqual(['automatic recharge']);
    expect(dueTypes(fresh, { ...page, onboarded: true })).toEqual([
      'mail not verified',
      'automatic recharge',
      'no AVS',
    ]);
  });
});

describe('the cookie', () => {
  it('keeps what is closed, and forgets what is over', () => {
    const closed = withClosed(withClosed(noClosed, 'no AVS', 0), 'error', 0);
    const text = formatClosedBars(closed);
    expect(text).toBe(`0.${(WEEK / 1000).toString(36)}-8.${(HOUR / 1000).toString(36)}`);
    expect(parseClosedBars(text, 0)).toEqual(closed);
    expect([...parseClosedBars(text, HOUR).keys()]).toEqual(['no AVS']);
  });

  it.each([null, '', '-', '0', '99.zzz', '0.', 'x.y', '0.zzzzzzzzzz', '0.1;8.2'])(
    'is nothing when it reads %j',
    (text) => {
      expect([...parseClosedBars(text, HOUR)]).toEqual([]);
    },
  );
});

describe('closing', () => {
  const setUp = ({ loggedIn = true, initial = null as string | null } = {}) => {
    const clock = new FakeClock();
    const cookies = new FakeStorage();
    const events = createEmitter<Incoming>();
    const sent: unknown[] = [];
    const bars = createStatusBars({
      initial,
      cookies,
      clock,
      socket: { on: events.on, send: (...message) => void sent.push(message) },
      isLoggedIn: () => loggedIn,
    });
    return { bars, clock, cookies, events, sent, closed: () => [...bars.getSnapshot().keys()] };
  };

  it('[RU-notif-status-bar-remove][SO-removeStatusBar] keeps it in the browser and tells the server', () => {
    const { bars, sent, cookies, clock, closed } = setUp();
    bars.close('no AVS');
    expect(closed()).toEqual(['no AVS']);
    expect(sent).toEqual([['removeStatusBar', { type: 'no AVS' }]]);
    expect(parseClosedBars(cookies.get(BARS_COOKIE), clock.now()).has('no AVS')).toBe(true);
  });

  it('tells nobody of a visitor', () => {
    const { bars, sent, closed } = setUp({ loggedIn: false });
    bars.close('error');
    expect([sent, closed()]).toEqual([[], ['error']]);
  });

  it('in another tab closes it here, named or as it is shown, and keeps what that tab had closed', () => {
    const { bars, events, sent, cookies, clock, closed } = setUp();
    cookies.set(BARS_COOKIE, formatClosedBars(withClosed(noClosed, 'welcome back', clock.now())));
    events.emit('statusBarRemoved', { type: null });
    expect(closed()).toEqual([]);
    bars.show('AVS status');
    events.emit('statusBarRemoved', { type: null });
    expect(closed()).toEqual(['welcome back', 'AVS status']);
    events.emit('statusBarRemoved', { type: 'no AVS' });
    expect(closed()).toEqual(['welcome back', 'AVS status', 'no AVS']);
    expect(sent).toEqual([]);
  });

  it('begins with what the page was told, and hears nothing after its end', () => {
    const { bars, events, closed } = setUp({ initial: '0.zzzzzz' });
    expect(closed()).toEqual(['no AVS']);
    bars[Symbol.dispose]();
    events.emit('statusBarRemoved', { type: 'error' });
    expect(closed()).toEqual(['no AVS']);
  });
});
