import { codeOf } from '@vx/api-client';
import { errorText } from '@vx/i18n';
import { useLoad, useStore } from '@vx/react';
import { Button } from '@vx/ui/button';
import { videoCameraIcon } from '@vx/ui/icons';
import { Stack } from '@vx/ui/layout';
import { Heading, Text } from '@vx/ui/text';
import type { ReactElement } from 'react';
import { usePage } from './page.ts';
import { loadLive } from './performers.ts';

/** Who is live, each with a button that starts a private chat. What cannot be pressed now is `null` in the snapshot. */
export function LiveList(): ReactElement {
  const { chat, queries, texts } = usePage();
  const { start } = useStore(chat).actions;
  const live = useLoad((signal) => loadLive(queries, signal), [queries]);
  return (
    <Stack>
      <Heading level={2}>{texts.format('home.whoIsLive')}</Heading>
      {live.kind === 'failed' && <Text>{texts.format(errorText(codeOf(live.error)))}</Text>}
      {live.kind === 'loaded' &&
        live.value.map(({ id, name, prices: { livechat } }) => (
          <Stack key={id} gap="8">
            <Heading level={3}>{name}</Heading>
            <Button
              variant="solid"
              icon={videoCameraIcon}
              price={livechat}
              per="minute"
              disabled={start === null}
              aria-label={`${texts.format('home.privateChat')}: ${name}`}
              onClick={() =>
                start?.({
                  actorId: id,
                  kind: 'livechat',
                  expectedPrice: livechat.value,
                  freeMinutes: 0,
                })
              }
            >
              {texts.format('home.privateChat')}
            </Button>
          </Stack>
        ))}
    </Stack>
  );
}
