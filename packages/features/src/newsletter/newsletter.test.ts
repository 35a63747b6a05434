import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import type { PageGuest } from '@vx/contract';
import { newsletterTypes } from '@vx/contract/enums';
import { build } from '@vx/routes';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { createAccountAction } from '../accounts/act-account.ts';
import { saveNewsletter } from './save-newsletter.ts';
import type { Services } from '../app/services.ts';
import { actNewsletterPage, loadNewsletterPage } from './newsletter-page.ts';
import { resultOf } from './newsletter-choices.ts';
import { newsletterChoices } from './newsletter-types.ts';

function setUp({ isServer = false } = {}) {
  const { rest, api } = createTestRestClient();
  const services = {
    rest,
    isServer,
    config: { language: 'en' },
    intl: createIntl({ locale: 'en', onError: () => undefined }),
    guest: {
      getSnapshot: () => ({ guest: { loggedIn: true, id: 'g1' } as PageGuest }),
      refresh: async () => undefined,
    },
    path: (name: 'memberProfile', args: object) => build(name, args, { language: 'en' }),
  } as unknown as Services;
  const formOf = (fields: Record<string, string>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };
  const url = new URL('http://site.test/en/newsletter/?reader=r1');
  return {
    api,
    save: (fields: Record<string, string>) =>
      createAccountAction({ newsletter: saveNewsletter })({
        services,
        params: {},
        form: formOf({ intent: 'newsletter', ...fields }),
        url,
      }),
    press: (form: FormData) => actNewsletterPage({ services, params: {}, form, url }),
    formOf,
    load: (address = url) => loadNewsletterPage({ services, params: {}, url: address }),
  };
}

const email = 'jonas@example.org';

describe('the choice of newsletters', () => {
  it('[RU-newsletter-type-ids] is what the contract has', () => {
    expect(new Set(newsletterChoices.map(({ typeId }) => typeId))).toEqual(
      new Set(Object.values(newsletterTypes)),
    );
  });

  it('[RE-newsletterSubscribe][RE-newsletterUnsubscribe][SC-newsletterSubscribe] asks for what was ticked and ends what was unticked', async () => {
    const { api, save } = setUp();
    api.on('POST /guest/newsletter/subscribe', () => ({ success: true }));
    api.on('POST /guest/newsletter/unsubscribe', () => ({ success: true }));
    const answer = await save({ email, known: '1536', type1024: 'on', type256: 'on' });
    expect(answer).toEqual({ kind: 'refused', refusal: { intent: 'newsletter', kind: 'done' } });
    expect(api.callsOf('POST /guest/newsletter/subscribe')[0]?.body).toEqual({
      typeId: 256,
      userId: 'g1',
      emailAddress: email,
    });
    expect(api.callsOf('POST /guest/newsletter/unsubscribe')[0]?.body).toEqual({
      emailAddress: email,
      option: '512',
      reasons: [],
      userId: 'g1',
    });
    expect(api.violations).toEqual([]);
  });

  it('pauses without touching the choice, and goes back to its section by a plain form', async () => {
    const { api, save } = setUp({ isServer: true });
    api.on('POST /guest/newsletter/unsubscribe', () => ({ success: true }));
    expect(await save({ email, known: '1024', do: 'pause' })).toMatchObject({
      kind: 'goto',
      path: '/en/myvisitx/settings/news/?done=newsletter',
    });
    expect(api.calls.map(({ body }) => (body as { option: string }).option)).toEqual(['pause']);
  });

  it('[RU-email-local-part] says at the address what is wrong with it, and keeps it', async () => {
    const { api, save } = setUp();
    for (const wrong of ['nobody', 'a..b@example.org'])
      expect(await save({ email: wrong, type256: 'on' })).toMatchObject({
        refusal: {
          refusal: {
            fields: { email: { id: 'auth.field.emailInvalid' } },
            typed: { email: wrong },
          },
        },
      });
    expect(api.calls).toEqual([]);
    api.on('POST /guest/newsletter/subscribe', () => {
      throw new FakeRefusal(422, 'EMAIL_INVALID');
    });
    expect(await save({ email, type256: 'on' })).toMatchObject({
      refusal: { refusal: { fields: { email: { id: 'errors.EMAIL_INVALID' } } } },
    });
  });
});

