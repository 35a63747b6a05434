import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import {
  toAgeCheck,
  toCheckStatus,
  type AgeCheckFacts,
  type CheckStatusFacts,
} from './age-check.ts';

const coins = { value: 4, currency: 'VXC', formatted: '4', equivalent: null };
const facts = {
  check: { hasAvs: false, proof: null, bonus: { available: false, amount: coins } },
  returnPath: '/en/videos/',
  revoked: false,
} as unknown as AgeCheckFacts;
const guest = { hasAvs: false, avsStatus: 'unknown', avsRejectMessage: null } as const;
type Guest = Parameters<typeof toAgeCheck>[1];
const checkOf = (change: Partial<Guest>, part: object = {}) =>
  toAgeCheck({ ...facts, ...part }, { ...guest, ...change }, texts);

it.each([
  [{}, {}, 'unknown'],
  [{ avsStatus: 'pending' }, {}, 'pending'],
  // One that runs is told of before a proof that still holds.
  [{ avsStatus: 'rejected', hasAvs: true }, {}, 'rejected'],
  [{ avsStatus: 'accepted', hasAvs: true }, {}, 'accepted'],
  [{}, { revoked: true }, 'revoked'],
  [{}, { check: { ...facts.check, hasAvs: true } }, 'revoked'],
] as const)('with %j and %j a check is %s', (change, part, state) => {
  expect(checkOf(change, part).state).toBe(state);
});

it('[ER-avsRejected] says why a check failed, and leads back to where the guest came from', () => {
  expect(checkOf({ avsStatus: 'rejected', avsRejectMessage: 'unreadable' })).toMatchObject({
    reason: 'avs.reason.unreadable',
    action: `${texts.path('memberAgeCheck', {})}?returnPath=%2Fen%2Fvideos%2F`,
    returnPath: '/en/videos/',
    bonus: null,
    rows: undefined,
  });
});

it('[RU-avs-bonus-available] says what the first check brings, as long as it brings something', () => {
  const check = { ...facts.check, bonus: { available: true, amount: coins } };
  expect(checkOf({}, { check }).bonus).toBe('avs.bonusOf money.coins 4');
});

it('says all that is kept of the proof', () => {
  const proof = {
    acceptedAt: '2026-11-01T12:00:00.000Z',
    provider: 'Sandbox',
    expiresAt: '2028-11-01T12:00:00.000Z',
  };
  expect(checkOf({ hasAvs: true }, { check: { ...facts.check, proof } }).rows).toEqual([
    { label: 'avs.accepted.on', value: '2026-11-01' },
    { label: 'avs.accepted.by', value: 'Sandbox' },
    { label: 'avs.accepted.kept', value: 'avs.accepted.keptText' },
    { label: 'avs.accepted.until', value: '2028-11-01' },
  ]);
});

const status: CheckStatusFacts = { state: 'unknown', at: 'page', reason: 'why', bonus: 'bonus' };
const statusOf = (change: Partial<CheckStatusFacts>) =>
  toCheckStatus({ ...status, ...change }, texts.t);

it('begins a check, with what to have at hand, and tells more on its page than before content', () => {
  expect(statusOf({})).toEqual({
    title: 'avs.unknown.title',
    text: 'avs.unknown.text',
    begin: 'avs.start',
    hints: [
      { kind: 'light', text: 'avs.hint.light' },
      { kind: 'document', text: 'avs.hint.document' },
      { kind: 'bonus', text: 'bonus' },
    ],
    reason: null,
  });
  const gate = statusOf({ at: 'gate', bonus: null });
  expect(gate.title).toBe('avs.gate.title');
  expect(gate.hints.map(({ kind }) => kind)).toEqual(['document']);
});

it('waits while one runs, and says why the last one failed', () => {
  expect(statusOf({ state: 'pending', at: 'gate' })).toMatchObject({
    title: 'avs.pending.title',
    begin: 'avs.pending.again',
    hints: [],
    reason: null,
  });
  expect(statusOf({ state: 'rejected', at: 'gate' })).toMatchObject({
    title: 'avs.rejected.title',
    begin: 'avs.rejected.again',
    reason: { title: 'why', text: 'avs.rejected.from' },
  });
});
