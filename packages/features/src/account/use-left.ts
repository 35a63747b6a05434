import { useServices } from '../app/context.tsx';
import { loginPath } from '../app/login-path.ts';
import { useTranslate } from '../texts/use-translate.ts';
import type { LeftData } from './load-account.ts';
import { sectionPath } from '../app/account-sections.ts';

/** What is said to who has asked to be deleted: until when, and the way back. */
export function useLeft({ leftUntil }: LeftData): {
  readonly text: string;
  readonly login: string;
} {
  const services = useServices();
  const t = useTranslate();
  const day = services.intl.formatDate(leftUntil, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    text: t('privacy.left.text', { day }),
    login: loginPath(services, sectionPath(services, 'privacy')),
  };
}