describe('a result', () => {
  it.each([
    ['#1', 'POST /guest/newsletter/subscribe', { type256: 'on' }],
    ['#2', 'POST /guest/newsletter/unsubscribe', { known: '256' }],
  ] as const)(
    '[RU-newsletter-failed%s] of %s is a failed one for any non-success',
    async (_clause, key, ticked) => {
      const { api, save } = setUp();
      const failed = {
        kind: 'refused',
        refusal: { refusal: { form: { id: 'errors.NEWSLETTER_FAILED' } } },
      };
      api.on(key, () => ({ success: false }));
      expect(await save({ email, ...ticked })).toMatchObject(failed);
      api.mishap(key, { status: 500 });
      expect(await save({ email, ...ticked })).toMatchObject(failed);
      expect(new Set(api.calls.map((call) => call.key))).toEqual(new Set([key]));
      api.on(key, () => ({ success: true }));
      expect(await save({ email, ...ticked })).toMatchObject({ refusal: { kind: 'done' } });
    },
  );

  it('[ER-newsletterFailed] is a failed one for any non-success', async () => {
    expect(await resultOf(async () => ({ success: true }))).toEqual({ kind: 'success' });
    const failed = { kind: 'failed', code: 'NEWSLETTER_FAILED' };
    expect(await resultOf(async () => ({ success: false }))).toEqual(failed);
    expect(await resultOf(() => Promise.reject(new Error('cut off')))).toEqual(failed);
  });
});

describe('the page of the links', () => {
  it('[SC-newsletterUnsubscribe] knows what the reader gets', async () => {
    const { api, load } = setUp();
    const status = { emailAddress: email, typeIds: 1024, pendingIds: 0, pausedUntil: null };
    api.on('GET /guest/newsletter', () => status);
    expect(await load()).toMatchObject({ reader: 'r1', token: '', status });
    expect(api.violations).toEqual([]);
    // What is no reader is not even asked for.
    const address = new URL("http://site.test/en/newsletter/?reader='%20or%201");
    expect(await load(address)).toMatchObject({ status: null });
    expect(api.calls).toHaveLength(1);
  });

  it('[RU-newsletter-unsubscribe-fields][RE-newsletterUnsubscribe] sends four fields', async () => {
    const { api, press, formOf } = setUp();
    api.on('POST /guest/newsletter/unsubscribe', () => ({ success: true }));
    const form = formOf({ reader: 'r1', email, option: 'all' });
    form.append('reason', 'tooMany');
    form.append('reason', 'other');
    expect(await press(form)).toEqual({
      kind: 'refused',
      refusal: { kind: 'done', option: 'all' },
    });
    expect(api.calls[0]?.body).toEqual({
      emailAddress: email,
      option: 'all',
      reasons: ['tooMany', 'other'],
      userId: 'r1',
    });
    expect(api.violations).toEqual([]);
  });

  it('confirms by a press, and says why not', async () => {
    const { api, press, formOf } = setUp();
    api.on('POST /guest/newsletter/confirm', () => ({ emailAddress: email, typeIds: 256 }));
    expect(await press(formOf({ token: 't' }))).toMatchObject({
      refusal: { kind: 'confirmed', email },
    });
    api.on('POST /guest/newsletter/confirm', () => {
      throw new FakeRefusal(410, 'TOKEN_EXPIRED');
    });
    expect(await press(formOf({ token: 't' }))).toMatchObject({
      refusal: { kind: 'failed', code: 'TOKEN_EXPIRED' },
    });
  });
});
