import { useServices } from '../app/context.tsx';
import { pageTimeZone } from '../app/page-time-zone.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { AlertsData } from './account-data.ts';
import { toQuietHoursView, type QuietHoursView as Presented } from './presenters/quiet-hours.ts';
import { useAccountForm, type AccountForm } from './use-account-form.ts';

export interface QuietHoursView extends Presented {
  readonly form: AccountForm;
}

/** When nothing rings, in the zone of the page. */
export function useQuietHours(data: AlertsData): QuietHoursView {
  const form = useAccountForm(data, 'quiet');
  const zone = pageTimeZone(useServices());
  return {
    form,
    ...toQuietHoursView(data.settings.quiet, { typed: form.typed, zone }, useTexts()),
  };
}
