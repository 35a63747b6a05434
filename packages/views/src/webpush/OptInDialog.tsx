import { webPushEvents, type WebPushEvent } from '@vx/contract/enums';
import { useSay } from '@vx/features/texts';
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
  const say = useSay();
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={say('webpush.optIn')}
      description={say('webpush.optInText')}
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
          <CheckboxGroup label={say('webpush.which')}>
            {webPushEvents.map((event) => (
              <Checkbox key={event} name={event} label={say(labels[event])} defaultChecked />
            ))}
          </CheckboxGroup>
          <Button type="submit" variant="primary" size="lg" block>
            {say('webpush.turnOn')}
          </Button>
        </Stack>
      </form>
    </Overlay>
  );
}
