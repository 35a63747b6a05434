import { withTexts } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import { useInstallPrompt, useWebPush } from '@vx/features/webpush';
import { Button } from '@vx/ui/button';
import { bellRingingIcon, deviceMobileIcon } from '@vx/ui/icons';
import { SettingsRows } from '@vx/ui/profile-form';
import { StatusBar } from '@vx/ui/status-bar';
import { Cluster, Stack } from '@vx/ui/layout';
import { lazy, Suspense, useState } from 'react';

const OptInDialog = lazy(() => withTexts(['account'], import('./OptInDialog.tsx')));

/** Messages of this browser, and the site as an app: each only when the guest asks for it. */
export function PushCard() {
  const t = useTranslate();
  const push = useWebPush();
  const offer = useInstallPrompt();
  const [asked, setAsked] = useState<'open' | 'closed' | null>(null);
  const isOn = push.state === 'on';
  const cannot = push.state === 'unsupported' || push.state === 'unknown';
  return (
    <Stack gap="12">
      <SettingsRows
        label={t('webpush.title')}
        rows={[
          {
            id: 'push',
            glyph: bellRingingIcon,
            title: t('webpush.title'),
            text: t(push.state === 'unsupported' ? 'webpush.unsupported' : 'webpush.text'),
            end: (
              <Button
                size="sm"
                disabled={cannot}
                loading={push.state === 'busy'}
                onClick={() => (isOn ? push.turnOff() : setAsked('open'))}
              >
                {t(isOn ? 'webpush.turnOff' : 'webpush.turnOn')}
              </Button>
            ),
          },
          ...(offer
            ? [
                {
                  id: 'install',
                  glyph: deviceMobileIcon,
                  title: t('webpush.install'),
                  text: t('webpush.installText'),
                  end: (
                    <Cluster>
                      <Button size="sm" variant="ghost" onClick={offer.dismiss}>
                        {t('common.notNow')}
                      </Button>
                      <Button size="sm" onClick={offer.install}>
                        {t('webpush.installNow')}
                      </Button>
                    </Cluster>
                  ),
                },
              ]
            : []),
        ]}
      />
      {isOn ? <StatusBar tone="success">{t('webpush.isOn')}</StatusBar> : null}
      {push.state === 'blocked' ? (
        <StatusBar tone="warning" urgent>
          {t('webpush.blocked')}
        </StatusBar>
      ) : null}
      {push.state === 'failed' ? (
        <StatusBar tone="danger" urgent>
          {t('webpush.failed')}
        </StatusBar>
      ) : null}
      {asked ? (
        <Suspense>
          <OptInDialog
            open={asked === 'open'}
            onClose={() => setAsked('closed')}
            onTurnOn={push.turnOn}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}
