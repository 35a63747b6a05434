import { defaultBrand, type Brand } from './brands.ts';
import { build } from './build.ts';
import { footerAddresses, type SocialNetwork } from './footer-addresses.ts';
import type { Language } from './languages.ts';

export interface FooterTargets {
  /** CO-socialLinks: four. */
  readonly social: readonly { readonly id: SocialNetwork; readonly href: string }[];
  readonly helpCenter: string;
  readonly reportContent: string;
  readonly recruitment: string;
  readonly webmaster: string;
}

export interface FooterOptions {
  readonly language: Language;
  /** Default: the default brand. */
  readonly brand?: Brand | undefined;
  /** The name of the logged-in guest, null when logged out. */
  readonly guestName?: string | null | undefined;
}

/** Where the footer's links lead. A language without a target of its own gets the English one. */
export function footerTargets({
  language,
  brand = defaultBrand,
  guestName = null,
}: FooterOptions): FooterTargets {
  const twoLanguages = language === 'de' ? 'de' : 'en';
  return {
    social: footerAddresses.social,
    helpCenter: helpCenter(language, guestName),
    reportContent: build('help', {}, { language: twoLanguages }) + footerAddresses.reportAnchor,
    recruitment: brand.alternateRecruitment
      ? footerAddresses.alternateRecruitment
      : footerAddresses.recruitment[twoLanguages],
    webmaster: footerAddresses.webmaster,
  };
}

/** The help center exists in de, es and en; the guest's name is appended to its address. */
function helpCenter(language: Language, guestName: string | null): string {
  const path = build('help', {}, { language });
  return guestName ? `${path}?guest=${encodeURIComponent(guestName.toWellFormed())}` : path;
}
