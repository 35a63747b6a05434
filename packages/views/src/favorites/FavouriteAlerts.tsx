import { useFavouriteAlerts, type FavoritesData } from '@vx/features/favorites';
import { useTranslate } from '@vx/features/texts';
import { deviceMobileIcon, envelopeSimpleIcon, bellIcon } from '@vx/ui/icons';
import { Stack } from '@vx/ui/layout';
import { NotificationSettings } from '@vx/ui/notification-settings';
import { Section } from '@vx/ui/section-header';
import { StatusBar } from '@vx/ui/status-bar';

const glyphs = { app: bellIcon, email: envelopeSimpleIcon, sms: deviceMobileIcon };

/** Which favourites the guest hears of by e-mail or text message. */
export function FavouriteAlerts({
  data,
  id,
}: {
  readonly data: FavoritesData;
  readonly id: string;
}) {
  const t = useTranslate();
  const view = useFavouriteAlerts(data);
  if (view.rows.length === 0) return null;
  const title = t('actor.favourites.alerts');
  return (
    <Section
      id={id}
      title={title}
      subtitle={t('actor.favourites.alertsText')}
      link={{ label: t('account.title'), href: view.settingsHref }}
      body={
        <Stack gap="12">
          {view.problem === undefined ? null : (
            <StatusBar tone="danger" urgent>
              {view.problem}
            </StatusBar>
          )}
          <NotificationSettings
            label={title}
            who={t('alerts.who')}
            channels={view.channels.map((channel) => ({ ...channel, glyph: glyphs[channel.id] }))}
            events={view.events}
            rows={view.rows}
            onToggle={view.toggle}
            form={view.plain}
          />
        </Stack>
      }
    />
  );
}
