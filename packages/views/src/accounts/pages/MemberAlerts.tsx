import { alertsForms, createAccountAction, loadAlerts, useAlerts } from '@vx/features/accounts';
import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { bellIcon, deviceMobileIcon, envelopeSimpleIcon } from '@vx/ui/icons';
import { NotificationSettings } from '@vx/ui/notification-settings';
import { StatusBar } from '@vx/ui/status-bar';
import { Text } from '@vx/ui/text';
import { useLoaderData } from 'react-router';
import { AccountFrame } from '../AccountFrame.tsx';
import { QuietHours } from '../QuietHours.tsx';

const act = createAccountAction(alertsForms);

export const loader = serverLoad(loadAlerts);
export const clientLoader = browserLoad(loadAlerts);
export const action = serverAction(act);
export const clientAction = browserAction(act);
export const meta = pageMeta;

const glyphs = { app: bellIcon, email: envelopeSimpleIcon, sms: deviceMobileIcon };

/** What the guest is told, and how: for all, and for each performer it follows. */
export default function MemberAlerts() {
  const data = useLoaderData<typeof loader>();
  const t = useTranslate();
  const view = useAlerts(data);
  return (
    <AccountFrame section="notifications">
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
      />
      {view.more === null ? null : (
        <Text variant="body-s" tone="tertiary">
          {view.more}
        </Text>
      )}
      {/* Last: what it answers with makes it higher, and nothing below moves. */}
      <QuietHours data={data} />
    </AccountFrame>
  );
}
