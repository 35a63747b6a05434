import { newsletterTypes } from '@vx/contract/enums';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { NewsletterFacts, NewsletterOutcome, NewsletterStatus } from '../newsletter-data.ts';
import { toNewsletterForm, toNewsletterPage } from './newsletter.ts';

const email = 'jo@example.com';
const { vipClub, lateNight } = newsletterTypes;
const status = (change: Partial<NewsletterStatus> = {}): NewsletterStatus =>
  ({
    emailAddress: 'news@example.com',
    typeIds: vipClub,
    pendingIds: lateNight,
    pausedUntil: null,
    ...change,
  }) as NewsletterStatus;

it('[RU-newsletter-type-ids] ticks what is confirmed and what waits for its mail, and offers only what is written', () => {
  const { choices, known, ...form } = toNewsletterForm(status(), email, texts.t);
  expect(form).toEqual({
    paused: null,
    email: 'news@example.com',
    rest: { value: 'pause', label: 'newsletter.pause' },
  });
  expect(known).toBe(vipClub | lateNight);
  expect(choices.map(({ label, hint, checked }) => [label, hint, checked])).toEqual([
    ['newsletter.type.vipClub', undefined, true],
    ['newsletter.type.lateNight', 'newsletter.pending', true],
  ]);
  expect(choices[0]?.name).toBe(`type${vipClub}`);
});

it('lets newsletters come again that rest, and says until when they do', () => {
  const paused = status({ pausedUntil: '2026-12-24T12:00:00.000Z' });
  expect(toNewsletterForm(paused, email, texts.t)).toMatchObject({
    paused: 'newsletter.paused 2026-12-24',
    rest: { value: 'resume', label: 'newsletter.resume' },
  });
});

it('begins with the address of the account, and nothing to pause', () => {
  expect(toNewsletterForm(null, email, texts.t)).toMatchObject({ email, known: 0, rest: null });
  expect(toNewsletterForm(status({ typeIds: 0 }), email, texts.t).rest).toBeNull();
});

const facts: NewsletterFacts = { token: '', reader: 'r', status: status() };
const pageOf = (change: Partial<NewsletterFacts>, outcome: NewsletterOutcome | null = null) =>
  toNewsletterPage({ ...facts, ...change }, outcome, texts.t);

it('[SC-newsletterUnsubscribe] confirms by one link, ends and pauses by another', () => {
  expect(pageOf({ token: 't', status: null })).toEqual({ note: null, step: 'confirm' });
  expect(pageOf({})).toEqual({ note: null, step: 'unsubscribe' });
  expect(pageOf({ status: null })).toEqual({
    note: { tone: 'warning', text: 'newsletter.unknown', urgent: false },
    step: 'home',
  });
});

it('says how it went, and lets the guest try again what failed', () => {
  expect(pageOf({ token: 't' }, { kind: 'confirmed', email })).toEqual({
    note: { tone: 'success', text: `newsletter.confirmed ${email}`, urgent: false },
    step: 'home',
  });
  expect(pageOf({}, { kind: 'done', option: 'pause' }).note?.text).toBe('newsletter.isPaused');
  expect(pageOf({}, { kind: 'done', option: 'all' }).note?.text).toBe('newsletter.ended');
  expect(pageOf({}, { kind: 'failed', code: 'NEWSLETTER_FAILED' })).toEqual({
    note: { tone: 'danger', text: 'errors.NEWSLETTER_FAILED', urgent: true },
    step: 'unsubscribe',
  });
});
