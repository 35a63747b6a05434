import { build } from '@vx/routes';
import type { MailLinks } from '../../platform/mail/mail-definitions.ts';
import { ONE_CLICK_PATH } from '../newsletter/index.ts';

/** Where mails lead to. `base` stands before every path: the origin, or nothing on pages of our own. */
export function mailLinks(origin: string, base = origin): MailLinks {
  const linkTo =
    (
      route: 'verifyEmail' | 'resetPassword' | 'newsletter' | 'withdrawal',
      parameter = 'token',
    ): MailLinks['verifyEmail'] =>
    (language, token) =>
      `${base}${build(route, {}, { language: language === 'nl' ? 'en' : language })}?${parameter}=${encodeURIComponent(token)}`;
  return {
    verifyEmail: linkTo('verifyEmail'),
    answerEmailChange: linkTo('verifyEmail', 'change'),
    resetPassword: linkTo('resetPassword'),
    confirmNewsletter: linkTo('newsletter'),
    confirmWithdrawal: linkTo('withdrawal'),
    unsubscribe: linkTo('newsletter', 'reader'),
    // Mail programs post to it: a whole address wherever it is shown.
    oneClick: (reader) => `${origin}${ONE_CLICK_PATH}${reader}`,
  };
}
