import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { PrivacyFacts } from '../account-data.ts';
import { toPrivacyTexts } from './privacy.ts';

type Copy = PrivacyFacts['copy'];
const deletion: PrivacyFacts['deletion'] = { dueAt: null, days: 14, balance: null, running: [] };
const copy: Copy = { latest: null, nextAt: null, mailed: false };
const latest: NonNullable<Copy['latest']> = {
  exportId: 'x1',
  state: 'running',
  done: 3,
  total: 12,
  askedAt: '2026-11-23T12:00:00.000Z',
  expiresAt: null,
};
const copyOf = (change: Partial<Copy>) =>
  toPrivacyTexts({ deletion, copy: { ...copy, ...change } }, texts).copy;
const deletionOf = (change: Partial<PrivacyFacts['deletion']>) =>
  toPrivacyTexts({ copy, deletion: { ...deletion, ...change } }, texts);

it('says how a copy is had and what deleting means, before anything was asked for', () => {
  expect(toPrivacyTexts({ copy, deletion }, texts)).toEqual({
    log: '/en/data-protection/log/',
    copy: {
      text: 'privacy.export.text',
      state: { kind: 'none', share: 0, text: 'privacy.export.none' },
      canAsk: true,
      next: 'privacy.export.now',
    },
    deletion: {
      text: 'privacy.delete.text 14',
      lines: ['privacy.delete.lostNothing', 'privacy.delete.goes', 'privacy.delete.stays'],
    },
    due: null,
  });
});

it('says how far a copy is, and that a mail tells when it is ready', () => {
  expect(copyOf({ latest, nextAt: '2026-11-24T12:00:00.000Z', mailed: true })).toEqual({
    text: 'privacy.export.text privacy.export.mail',
    state: {
      kind: 'running',
      share: 0.25,
      text: 'privacy.export.asked privacy.export.running 3 12',
      look: '/en/myvisitx/settings/privacy/',
    },
    canAsk: false,
    next: 'privacy.export.next 2026-11-24',
  });
});

it('divides by no parts, and asks for no second copy while one is collected', () => {
  const view = copyOf({ latest: { ...latest, done: 0, total: 0 } });
  expect(view.state.share).toBe(0);
  expect(view.canAsk).toBe(false);
});

it('says until when a copy can be fetched, and where', () => {
  const ready = { ...latest, state: 'ready', expiresAt: '2026-11-30T12:00:00.000Z' } as const;
  expect(copyOf({ latest: ready })).toMatchObject({
    state: {
      kind: 'ready',
      share: 1,
      text: 'privacy.export.ready 2026-11-30',
      href: '/api/v1/guest/export/x1',
    },
    canAsk: true,
  });
  expect(copyOf({ latest: { ...ready, expiresAt: null } }).state.kind).toBe('running');
});

it('says what still runs, and what money is lost with its value', () => {
  const coins = { value: 60, currency: 'VXC', formatted: '60' } as const;
  const worth = { value: 1500, currency: 'EUR', formatted: '€15.00' } as const;
  const linesOf = (change: Partial<PrivacyFacts['deletion']>) =>
    deletionOf(change).deletion.lines.slice(0, -2);
  const running: PrivacyFacts['deletion']['running'] = [
    { kind: 'chat', name: 'Mira' },
    { kind: 'payment', name: 'Card' },
  ];
  expect(linesOf({ running, balance: { ...coins, equivalent: worth } })).toEqual([
    'privacy.delete.chat Mira',
    'privacy.delete.payment Card',
    'privacy.delete.lost money.coins 60 (€15.00)',
  ]);
  expect(linesOf({ balance: { ...coins, equivalent: null } })).toEqual([
    'privacy.delete.lost money.coins 60',
  ]);
  expect(linesOf({ balance: { ...coins, value: 0, equivalent: null } })).toEqual([
    'privacy.delete.lostNothing',
  ]);
});

it('says on which day the account goes', () => {
  expect(deletionOf({ dueAt: '2026-12-07T12:00:00.000Z' }).due).toEqual({
    title: 'privacy.due.title 2026-12-07',
  });
});
