import type { ShownIncentive } from '@vx/rewards-core';
import { describe, expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toIncentiveView, type IncentiveVisit } from './incentive.ts';

const visit: IncentiveVisit = {
  left: null,
  here: '/en/cams/?sort=new',
  wallet: { value: 60, currency: 'VXC', formatted: '60', equivalent: null },
};
const back = `returnPath=${encodeURIComponent(visit.here)}`;
const refuse = { label: 'incentives.close', press: expect.any(Function) };
const snooze = () => {};

/** An incentive that writes down what it is told. */
function shownIncentive(change: object = {}, incentive: object = {}) {
  const received: unknown[] = [];
  const shown = {
    incentive: {
      id: '1',
      type: 'freeVideo',
      countdown: null,
      gift: { validDays: 14 },
      reason: 'neverPaid',
      ...incentive,
    },
    taking: { kind: 'offered' },
    take: () => received.push('take'),
    close: (result: string) => received.push(result),
    hide: null,
    snooze: null,
    ...change,
  } as unknown as ShownIncentive;
  return { received, shown };
}
const viewOf = (
  change: object = {},
  incentive: object = {},
  seen: Partial<IncentiveVisit> = {},
) => {
  const { shown, received } = shownIncentive(change, incentive);
  return { view: toIncentiveView(shown, { ...visit, ...seen }, texts), received };
};

describe('what is offered', () => {
  it('says what it is, how to take or refuse it, and why it is there', () => {
    const { view, received } = viewOf();
    expect(view).toEqual({
      title: 'incentives.freeVideo.title',
      text: 'incentives.freeVideo.text 14 money.coins 60',
      end: null,
      accept: { kind: 'press', label: 'incentives.freeVideo.accept', press: expect.any(Function) },
      busy: false,
      problem: null,
      others: [refuse],
      leave: expect.any(Function),
      why: {
        label: 'incentives.why',
        lines: ['incentives.why.neverPaid', 'incentives.why.nothingElse', 'incentives.why.snooze'],
      },
    });
    if (view.accept?.kind === 'press') view.accept.press();
    view.others[0]?.press();
    view.leave();
    expect(received).toEqual(['take', 'closed', 'closed']);
  });

  it('claims no balance and no days that it does not know', () => {
    const { view } = viewOf({}, { gift: null }, { wallet: null });
    expect(view.text).toBe('incentives.freeVideo.text 0 ');
  });

  it.each([
    ['signUp', `/en/signup/?${back}`],
    ['refill', `/en/top-up/?${back}`],
  ])('leads for %s to its page and back, and is closed as accepted', (type, href) => {
    const { view, received } = viewOf({}, { type });
    expect(view.accept).toEqual({
      kind: 'link',
      label: `incentives.${type}.accept`,
      href,
      go: expect.any(Function),
    });
    if (view.accept?.kind === 'link') view.accept.go();
    expect(received).toEqual(['accepted']);
  });

  it('[RU-incentives-refill-window-hide] hides the refill window for a day or a week', () => {
    const hidden: number[] = [];
    const { view } = viewOf({ hide: (seconds: number) => hidden.push(seconds), snooze });
    expect(view.others.map(({ label }) => label)).toEqual([
      'incentives.refill.hideDay',
      'incentives.refill.hideWeek',
    ]);
    for (const { press } of view.others) press();
    expect(hidden).toEqual([86_400, 604_800]);
  });

  it('can be put off where it interrupts', () => {
    expect(viewOf({ snooze }).view.others).toEqual([
      refuse,
      { label: 'incentives.snooze', press: snooze },
    ]);
  });
});

describe('a countdown', () => {
  it('says what is left, and that the deadline is one', () => {
    const { view } = viewOf({}, { countdown: 3600 }, { left: 1799 });
    expect(view.end).toBe('incentives.endsIn 29:59');
    expect(view.why?.lines).toContain('incentives.why.deadline');
  });

  it('offers nothing any more at its end, and is left as expired', () => {
    const { view, received } = viewOf({ snooze }, { countdown: 3600 }, { left: 0 });
    expect(view).toMatchObject({
      end: 'incentives.over',
      accept: null,
      others: [{ label: 'incentives.snooze', press: snooze }],
    });
    view.leave();
    expect(received).toEqual(['expired']);
  });
});

describe('taking it', () => {
  it('is busy until it is answered', () => {
    expect(viewOf({ taking: { kind: 'taking' } }).view.busy).toBe(true);
  });

  it.each([
    ['INCENTIVE_OVER', 'incentives.over'],
    ['INCENTIVE_TAKEN', 'incentives.had'],
  ])('offers no second try after %s', (code, problem) => {
    const { view } = viewOf({ taking: { kind: 'refused', code } });
    expect(view).toMatchObject({ problem, accept: null, others: [] });
  });

  it('can be tried again after any other failure', () => {
    const { view } = viewOf({ taking: { kind: 'refused', code: 'UNAVAILABLE' } });
    expect(view).toMatchObject({
      problem: 'incentives.failed',
      accept: { kind: 'press' },
      others: [refuse],
    });
  });

  it.each(['LIMIT_REACHED', 'SPENDING_PAUSED'])(
    'leads to the guest’s own limits where they refused it: %s',
    (code) => {
      const { view, received } = viewOf({ taking: { kind: 'refused', code } });
      expect(view).toMatchObject({
        problem: `errors.${code}`,
        accept: { kind: 'link', label: 'money.limits.see', href: '/en/myvisitx/limits/' },
      });
      if (view.accept?.kind === 'link') view.accept.go();
      expect(received).toEqual(['closed']);
    },
  );

  it('says until when it is valid and where it is found; it is no offer any more', () => {
    const { view, received } = viewOf({
      taking: { kind: 'taken', validTo: '2026-12-07T12:00:00.000Z' },
      snooze,
    });
    expect(view).toEqual({
      title: 'incentives.taken.title',
      text: 'incentives.taken.text 2026-12-07',
      end: null,
      accept: {
        kind: 'link',
        label: 'incentives.taken.see',
        href: '/en/myvisitx/benefits/',
        go: expect.any(Function),
      },
      busy: false,
      problem: null,
      others: [],
      leave: expect.any(Function),
      why: null,
    });
    if (view.accept?.kind === 'link') view.accept.go();
    view.leave();
    expect(received).toEqual(['accepted', 'accepted']);
  });
});
