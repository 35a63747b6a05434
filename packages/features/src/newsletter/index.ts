export {
  actNewsletterPage,
  loadNewsletterPage,
  type NewsletterOutcome,
  type NewsletterPageData,
  type NewsletterStanding,
} from './newsletter-page.ts';
export { newsletterChoices, unsubscribeReasons } from './newsletter.rules.ts';
