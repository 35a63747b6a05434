export { createNewsletterModule, type NewsletterApi } from './newsletter-module.ts';
export { ONE_CLICK_PATH } from './one-click.ts';
