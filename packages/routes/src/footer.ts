import type { OutsideLinks } from '@vx/contract';
import { defaultBrand, type Brand } from './brands.ts';
import { build } from './build.ts';
import type { Language } from './languages.ts';

/** CO-socialLinks: four. */
const socialNetworks = ['instagram', 'x', 'youtube', 'mastodon'] as const;

/** A network that a footer can lead to. */
export type SocialNetwork = (typeof socialNetworks)[number];

/** Where the links of a footer lead that are not pages of this site. */
export interface FooterTargets {
  /** Those that there are, of four. [CO-socialLinks] */
  readonly social: readonly { readonly id: SocialNetwork; readonly href: string }[];
  readonly helpCenter: string;
  readonly reportContent: string;
  /** `null`: there is none. */
  readonly recruitment: string | null;
  /** `null`: there is none. */
  readonly webmaster: string | null;
}

/** For whom the links of a footer are made. */
export interface FooterOptions {
  readonly language: Language;
  /** Default: the default brand. */
  readonly brand?: Brand | undefined;
  /** The name of the logged-in guest, null when logged out. */
  readonly guestName?: string | null | undefined;
  /** What the operator has outside of this site. Default: nothing. */
  readonly outside?: OutsideLinks | undefined;
}

/**
 * Where the footer's links lead. A language without a target of its own gets the English one; what the
 * operator does not have leads nowhere and is left out.
 */
export function footerTargets({
  language,
  brand = defaultBrand,
  guestName = null,
  outside = {},
}: FooterOptions): FooterTargets {
  const twoLanguages = language === 'de' ? 'de' : 'en';
  const recruitment =
    (language === 'de' ? outside.recruitmentDe : undefined) ?? outside.recruitment;
  return {
    social: socialNetworks.flatMap((id) => {
      const href = outside[id];
      return href === undefined ? [] : [{ id, href }];
    }),
    helpCenter: helpCenter(language, guestName),
    reportContent: `${build('help', {}, { language: twoLanguages })}#report-content`,
    recruitment:
      (brand.alternateRecruitment ? outside.alternateRecruitment : undefined) ??
      recruitment ??
      null,
    webmaster: outside.webmaster ?? null,
  };
}

/** The help center exists in de, es and en; the guest's name is appended to its address. */
function helpCenter(language: Language, guestName: string | null): string {
  const path = build('help', {}, { language });
  return guestName ? `${path}?guest=${encodeURIComponent(guestName.toWellFormed())}` : path;
}
