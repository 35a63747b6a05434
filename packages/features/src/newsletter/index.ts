export {
  actNewsletterPage,
  loadNewsletterPage,
  type NewsletterPageData,
} from './newsletter-page.ts';
export type { NewsletterOutcome, NewsletterStatus } from './newsletter-data.ts';
export { unsubscribeReasons } from '@vx/notify-core/rules';
export { saveNewsletter } from './save-newsletter.ts';
export { useNewsletterForm, useNewsletterPage } from './use-newsletter.ts';
