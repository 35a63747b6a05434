import type { MessageId } from '@vx/i18n';
import { accountSections, sectionPath, type AccountSection } from '../../app/account-sections.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { sectionTexts } from '../section-texts.ts';

/** What belongs to the settings and has a page elsewhere. */
export type PlaceBeside = 'age' | 'limits' | 'wallet' | 'statement' | 'subscriptions';

/** A page of the account, as the menus of the account lead to it. */
export interface AccountPlace {
  readonly id: AccountSection | PlaceBeside;
  readonly label: string;
  readonly href: string;
}

/** Everything that can be set, to go from one to another: the sections, then what has a page elsewhere. */
export const toAccountSections = ({
  t,
  path,
}: Pick<Texts, 't' | 'path'>): readonly AccountPlace[] => [
  ...accountSections.map((id) => ({
    id,
    label: t(sectionTexts[id].title),
    href: sectionPath({ path }, id),
  })),
  { id: 'limits', label: t('account.settings.limits'), href: path('memberLimits', {}) },
  { id: 'wallet', label: t('account.settings.wallet'), href: path('topUp', {}) },
  { id: 'statement', label: t('shell.nav.statement'), href: path('memberStatement', {}) },
  { id: 'subscriptions', label: t('account.settings.subscriptions'), href: path('vipClub', {}) },
  { id: 'age', label: t('account.settings.age'), href: path('memberAgeCheck', {}) },
];

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
