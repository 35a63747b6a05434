import { newsletterTypes } from '@vx/contract/enums';
import type { ErrorCode } from '@vx/contract/errors';
import type { MessageId } from '@vx/i18n';
import { codeOf } from '../app/page-action.ts';

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

/** The newsletters there are, with their bit flags, in their order. [RU-newsletter-type-ids] */
export const newsletterChoices = [
  { typeId: newsletterTypes.vipClub, label: 'newsletter.type.vipClub' },
  { typeId: newsletterTypes.lateNight, label: 'newsletter.type.lateNight' },
  { typeId: newsletterTypes.vrPorn, label: 'newsletter.type.vr' },
  { typeId: newsletterTypes.contests, label: 'newsletter.type.contests' },
] as const satisfies readonly { readonly typeId: number; readonly label: MessageId }[];

/** The bit flags of the boxes that are ticked. */
export function chosenTypes(form: FormData): number {
  return newsletterChoices
    .filter(({ typeId }) => form.get(`type${typeId}`) !== null)
    .reduce((all, { typeId }) => all | typeId, 0);
}
