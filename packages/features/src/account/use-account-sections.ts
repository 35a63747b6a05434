import { useServices } from '../app/context.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import { sectionTexts } from './section-texts.ts';
import { accountSections, sectionPath, type AccountSection } from '../app/account-sections.ts';

export interface AccountPlace {
  readonly id: AccountSection;
  readonly label: string;
  readonly href: string;
}

/** The sections of the page, to go from one to another. */
export function useAccountSections(): readonly AccountPlace[] {
  const services = useServices();
  const t = useTranslate();
  return accountSections.map((id) => ({
    id,
    label: t(sectionTexts[id].title),
    href: sectionPath(services, id),
  }));
}
