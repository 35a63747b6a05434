export {
  actNewsletterPage,
  loadNewsletterPage,
  type NewsletterOutcome,
  type NewsletterPageData,
  type NewsletterStatus,
} from './newsletter-page.ts';
export { unsubscribeReasons } from '@vx/notify-core/rules';
export { newsletterChoices } from './newsletter-choices.ts';
export { saveNewsletter } from './save-newsletter.ts';
