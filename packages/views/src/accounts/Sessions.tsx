import { useAccountForm, useSessions, type SecurityData } from '@vx/features/accounts';
import { useTranslate } from '@vx/features/texts';
import { Badge } from '@vx/ui/badge';
import { Button } from '@vx/ui/button';
import { desktopIcon, deviceMobileIcon } from '@vx/ui/icons';
import { Stack } from '@vx/ui/layout';
import { SettingsRows } from '@vx/ui/profile-form';
import { StatusBar } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { HiddenFields } from './HiddenFields.tsx';
import { SectionTitle } from './SectionTitle.tsx';

/** Where the guest is logged in. Other devices are logged out from here. */
export function Sessions({ data }: { readonly data: SecurityData }) {
  const t = useTranslate();
  const rows = useSessions(data);
  const one = useAccountForm(data, 'session');
  const others = useAccountForm(data, 'sessions');
  const message = one.message ?? others.message;
  return (
    <Surface as="section" aria-label={t('account.sessions.title')} padding="lg">
      <Stack gap="8">
        <SectionTitle
          title={t('account.sessions.title')}
          text={t('account.sessions.text', { count: rows.length })}
        >
          {rows.length > 1 ? (
            <others.Form method="post">
              <HiddenFields fields={others.hidden} />
              <Button type="submit" size="sm" variant="danger" loading={others.state === 'sending'}>
                {t('account.sessions.endOthers')}
              </Button>
            </others.Form>
          ) : null}
        </SectionTitle>
        {message === undefined ? null : (
          <StatusBar tone="danger" urgent>
            {message}
          </StatusBar>
        )}
        <SettingsRows
          inside
          label={t('account.sessions.title')}
          rows={rows.map(({ id, device, title, text, current }) => ({
            id,
            glyph: device === 'phone' || device === 'tablet' ? deviceMobileIcon : desktopIcon,
            title,
            text,
            end: current ? (
              <Badge tone="success">{t('account.sessions.current')}</Badge>
            ) : (
              <one.Form method="post">
                <HiddenFields fields={{ ...one.hidden, sessionId: id }} />
                <Button
                  type="submit"
                  size="sm"
                  aria-label={t('account.sessions.endNamed', { device: title })}
                >
                  {t('shell.logout')}
                </Button>
              </one.Form>
            ),
          }))}
        />
      </Stack>
    </Surface>
  );
}
