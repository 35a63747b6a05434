import { accountSections, sectionPath, type AccountSection } from '../../app/account-sections.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { sectionTexts } from '../section-texts.ts';

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
