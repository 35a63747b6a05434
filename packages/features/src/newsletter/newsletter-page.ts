import type { Head } from '../app/head.ts';
import { codeOf, type PageAction } from '../app/page-action.ts';
import type { PageLoad } from '../app/page-load.ts';
import { typedText } from '../forms/form-errors.ts';
import { resultOf } from './newsletter-choices.ts';
import type { NewsletterFacts, NewsletterOutcome } from './newsletter-data.ts';

export interface NewsletterPageData extends NewsletterFacts {
  readonly head: Head;
}

/** The page of the links in newsletters: it works without a log-in. [SC-newsletterUnsubscribe] */
export const loadNewsletterPage: PageLoad<NewsletterPageData> = async ({ services, url }) => {
  const token = url.searchParams.get('token') ?? '';
  const reader = url.searchParams.get('reader') ?? '';
  const isReader = /^[\w-]{1,40}$/.test(reader);
  return {
    head: {
      title: services.intl.formatMessage({ id: 'newsletter.title' }),
      description: services.intl.formatMessage({ id: 'newsletter.text' }),
      noIndex: true,
    },
    token,
    reader,
    status:
      token === '' && isReader
        ? await services.rest.call('GET /guest/newsletter', { query: { reader }, fresh: true })
        : null,
  };
};

/**
 * Confirms, or ends and pauses with the reasons that were ticked; by a press and not by being opened,
 * because mail programs open links on their own. [RU-newsletter-unsubscribe-fields]
 */
export const actNewsletterPage: PageAction<NewsletterOutcome> = async ({ services, form }) => {
  const token = typedText(form, 'token');
  if (token !== '') {
    try {
      const { emailAddress } = await services.rest.call('POST /guest/newsletter/confirm', {
        body: { token: token.slice(0, 100) },
      });
      return { kind: 'refused', refusal: { kind: 'confirmed', email: emailAddress } };
    } catch (error) {
      return { kind: 'refused', refusal: { kind: 'failed', code: codeOf(error) } };
    }
  }
  const option = typedText(form, 'option');
  const result = await resultOf(() =>
    services.rest.call('POST /guest/newsletter/unsubscribe', {
      body: {
        emailAddress: typedText(form, 'email'),
        option,
        reasons: form.getAll('reason').filter((reason) => typeof reason === 'string'),
        userId: typedText(form, 'reader'),
      },
    }),
  );
  return {
    kind: 'refused',
    refusal: result.kind === 'success' ? { kind: 'done', option } : result,
  };
};
