import { useSyncExternalStore } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { AccountData } from './load-account.ts';
import { toQuietHoursView, type QuietHoursView as Presented } from './presenters/quiet-hours.ts';
import { useAccountForm, type AccountForm } from './use-account-form.ts';

type Settings = NonNullable<AccountData['alerts']>;

export interface QuietHoursView extends Presented {
  readonly form: AccountForm;
}

const never = () => () => undefined;

/** When nothing rings, in the zone of the browser. */
export function useQuietHours(data: AccountData, { quiet }: Settings): QuietHoursView {
  const form = useAccountForm(data, 'quiet');
  const zone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
  return { form, ...toQuietHoursView(quiet, { typed: form.typed, zone }, useTexts()) };
}
