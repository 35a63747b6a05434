import type { PageConfig, PageGuest, Price } from '@vx/contract';
import type { Texts } from '../../texts/presenter-texts.ts';
import { amountWords } from '../../texts/amount-words.ts';
import type { QuietHours } from '../account-data.ts';
import { sectionPlace, placeElsewhere, type AccountPlace, type PlaceBeside } from './sections.ts';
import { timeOfDay } from './time-of-day.ts';

/** What a row of the settings leads to. */
export type SettingsPlace = Exclude<AccountPlace['id'], 'all'>;

/** A page, and how it stands. */
export interface SettingsRow extends AccountPlace {
  readonly id: SettingsPlace;
  /** In a word. */
  readonly value: string | undefined;
}

/** Settings that belong together, under one title. */
export interface SettingsGroup {
  readonly id: 'account' | 'money' | 'you';
  readonly label: string;
  readonly rows: readonly SettingsRow[];
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
  return {
    security:
      devices === null
        ? undefined
        : t(passkeys ? 'account.settings.withPasskeys' : 'account.settings.devices', { devices }),
    notifications:
      quiet &&
      (quiet.hours
        ? t('account.settings.quiet', {
            from: timeOfDay(intl, quiet.hours.from),
            until: timeOfDay(intl, quiet.hours.until),
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
  const { t } = texts;
  const values = valuesOf(facts, texts);
  const section = (id: Exclude<SettingsPlace, PlaceBeside>, value?: string): SettingsRow => ({
    ...sectionPlace(id, texts),
    id,
    value,
  });
  const beside = (id: PlaceBeside, value?: string): SettingsRow => ({
    ...placeElsewhere(id, texts),
    id,
    value,
  });
  return [
    {
      id: 'account',
      label: t('account.rows.account'),
      rows: [
        section('profile', guest.name ?? undefined),
        section('security', values.security),
        section('phone'),
        beside('age', t(guest.hasAvs ? 'account.settings.ageProven' : 'account.settings.ageOpen')),
      ],
    },
    {
      id: 'money',
      label: t('account.settings.money'),
      rows: [
        beside('wallet', guest.wallet ? amountWords(t, guest.wallet) : undefined),
        beside('statement'),
        beside('limits', values.limits ?? undefined),
        beside('subscriptions', guest.isVip ? 'VIP' : t('account.settings.none')),
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
