import { expect, it } from 'vitest';
import { mailDefinitions } from '../../platform/mail/mail-definitions.ts';
import { mailboxOf } from './mailbox.rules.ts';
import { isOwnMachine, networkOf } from './quotas.rules.ts';

it.each([
  ['Ada@Example.test', 'ada@example.test'],
  ['ada+2@example.test', 'ada@example.test'],
  ['a.d.a+x+y@GMail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['a.da@example.test', 'a.da@example.test'],
  ['+ada@example.test', '+ada@example.test'],
  ['nobody', 'nobody'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is of the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it('tells the machine itself from others', () => {
  expect(['127.0.0.1', '::ffff:127.0.0.1', '::1'].every(isOwnMachine)).toBe(true);
  expect(['128.0.0.1', '10.0.0.1', '2001:db8::1'].some(isOwnMachine)).toBe(false);
});

it('counts the mails that anybody can have sent to any address, and no others', () => {
  const mails = Object.entries(mailDefinitions).filter(([, { causedBy }]) => causedBy === 'anyone');
  expect(mails.map(([template]) => template).toSorted()).toEqual([
    'emailInUse',
    'newsletterConfirm',
    'resetPassword',
    'verifyEmail',
    'withdrawalConfirm',
  ]);
});
