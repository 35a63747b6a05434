import { useStore } from '@vx/react';
import { Button } from '@vx/ui/button';
import { ChannelList } from '@vx/ui/channel-list';
import { EmptyState } from '@vx/ui/empty-state';
import { Surface } from '@vx/ui/surface';
import { useMemo, type ReactElement } from 'react';
import { LoadFailed } from '../app/LoadFailed.tsx';
import { paths } from '../app/paths.ts';
import { useStudio } from '../app/studio-services.ts';
import { useTexts } from '../app/texts.ts';
import { firstChannels, presentChannels } from '../presenters/present-channels.ts';

/** Who has written, whoever waits for an answer first. */
export function TodayMessages(): ReactElement {
  const texts = useTexts();
  const { say } = texts;
  const { inbox, now } = useStudio();
  const { list } = useStore(inbox);
  const channels = list.kind === 'loaded' ? list.channels : null;
  const rows = useMemo(
    () => presentChannels(texts, firstChannels(channels ?? []), now()),
    [texts, channels, now],
  );
  return (
    <Surface padding="sm">
      <ChannelList
        variant="bar"
        title={say('studio.nav.messages')}
        level={2}
        channels={rows}
        loading={list.kind === 'loading'}
        empty={
          list.kind === 'failed' ? (
            <LoadFailed size="inline" code={list.code} onRetry={() => inbox.load()} />
          ) : (
            <EmptyState
              level={3}
              title={say('studio.messages.empty')}
              text={say('studio.messages.emptyOnline')}
            />
          )
        }
        footer={
          <Button variant="link" href={paths.messages}>
            {say('studio.messages.all')}
          </Button>
        }
      />
    </Surface>
  );
}
