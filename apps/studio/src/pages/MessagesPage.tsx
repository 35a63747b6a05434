import { useStore } from '@vx/react';
import type { InboxFilter } from '@vx/studio-core';
import { Button } from '@vx/ui/button';
import { ChannelList } from '@vx/ui/channel-list';
import { EmptyState } from '@vx/ui/empty-state';
import { chatCircleIcon, chatsIcon } from '@vx/ui/icons';
import { Stack } from '@vx/ui/layout';
import { MessengerFrame } from '@vx/ui/messenger-frame';
import { StatusBar } from '@vx/ui/status-bar';
import { useEffect, useMemo, type ReactElement } from 'react';
import { useParams } from 'react-router';
import { LoadFailed } from '../app/LoadFailed.tsx';
import { paths } from '../app/paths.ts';
import { useLoggedIn, useStudio } from '../app/studio-services.ts';
import { useTexts } from '../app/texts.ts';
import { useIsPhone } from '../app/use-is-phone.ts';
import { presentChannels } from '../presenters/present-channels.ts';
import { OpenConversation } from './OpenConversation.tsx';

const filters: readonly InboxFilter[] = ['newest', 'unread', 'blocked'];

/** Nobody has written, or nothing is unread: what to do. */
function NoChannels({ filter }: { readonly filter: InboxFilter }): ReactElement {
  const { say } = useTexts();
  const { inbox } = useStudio();
  const { performer } = useLoggedIn();
  if (filter !== 'newest')
    return (
      <EmptyState
        glyph={chatsIcon}
        level={3}
        title={say(
          filter === 'unread' ? 'studio.messages.nothingUnread' : 'studio.messages.nobodyBlocked',
        )}
        text={say(
          filter === 'unread'
            ? 'studio.messages.nothingUnreadText'
            : 'studio.messages.nobodyBlockedText',
        )}
        action={
          <Button onClick={() => inbox.setFilter('newest')}>{say('studio.messages.all')}</Button>
        }
      />
    );
  const isAway = performer.presence === 'away';
  return (
    <EmptyState
      glyph={chatsIcon}
      level={3}
      title={say('studio.messages.empty')}
      text={say(isAway ? 'studio.messages.emptyAway' : 'studio.messages.emptyOnline')}
      action={
        isAway ? (
          <Button variant="solid" href={paths.today}>
            {say('studio.messages.comeOnline')}
          </Button>
        ) : undefined
      }
    />
  );
}

/** Who has written, newest first. */
function Channels({ current }: { readonly current: string | null }): ReactElement {
  const texts = useTexts();
  const { say, sayError } = texts;
  const { inbox, now } = useStudio();
  const { filter, list } = useStore(inbox);
  const isPhone = useIsPhone();
  const channels = list.kind === 'loaded' ? list.channels : null;
  const rows = useMemo(() => presentChannels(texts, channels ?? [], now()), [texts, channels, now]);
  return (
    <ChannelList
      variant={isPhone ? 'page' : 'column'}
      title={say('studio.messages.list')}
      level={2}
      channels={rows}
      current={current ?? undefined}
      loading={list.kind === 'loading'}
      filter={{
        label: say('studio.messages.show'),
        value: filter,
        options: filters.map((value) => ({ value, label: say(`studio.messages.${value}`) })),
        onChange: (value) => inbox.setFilter(value as InboxFilter),
      }}
      empty={
        list.kind === 'failed' ? (
          <LoadFailed level={3} code={list.code} onRetry={() => inbox.load()} />
        ) : (
          <NoChannels filter={filter} />
        )
      }
      footer={
        list.kind === 'loaded' && (list.problem !== null || list.loadMore || list.isLoadingMore) ? (
          <Stack gap="8">
            {list.problem === null ? null : (
              <StatusBar tone="warning">{sayError(list.problem)}</StatusBar>
            )}
            {list.loadMore || list.isLoadingMore ? (
              <Button loading={list.isLoadingMore} onClick={() => list.loadMore?.()}>
                {say('studio.messages.more')}
              </Button>
            ) : (
              <Button onClick={() => void inbox.load()}>{say('studio.messages.again')}</Button>
            )}
          </Stack>
        ) : undefined
      }
    />
  );
}

/** Messages: who has written, and the conversation that is open. */
export function MessagesPage(): ReactElement {
  const { say } = useTexts();
  const { inbox } = useStudio();
  const { channelId = null } = useParams();
  const { list } = useStore(inbox);
  useEffect(() => {
    inbox.select(channelId);
    return () => inbox.select(null);
  }, [inbox, channelId]);
  const isEmpty = list.kind !== 'loaded' || list.channels.length === 0;
  return (
    <MessengerFrame
      list={<Channels current={channelId} />}
      shown={channelId === null ? 'list' : 'conversation'}
    >
      {channelId !== null ? (
        <OpenConversation key={channelId} channelId={channelId} />
      ) : isEmpty ? null : (
        <EmptyState
          glyph={chatCircleIcon}
          level={2}
          title={say('studio.messages.choose')}
          text={say('studio.messages.chooseText')}
        />
      )}
    </MessengerFrame>
  );
}
