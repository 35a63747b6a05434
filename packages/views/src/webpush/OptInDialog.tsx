import { webPushEvents, type WebPushEvent } from '@vx/contract/enums';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Checkbox, CheckboxGroup } from '@vx/ui/checkbox';
import { Stack } from '@vx/ui/layout';
import { useState } from 'react';
import { Overlay } from '../app/index.ts';

const labels = {
  'actor-online': 'webpush.event.actorOnline',
  campaigns: 'webpush.event.campaigns',
  news: 'webpush.event.news',
} as const satisfies Readonly<Record<WebPushEvent, string>>;

/** Which messages, before the browser asks whether there may be any. Nothing is chosen for the guest. [SC-webPushOptIn] */
export default function OptInDialog({
  open,
  onClose,
  onTurnOn,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onTurnOn: (events: Readonly<Record<WebPushEvent, boolean>>) => void;
}) {
  const t = useTranslate();
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('webpush.optIn')}
      description={t('webpush.optInText')}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget);
          if (webPushEvents.every((name) => !chosen.has(name))) {
            setIsEmpty(true);
            return;
          }
          onTurnOn({
            'actor-online': chosen.has('actor-online'),
            campaigns: chosen.has('campaigns'),
            news: chosen.has('news'),
          });
          onClose();
        }}
      >
        <Stack>
          <CheckboxGroup
            label={t('webpush.which')}
            error={isEmpty ? t('webpush.chooseOne') : undefined}
          >
            {webPushEvents.map((event) => (
              <Checkbox
                key={event}
                name={event}
                label={t(labels[event])}
                onChange={() => setIsEmpty(false)}
              />
            ))}
          </CheckboxGroup>
          <Button type="submit" variant="primary" size="lg" block>
            {t('webpush.turnOn')}
          </Button>
        </Stack>
      </form>
    </Overlay>
  );
}
