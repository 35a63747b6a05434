import { webPushEvents, type WebPushEvent } from '@vx/contract/enums';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Checkbox, CheckboxGroup } from '@vx/ui/checkbox';
import { Stack } from '@vx/ui/layout';
import { Overlay } from '../app/index.ts';

const labels = {
  'actor-online': 'webpush.event.actorOnline',
  campaigns: 'webpush.event.campaigns',
  news: 'webpush.event.news',
} as const satisfies Readonly<Record<WebPushEvent, string>>;

/** Which messages, before the browser asks whether there may be any. [SC-webPushOptIn] */
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
          onTurnOn({
            'actor-online': chosen.has('actor-online'),
            campaigns: chosen.has('campaigns'),
            news: chosen.has('news'),
          });
          onClose();
        }}
      >
        <Stack>
          <CheckboxGroup label={t('webpush.which')}>
            {webPushEvents.map((event) => (
              <Checkbox key={event} name={event} label={t(labels[event])} defaultChecked />
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
