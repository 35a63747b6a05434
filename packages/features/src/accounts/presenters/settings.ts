import type { PageConfig, PageGuest, Price } from '@vx/contract';
import { sectionPath } from '../../app/account-sections.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { amountWords } from '../../texts/amount-words.ts';
import type { QuietHours } from '../account-data.ts';
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

/** How things stand that the frame of the page does not know; `null`: it cannot be known now. */
export interface SettingsFacts {
  /** Where the guest is logged in. */
  readonly devices: number | null;
  readonly passkeys: number | null;
  readonly quiet: { readonly hours: QuietHours } | null;
  /** What was spent in the month, and the limit that holds. */
  readonly month: { readonly spent: Price; readonly limit: Price | null } | null;
}

const euros = ({ equivalent, formatted }: Price): string => equivalent?.formatted ?? formatted;

/** How the settings stand that have facts of their own. */
const valuesOf = (
  { devices, passkeys, quiet, month }: SettingsFacts,
  { t, intl }: Pick<Texts, 't' | 'intl'>,
) => {
  const time = (value: string): string =>
    intl.formatTime(Date.parse(`2000-01-01T${value}:00Z`), { timeZone: 'UTC' });
  return {
    security:
      devices === null
        ? undefined
        : t(passkeys ? 'account.settings.withPasskeys' : 'account.settings.devices', { devices }),
    notifications:
      quiet &&
      (quiet.hours
        ? t('account.settings.quiet', {
            from: time(quiet.hours.from),
            until: time(quiet.hours.until),
          })
        : t('account.settings.quietOff')),
    limits:
      month &&
      (month.limit
        ? t('account.settings.spent', { spent: euros(month.spent), limit: euros(month.limit) })
        : t('account.settings.noLimit')),
  };
};

/** Everything that a guest can set, in groups, with how it stands where the page knows it. */
export function toSettings(
  guest: Pick<PageGuest, 'name' | 'wallet' | 'hasAvs' | 'isVip'>,
  { discreet }: Pick<PageConfig['preferences'], 'discreet'>,
  facts: SettingsFacts,
  texts: Pick<Texts, 't' | 'path' | 'intl'>,
): readonly SettingsGroup[] {
  const { t, path } = texts;
  const values = valuesOf(facts, texts);
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
        section('security', values.security),
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
        row(
          'limits',
          t('account.settings.limits'),
          path('memberLimits', {}),
          values.limits ?? undefined,
        ),
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
        section('notifications', values.notifications ?? undefined),
        section('news'),
        section(
          'privacy',
          t(discreet ? 'account.settings.blurred' : 'account.settings.notBlurred'),
        ),
      ],
    },
  ];
}
