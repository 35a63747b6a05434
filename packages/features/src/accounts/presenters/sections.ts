import type { MessageId } from '@vx/i18n';
import { accountSections, sectionPath, type AccountSection } from '../../app/account-sections.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { sectionTexts } from '../section-texts.ts';

const placesBeside = ['limits', 'wallet', 'statement', 'subscriptions', 'age'] as const;
/** What belongs to the settings and has a page elsewhere. */
export type PlaceBeside = (typeof placesBeside)[number];

const besides = {
  limits: { label: 'account.settings.limits', page: 'memberLimits' },
  wallet: { label: 'account.settings.wallet', page: 'topUp' },
  statement: { label: 'shell.nav.statement', page: 'memberStatement' },
  subscriptions: { label: 'account.settings.subscriptions', page: 'vipClub' },
  age: { label: 'account.settings.age', page: 'memberAgeCheck' },
} as const satisfies Readonly<Record<PlaceBeside, unknown>>;

/** A page of the account, as the menus of the account lead to it. */
export interface AccountPlace {
  readonly id: AccountSection | PlaceBeside;
  readonly label: string;
  readonly href: string;
}

/** The page of a section. */
export const sectionPlace = (
  id: AccountSection,
  texts: Pick<Texts, 't' | 'path'>,
): AccountPlace => ({
  id,
  label: texts.t(sectionTexts[id].title),
  href: sectionPath(texts, id),
});

/** The page elsewhere. */
export const placeElsewhere = (
  id: PlaceBeside,
  { t, path }: Pick<Texts, 't' | 'path'>,
): AccountPlace => ({ id, label: t(besides[id].label), href: path(besides[id].page, {}) });

/** Everything that can be set, to go from one to another: the sections, then what has a page elsewhere. */
export const toAccountSections = (texts: Pick<Texts, 't' | 'path'>): readonly AccountPlace[] => [
  ...accountSections.map((id) => sectionPlace(id, texts)),
  ...placesBeside.map((id) => placeElsewhere(id, texts)),
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
