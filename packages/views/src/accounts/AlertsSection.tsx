import { useAlerts, type AccountData } from '@vx/features/accounts';
import { useTranslate } from '@vx/features/texts';
import { bellIcon, deviceMobileIcon, envelopeSimpleIcon } from '@vx/ui/icons';
import { NotificationSettings } from '@vx/ui/notification-settings';
import { StatusBar } from '@vx/ui/status-bar';
import { Text } from '@vx/ui/text';
import { QuietHours } from './QuietHours.tsx';

const glyphs = { app: bellIcon, email: envelopeSimpleIcon, sms: deviceMobileIcon };

/** What the guest is told, and how: for all, and for each performer it follows. */
export function AlertsSection({
  data,
  settings,
}: {
  readonly data: AccountData;
  readonly settings: NonNullable<AccountData['alerts']>;
}) {
  const t = useTranslate();
  const view = useAlerts(data, settings);
  return (
    <>
      {view.savedPlain ? <StatusBar tone="success">{t('alerts.saved')}</StatusBar> : null}
      {view.form.message === undefined ? null : (
        <StatusBar tone="danger" urgent>
          {view.form.message}
        </StatusBar>
      )}
      <NotificationSettings
        label={t('alerts.table')}
        who={t('alerts.who')}
        channels={view.channels.map((channel) => ({ ...channel, glyph: glyphs[channel.id] }))}
        events={view.events}
        rows={view.rows}
        onToggle={view.toggle}
        form={view.plain}
      >
        <QuietHours data={data} settings={settings} />
      </NotificationSettings>
      {view.more === null ? null : (
        <Text variant="body-s" tone="tertiary">
          {view.more}
        </Text>
      )}
    </>
  );
}
