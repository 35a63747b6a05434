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
  const { isOn, note } = push;
  return (
    <Stack gap="12">
      <SettingsRows
        label={t('webpush.title')}
        rows={[
          {
            id: 'push',
            glyph: bellRingingIcon,
            title: t('webpush.title'),
            text: push.text,
            end: (
              <Button
                size="sm"
                disabled={push.isDisabled}
                loading={push.isBusy}
                onClick={() => (isOn ? push.turnOff() : setAsked('open'))}
              >
                {push.button}
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
      {note ? (
        <StatusBar key={note.tone} tone={note.tone} urgent={note.urgent}>
          {note.text}
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
