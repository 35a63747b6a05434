import type { ErrorCode } from '@vx/contract/errors';
import type { Head } from '../app/head.ts';
import { codeOf, type PageAction } from '../app/page-action.ts';
import type { PageLoad } from '../app/page-load.ts';
import type { Services } from '../app/services.ts';
import { typedText } from '../forms/form-errors.ts';
import type { VerifyEmailOutcome } from './auth-data.ts';
import { isVoidLink } from './void-link.ts';

export interface VerifyEmailData {
  readonly head: Head;
  /** From the link of the mail; empty when it was cut off. */
  readonly token: string;
  /** From the link of the mail to the old address, which stops a new one or agrees to it. */
  readonly change: string;
  /** The guest's address is confirmed already: by this page, which loads again then, or elsewhere. */
  readonly done: VerifyEmailOutcome | null;
}

/**
 * The page of the link in the mail. It confirms on a press of its button and not by being opened,
 * because mail programs open links on their own.
 */
export const loadVerifyEmail: PageLoad<VerifyEmailData> = async ({ services, url }) => {
  const change = url.searchParams.get('change') ?? '';
  const texts = change === '' ? 'verify' : 'change';
  return {
    head: {
      title: services.intl.formatMessage({ id: `auth.${texts}.title` }),
      description: services.intl.formatMessage({ id: `auth.${texts}.text` }),
      noIndex: true,
    },
    token: url.searchParams.get('token') ?? '',
    change,
    done: change === '' ? await confirmed(services) : null,
  };
};

async function confirmed(
  services: Pick<Services, 'guest' | 'rest'>,
): Promise<VerifyEmailOutcome | null> {
  const { email, emailVerified } = services.guest.getSnapshot().guest;
  if (!emailVerified || email === null) return null;
  // A new address may wait beside the one that is confirmed.
  const { profile } = await services.rest.call('POST /guest/profile/get', { fresh: true });
  return profile.pendingEmail === null ? { kind: 'done', email } : null;
}

const failed = (code: ErrorCode) =>
  ({ kind: 'refused', refusal: { kind: 'failed', code, over: isVoidLink(code) } }) as const;

export const actVerifyEmail: PageAction<VerifyEmailOutcome> = async (input) => {
  const { services, form } = input;
  if (form.has('answer')) return answerChange(input);
  const token = typedText(form, 'token');
  if (token === '') return failed('TOKEN_UNKNOWN');
  try {
    const { email, takesEffectAt } = await services.rest.call('POST /auth/verifyEmail', {
      body: { token },
    });
    // The address is confirmed, whether or not the page learns of it at once.
    if (!services.isServer) {
      await services.guest.refresh().catch(() => services.logger.debug('guest.refresh-failed'));
    }
    const refusal: VerifyEmailOutcome =
      takesEffectAt === null ? { kind: 'done', email } : { kind: 'waits', email, takesEffectAt };
    return { kind: 'refused', refusal };
  } catch (error) {
    return failed(codeOf(error));
  }
};

/** The old address stops a new one, or agrees to it. */
const answerChange: PageAction<VerifyEmailOutcome> = async ({ services, form }) => {
  const token = typedText(form, 'token');
  const answer = typedText(form, 'answer') === 'agree' ? 'agree' : 'stop';
  try {
    const { outcome } = await services.rest.call('POST /auth/answerEmailChange', {
      body: { token, answer },
    });
    // Who stopped it is logged out here, too.
    if (!services.isServer) {
      await services.guest.refresh().catch(() => services.logger.debug('guest.refresh-failed'));
    }
    return { kind: 'refused', refusal: { kind: outcome } };
  } catch (error) {
    return failed(codeOf(error));
  }
};
