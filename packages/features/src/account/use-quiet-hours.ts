import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useTranslate } from '../texts/use-translate.ts';
import type { AccountData } from './load-account.ts';
import { useAccountForm, type AccountForm } from './use-account-form.ts';

type Settings = NonNullable<AccountData['alerts']>;

export interface QuietHoursView {
  readonly form: AccountForm;
  readonly on: boolean;
  readonly from: string;
  readonly until: string;
  /** IANA name of the zone of the browser; without JavaScript the stored one, else Berlin. */
  readonly zone: string;
  /** Each half hour of a day, and what was chosen elsewhere. */
  readonly times: readonly { readonly value: string; readonly label: string }[];
  readonly text: string;
}

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, index) =>
    `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

const never = () => () => undefined;

/** When nothing rings. What was refused keeps what was typed. */
export function useQuietHours(data: AccountData, { quiet }: Settings): QuietHoursView {
  const t = useTranslate();
  const { formatTime } = useIntl();
  const form = useAccountForm(data, 'quiet');
  const zone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => quiet?.zone ?? 'Europe/Berlin',
  );
  const { typed } = form;
  const from = typed.from ?? quiet?.from ?? '23:00';
  const until = typed.until ?? quiet?.until ?? '08:00';
  const times = [...new Set([...HALF_HOURS, from, until])].toSorted();
  return {
    form,
    on: typed.on === undefined ? quiet !== null : typed.on !== '',
    from,
    until,
    zone,
    times: times.map((value) => ({
      value,
      label: formatTime(Date.parse(`2000-01-01T${value}:00Z`), { timeZone: 'UTC' }),
    })),
    text: t('alerts.quiet.text', { zone: zone.replaceAll('_', ' ') }),
  };
}
