import { useTranslate } from '../texts/use-translate.ts';
import type { NewsletterFacts, NewsletterOutcome, NewsletterStatus } from './newsletter-data.ts';
import {
  toNewsletterForm,
  toNewsletterPage,
  type NewsletterForm,
  type NewsletterPage,
} from './presenters/newsletter.ts';

/** The choice of newsletters in the account. */
export const useNewsletterForm = (
  status: NewsletterStatus | null,
  accountEmail: string,
): NewsletterForm => toNewsletterForm(status, accountEmail, useTranslate());

/** The page of the links in newsletters. */
export const useNewsletterPage = (
  facts: NewsletterFacts,
  outcome: NewsletterOutcome | undefined,
): NewsletterPage => toNewsletterPage(facts, outcome, useTranslate());
