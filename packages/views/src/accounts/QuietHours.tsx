import { useQuietHours, type AlertsData } from '@vx/features/accounts';
import { useTranslate } from '@vx/features/texts';
import { Cluster, Stack } from '@vx/ui/layout';
import { Select } from '@vx/ui/select';
import { Switch } from '@vx/ui/switch';
import { AccountFormCard } from './AccountFormCard.tsx';

/** When neither push nor text message comes. */
export function QuietHours({ data }: { readonly data: AlertsData }) {
  const t = useTranslate();
  const view = useQuietHours(data);
  const { form, times } = view;
  return (
    <AccountFormCard
      form={form}
      title={t('alerts.quiet.title')}
      text={view.text}
      done={t('alerts.saved')}
      save={t('alerts.quiet.save')}
    >
      <input type="hidden" name="zone" value={view.zone} />
      {/* Fields that keep their own state begin anew with what is stored. */}
      <Stack key={[view.on, view.from, view.until].join()}>
        <Switch label={t('alerts.quiet.on')} name="on" defaultChecked={view.on} />
        <Cluster>
          <Select
            label={t('alerts.quiet.from')}
            name="from"
            options={times}
            defaultValue={view.from}
          />
          <Select
            label={t('alerts.quiet.until')}
            name="until"
            options={times}
            defaultValue={view.until}
            error={form.error('until')}
          />
        </Cluster>
      </Stack>
    </AccountFormCard>
  );
}
