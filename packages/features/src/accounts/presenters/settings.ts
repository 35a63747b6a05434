import type { PageConfig, PageGuest } from '@vx/contract';
import { sectionPath } from '../../app/account-sections.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { amountWords } from '../../texts/amount-words.ts';
import { sectionTexts } from '../section-texts.ts';

/** What a row of the settings leads to. */
export type SettingsPlace =
  | 'profile'
  | 'security'
  | 'phone'
  | 'age'
  | 'wallet'
  | 'statement'
  | 'limits'
  | 'subscriptions'
  | 'notifications'
  | 'news'
  | 'privacy';

/** Settings that belong together, under one title. */
export interface SettingsGroup {
  readonly id: 'account' | 'money' | 'you';
  readonly label: string;
  readonly rows: readonly {
    readonly id: SettingsPlace;
    readonly label: string;
    readonly href: string;
    /** How it stands now, in a word. */
    readonly value: string | undefined;
  }[];
}

/** Everything that a guest can set, in groups, with how it stands where the page knows it. */
export function toSettings(
  guest: Pick<PageGuest, 'name' | 'wallet' | 'hasAvs' | 'isVip'>,
  { discreet }: Pick<PageConfig['preferences'], 'discreet'>,
  texts: Pick<Texts, 't' | 'path'>,
): readonly SettingsGroup[] {
  const { t, path } = texts;
  const section = (
    id: Extract<SettingsPlace, keyof typeof sectionTexts>,
    value?: string,
  ): SettingsGroup['rows'][number] => ({
    id,
    label: t(sectionTexts[id].title),
    href: sectionPath(texts, id),
    value,
  });
  const row = (
    id: SettingsPlace,
    label: string,
    href: string,
    value?: string,
  ): SettingsGroup['rows'][number] => ({ id, label, href, value });
  return [
    {
      id: 'account',
      label: t('account.rows.account'),
      rows: [
        section('profile', guest.name ?? undefined),
        section('security'),
        section('phone'),
        row(
          'age',
          t('account.settings.age'),
          path('memberAgeCheck', {}),
          t(guest.hasAvs ? 'account.settings.ageProven' : 'account.settings.ageOpen'),
        ),
      ],
    },
    {
      id: 'money',
      label: t('account.settings.money'),
      rows: [
        row(
          'wallet',
          t('account.settings.wallet'),
          path('topUp', {}),
          guest.wallet ? amountWords(t, guest.wallet) : undefined,
        ),
        row('statement', t('shell.nav.statement'), path('memberStatement', {})),
        row('limits', t('account.settings.limits'), path('memberLimits', {})),
        row(
          'subscriptions',
          t('account.settings.subscriptions'),
          path('vipClub', {}),
          guest.isVip ? 'VIP' : t('account.settings.none'),
        ),
      ],
    },
    {
      id: 'you',
      label: t('account.settings.you'),
      rows: [
        section('notifications'),
        section('news'),
        section(
          'privacy',
          t(discreet ? 'account.settings.blurred' : 'account.settings.notBlurred'),
        ),
      ],
    },
  ];
}
