import type { MessageId } from '@vx/i18n';
import { accountSections, sectionPath, type AccountSection } from '../../app/account-sections.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { sectionTexts } from '../section-texts.ts';

/** A page of the account, as the menus of the account lead to it. */
export interface AccountPlace {
  readonly id: AccountSection;
  readonly label: string;
  readonly href: string;
}

/** The sections of the page, to go from one to another. */
export const toAccountSections = (texts: Pick<Texts, 't' | 'path'>): readonly AccountPlace[] =>
  accountSections.map((id) => ({
    id,
    label: texts.t(sectionTexts[id].title),
    href: sectionPath(texts, id),
  }));

/** The trail of a section: it stands below the page of all settings. */
export function toAccountTrail(
  section: AccountSection,
  texts: Pick<Texts, 'intl' | 'path'>,
): readonly { readonly name: string; readonly path: string }[] {
  const named = (id: MessageId, path: string) => ({ name: texts.intl.formatMessage({ id }), path });
  return [
    named('common.home', texts.path('home', {})),
    named('shell.nav.you', texts.path('memberArea', {})),
    named('account.title', sectionPath(texts, 'all')),
    ...(section === 'all' ? [] : [named(sectionTexts[section].title, sectionPath(texts, section))]),
  ];
}
