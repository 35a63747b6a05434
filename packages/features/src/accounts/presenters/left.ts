import { sectionPath } from '../../app/account-sections.ts';
import { loginPath } from '../../app/login-path.ts';
import type { Texts } from '../../texts/presenter-texts.ts';

/** The page of somebody who has asked to be deleted. */
export interface LeftView {
  readonly text: string;
  readonly login: string;
}

/**
 * What is said to who has asked to be deleted: until when, and the way back.
 * @param leftUntil a day, `2026-12-07`
 */
export const toLeftView = (leftUntil: string, texts: Texts): LeftView => ({
  text: texts.t('privacy.left.text', {
    day: texts.intl.formatDate(leftUntil, { dateStyle: 'long', timeZone: 'UTC' }),
  }),
  login: loginPath(texts, sectionPath(texts, 'privacy')),
});
