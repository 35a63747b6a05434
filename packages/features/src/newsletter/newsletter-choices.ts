import type { ErrorCode } from '@vx/contract/errors';
import { codeOf } from '../app/page-action.ts';
import { newsletterChoices } from './newsletter-types.ts';

/** How a call went: everything but a success failed. [RU-newsletter-failed] */
export type NewsletterResult =
  | { readonly kind: 'success' }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/** Runs a call. An answer that is no success failed like a refusal. [ER-newsletterFailed] */
export async function resultOf(
  call: () => Promise<{ readonly success: boolean }>,
): Promise<NewsletterResult> {
  try {
    const { success } = await call();
    return success ? { kind: 'success' } : { kind: 'failed', code: 'NEWSLETTER_FAILED' };
  } catch (error) {
    const code = codeOf(error);
    return { kind: 'failed', code: code === 'EMAIL_INVALID' ? code : 'NEWSLETTER_FAILED' };
  }
}

/** The bit flags of the boxes that are ticked. */
export function chosenTypes(form: FormData): number {
  return newsletterChoices
    .filter(({ typeId }) => form.get(`type${typeId}`) !== null)
    .reduce((all, { typeId }) => all | typeId, 0);
}
