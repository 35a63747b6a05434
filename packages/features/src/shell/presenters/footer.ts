import type { OutsideLinks } from '@vx/contract';
import type { Language, MessageId } from '@vx/i18n';
import { brandOf, footerTargets } from '@vx/routes';
import type { Texts } from '../../texts/presenter-texts.ts';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

/** The footer of a page: groups of links, and the notes below them. */
export interface FooterView {
  readonly note: string;
  readonly ageLabel: string;
  readonly pricesNote: string;
  readonly groups: readonly { readonly title: string; readonly links: readonly FooterLink[] }[];
  /** Where the choice about cookies is a plain form. The app opens its dialog instead. */
  readonly cookies: FooterLink;
}

/** Whose page it is, and of which brand. */
export interface FooterFacts {
  readonly language: Language;
  readonly brand: { readonly id: string };
  /** What the operator has outside of this site. */
  readonly outside: OutsideLinks | undefined;
  /** The name of a guest who is logged in. */
  readonly guestName: string | null;
}

const networkNames = { instagram: 'Instagram', x: 'X', youtube: 'YouTube', mastodon: 'Mastodon' };

/**
 * The links at the end of every page. [RU-footer-social-links] [RU-footer-help-center-language]
 * [RU-footer-help-center-guest-name] [RU-footer-report-content-language]
 * [RU-footer-recruitment-language] [RU-footer-alternate-recruitment] [RU-footer-webmaster]
 */
export function toFooter(
  { language, brand, guestName, outside }: FooterFacts,
  { t, path }: Texts,
): FooterView {
  const to = (id: MessageId, href: string): FooterLink => ({ label: t(id), href });
  const toKnown = (id: MessageId, href: string | null): readonly FooterLink[] =>
    href === null ? [] : [to(id, href)];
  const targets = footerTargets({ language, brand: brandOf(brand.id), guestName, outside });
  const cookies = to('shell.footer.cookies', `${path('dataProtection', {})}#cookie-choices`);
  return {
    note: t('shell.footer.claim'),
    ageLabel: t('shell.footer.adults'),
    pricesNote: t('shell.footer.prices'),
    cookies,
    groups: [
      {
        title: t('shell.footer.discover'),
        links: [
          to('shell.nav.live', path('cams', {})),
          to('shell.nav.videos', path('videos', {})),
          { label: 'VIP', href: path('vipClub', {}) },
        ],
      },
      {
        title: t('shell.footer.trust'),
        links: [
          to('shell.footer.helpCenter', targets.helpCenter),
          to('shell.footer.reportContent', targets.reportContent),
          to('shell.footer.ageVerification', path('memberAgeCheck', {})),
          to('shell.footer.youthProtection', `${path('help', {})}#youth-protection`),
          cookies,
        ],
      },
      {
        title: t('shell.footer.company'),
        links: [
          ...toKnown('shell.footer.recruitment', targets.recruitment),
          ...toKnown('shell.footer.webmaster', targets.webmaster),
          to('shell.footer.terms', path('termsOfService', {})),
          to('shell.footer.dataProtection', path('dataProtection', {})),
          to('shell.footer.withdrawal', path('withdrawal', {})),
        ],
      },
      ...(targets.social.length > 0
        ? [
            {
              title: t('shell.footer.social'),
              links: targets.social.map(({ id, href }) => ({ label: networkNames[id], href })),
            },
          ]
        : []),
    ],
  };
}
