import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { SecurityFacts } from '../account-data.ts';
import { toPasskeyNotices, toPasskeyProof, toPasskeysView, type PasskeyForms } from './passkeys.ts';

type Passkey = SecurityFacts['passkeys'][number];
const passkey = (change: object = {}): Passkey =>
  ({
    passkeyId: 'p1',
    name: 'Phone',
    createdAt: '2026-11-01T12:00:00.000Z',
    lastUsedAt: '2026-11-23T12:00:00.000Z',
    suspended: false,
    ...change,
  }) as never;
const path = (asked: string) => `/en/myvisitx/settings/security/?passkey=${asked}`;
const row = {
  id: 'p1',
  name: 'Phone',
  suspended: false,
  text: 'passkeys.used 2026-11-01 2026-11-23',
  rename: path('p1'),
};

it('says of each passkey since when it is there and when it was used', () => {
  expect(toPasskeysView({ passkeys: [passkey()], passkey: null }, texts)).toEqual({
    text: 'passkeys.text',
    rows: [row],
    add: path('new'),
    open: null,
  });
});

it.each([
  [{ lastUsedAt: null }, 'passkeys.unused 2026-11-01'],
  [{ suspended: true }, 'passkeys.suspended'],
  [{ suspended: true, lastUsedAt: null }, 'passkeys.suspended'],
])('says of one that opens nothing yet what it waits for: %o', (change, text) => {
  const { rows } = toPasskeysView({ passkeys: [passkey(change)], passkey: null }, texts);
  expect(rows[0]?.text).toBe(text);
});

it.each([
  ['new', { kind: 'new' }],
  ['p1', { kind: 'rename', passkey: row }],
  ['remove.p1', { kind: 'remove', passkey: row }],
  ['confirm.p1', { kind: 'confirm', passkey: row }],
  ['p2', null],
  ['open.p1', null],
  ['', null],
])(
  'opens the form that the address asks for, and none of a passkey that is not there: %s',
  (asked, open) => {
    expect(toPasskeysView({ passkeys: [passkey()], passkey: asked }, texts).open).toEqual(open);
  },
);

it('offers to add one where there is none', () => {
  expect(toPasskeysView({ passkeys: [], passkey: null }, texts)).toEqual({
    text: 'passkeys.none',
    rows: [],
    add: path('new'),
    open: null,
  });
});

const idle = { state: 'idle', message: undefined } as const;
const noticesOf = (change: Partial<PasskeyForms>) =>
  toPasskeyNotices({ done: null, isOpen: false, remove: idle, confirm: idle, ...change }, texts.t);

it('says which form was taken, one time', () => {
  expect(noticesOf({}).done).toEqual([]);
  expect(noticesOf({ done: 'addPasskey' }).done).toEqual(['passkeys.added']);
  expect(noticesOf({ done: 'renamePasskey' }).done).toEqual(['passkeys.renamed']);
  expect(noticesOf({ done: 'password' }).done).toEqual([]);
  // The open form says it, or another press has been answered since.
  expect(noticesOf({ done: 'addPasskey', isOpen: true }).done).toEqual([]);
  expect(noticesOf({ done: 'addPasskey', remove: { ...idle, state: 'done' } }).done).toEqual([
    'passkeys.removed',
  ]);
  expect(noticesOf({ confirm: { ...idle, state: 'done' } }).done).toEqual(['passkeys.confirmed']);
});

it('says why one was not removed or confirmed, unless a form is open, which says it', () => {
  const remove = { state: 'refused', message: 'why' } as const;
  expect(noticesOf({ remove }).problem).toBe('why');
  expect(noticesOf({ confirm: remove }).problem).toBe('why');
  expect(noticesOf({ remove, isOpen: true }).problem).toBeUndefined();
});

it('names what the password is asked for', () => {
  expect(toPasskeyProof('remove', { name: 'Phone' }, texts.t)).toEqual({
    title: 'passkeys.removeNamed Phone',
    done: 'passkeys.removed',
    save: 'passkeys.remove',
  });
  expect(toPasskeyProof('confirm', { name: 'Phone' }, texts.t).done).toBe('passkeys.confirmed');
});
