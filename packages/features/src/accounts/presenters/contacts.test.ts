import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { ProfileData } from '../account-data.ts';
import { toContacts } from './contacts.ts';
import { toEmailChange } from './email-change.ts';
import { toPicture } from './picture.ts';

const email = 'jo@example.com';
const factsOf = (emailVerified: boolean, numbers: readonly string[] = []) =>
  ({
    guest: { profile: { email, emailVerified } },
    phone: { verified: numbers.map((e123) => ({ e123 })) },
  }) as unknown as ProfileData;
const contactsOf = (facts: ProfileData, text: string | null = null) =>
  toContacts(facts, { text }, texts.t);

it('says whether address and number are confirmed', () => {
  expect(contactsOf(factsOf(true, ['+49 170 1']))).toEqual({
    email: {
      title: email,
      text: 'account.email.text',
      badge: { tone: 'success', label: 'account.email.confirmed' },
      isOpen: false,
    },
    phone: {
      title: '+49 170 1',
      text: 'pincall.row.none',
      badge: { tone: 'success', label: 'account.email.confirmed' },
      button: 'pincall.row.another',
    },
  });
  expect(contactsOf(factsOf(false))).toMatchObject({
    email: { badge: { tone: 'warning', label: 'account.email.unconfirmed' }, isOpen: true },
    phone: { title: 'pincall.row.title', badge: null, button: 'pincall.row.confirm' },
  });
});

it('says what became of the mail, until the address is confirmed', () => {
  expect(contactsOf(factsOf(false), 'sent').email.text).toBe('sent');
  expect(contactsOf(factsOf(true), 'sent').email.text).toBe('account.email.text');
});

it('says which address waits beside the one that is used, and until when', () => {
  const change = (pendingEmail: string | null, pendingEmailDueAt: string | null = null) =>
    toEmailChange({ email, pendingEmail, pendingEmailDueAt }, texts);
  expect(change(null)).toBe(`account.email.now ${email}`);
  expect(change('new@example.com')).toBe(`account.email.pending ${email} new@example.com`);
  expect(change('new@example.com', '2026-11-24T12:00:00.000Z')).toBe(
    `account.email.due ${email} new@example.com 2026-11-24`,
  );
});

it('says at the picture what was wrong with it', () => {
  const pictureOf = (state: 'sending' | 'refused', wrong?: string, message?: string) =>
    toPicture(
      { name: 'Jo', picture: null },
      { state, message, error: (field) => (field === 'picture' ? wrong : undefined) },
    );
  expect(pictureOf('sending')).toEqual({
    name: 'Jo',
    src: undefined,
    busy: true,
    error: undefined,
  });
  expect(pictureOf('refused', 'too large', 'else').error).toBe('too large');
  expect(pictureOf('refused', undefined, 'else').error).toBe('else');
});
