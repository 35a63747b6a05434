import type { StudioChannel } from '@vx/contract/studio';
import { languageNames } from '@vx/i18n/studio';
import { MAX_MESSAGE_LENGTH } from '@vx/messenger-core/rules';
import { useStore } from '@vx/react';
import type { ConversationState } from '@vx/studio-core';
import { Button } from '@vx/ui/button';
import { Composer } from '@vx/ui/composer';
import { Conversation, type ConversationLine } from '@vx/ui/conversation';
import { EmptyState } from '@vx/ui/empty-state';
import { IconButton } from '@vx/ui/icon-button';
import { prohibitIcon } from '@vx/ui/icons';
import { Price } from '@vx/ui/price';
import { Skeleton } from '@vx/ui/skeleton';
import { StatusBar } from '@vx/ui/status-bar';
import { useAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useMemo, type ReactElement } from 'react';
import { LoadFailed } from '../app/LoadFailed.tsx';
import { paths } from '../app/paths.ts';
import { useStudio } from '../app/studio-services.ts';
import { useTexts } from '../app/texts.ts';
import { useIsPhone } from '../app/use-is-phone.ts';
import { PaidNote, Pair } from '../look/panels.tsx';
import { presentGuest } from '../presenters/present-channels.ts';
import {
  presentMessages,
  presentUnsent,
  type MessageLine,
  type PaidLine,
} from '../presenters/present-messages.ts';

type Loaded = Extract<ConversationState, { readonly kind: 'loaded' }>;

/** What is written in each conversation but not sent. */
const draftsAtom = atom<Readonly<Record<string, string>>>({});

/** What the guest paid for a message, and what of it is the performer's. */
function Paid({ line: { paid, earned } }: { readonly line: PaidLine }): ReactElement {
  const { say } = useTexts();
  return (
    <PaidNote>
      {paid === null ? (
        <Pair label={say('studio.messages.house')}>{null}</Pair>
      ) : (
        <Pair label={say('studio.room.paid')}>
          <Price price={paid} size="sm" />
        </Pair>
      )}
      <Pair label={say('studio.room.youGet')}>
        <Price price={earned} size="sm" />
      </Pair>
    </PaidNote>
  );
}

const toLine = (line: MessageLine): ConversationLine =>
  line.kind === 'paid' ? { kind: 'card', id: line.id, content: <Paid line={line} /> } : line;

/** Messages of the conversation, with those on their way at the end. */
function useLines({ channel: { channelId }, messages }: Loaded): readonly ConversationLine[] {
  const texts = useTexts();
  const outbox = useStore(useStudio().outbox);
  const said = useMemo(() => presentMessages(texts, messages).map(toLine), [texts, messages]);
  return useMemo(
    () => [...said, ...presentUnsent(texts, channelId, outbox)],
    [texts, said, channelId, outbox],
  );
}

/** Whom the performer writes with, and the way back on phones. */
function useHead(channel: StudioChannel): {
  readonly layout: 'mobile' | 'desktop';
  readonly level: 2;
  readonly performer: { name: string; picture: null; state: 'offline'; stateText: string };
  readonly back: { label: string; href: string } | undefined;
} {
  const texts = useTexts();
  const isPhone = useIsPhone();
  const { say } = texts;
  const language = languageNames[channel.language];
  return {
    layout: isPhone ? 'mobile' : 'desktop',
    level: 2,
    performer: {
      name: presentGuest(texts, channel),
      picture: null,
      state: 'offline',
      stateText: say('studio.messages.language', { language }),
    },
    back: isPhone ? { label: say('studio.messages.back'), href: paths.messages } : undefined,
  };
}

/** What went wrong with this conversation, and the way on. */
function Problem({ state }: { readonly state: Loaded }): ReactElement | null {
  const texts = useTexts();
  const { say, sayError } = texts;
  const { inbox, outbox, link } = useStudio();
  const isLost = useStore(link) === 'lost';
  const { channelId } = state.channel;
  const refused = useStore(outbox).findLast(
    ({ target, problem }) =>
      problem !== null && target.kind === 'channel' && target.channelId === channelId,
  );
  if (refused?.problem)
    return (
      <StatusBar tone="danger" urgent>
        {refused.problem === 'FORBIDDEN'
          ? say('studio.messages.forbidden', { name: presentGuest(texts, state.channel) })
          : sayError(refused.problem)}
      </StatusBar>
    );
  // Without a connection the page says so, and loads again by itself.
  if (state.problem === null || isLost) return null;
  return (
    <StatusBar
      tone="warning"
      action={
        <Button size="sm" onClick={() => void inbox.load()}>
          {say('studio.messages.again')}
        </Button>
      }
    >
      {sayError(state.problem)}
    </StatusBar>
  );
}

function LoadedConversation({ state }: { readonly state: Loaded }): ReactElement {
  const { say } = useTexts();
  const { outbox, link, chair, inbox } = useStudio();
  const isElsewhere = useStore(chair).kind === 'elsewhere';
  const isLost = useStore(link) === 'lost';
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const lines = useLines(state);
  const head = useHead(state.channel);
  const { channelId, blocked } = state.channel;
  const { loadOlder, isLoadingOlder } = state;
  return (
    <Conversation
      {...head}
      lines={lines}
      typing={state.isTyping}
      older={
        loadOlder || isLoadingOlder ? { load: () => loadOlder?.(), busy: isLoadingOlder } : null
      }
      onRetry={(id) => outbox.retry(id)}
      onCancel={(id) => outbox.cancel(id)}
      drawer={<Problem state={state} />}
      actions={
        <IconButton
          glyph={prohibitIcon}
          label={say(blocked ? 'studio.messages.unblock' : 'studio.messages.block')}
          tooltip="none"
          onClick={() => void inbox.block(channelId, !blocked)}
        />
      }
      composer={
        <Composer
          variant="messenger"
          placeholder={say('studio.room.write', { name: head.performer.name })}
          maxLength={MAX_MESSAGE_LENGTH}
          draft={drafts[channelId] ?? ''}
          onDraft={(text) => {
            setDrafts((now) => ({ ...now, [channelId]: text }));
            inbox.noteTyping(text);
          }}
          blocked={
            blocked
              ? say('studio.messages.blockedText', { name: head.performer.name })
              : isElsewhere
                ? say('studio.chair.title')
                : undefined
          }
          queued={isLost ? say('studio.offline.queued') : undefined}
          onSend={(text) => outbox.add({ kind: 'channel', channelId }, text)}
        />
      }
    />
  );
}

/** As much as the list knows, until the messages are there. */
function KnownConversation({ channel }: { readonly channel: StudioChannel }): ReactElement {
  return (
    <Conversation {...useHead(channel)} aria-busy lines={[]} empty={<Skeleton kind="text" />} />
  );
}

/** What a guest and the performer wrote to each other, and where the performer writes. */
export function OpenConversation({ channelId }: { readonly channelId: string }): ReactElement {
  const { say } = useTexts();
  const { inbox } = useStudio();
  const state = useStore(inbox.conversation);
  const { list } = useStore(inbox);
  if (state.kind === 'loaded' && state.channel.channelId === channelId)
    return <LoadedConversation state={state} />;
  if (state.kind === 'failed' && state.channelId === channelId)
    return state.code === 'NOT_FOUND' ? (
      <EmptyState
        title={say('studio.messages.missing')}
        action={
          <Button variant="solid" href={paths.messages}>
            {say('studio.messages.all')}
          </Button>
        }
      />
    ) : (
      <LoadFailed code={state.code} onRetry={() => inbox.load()} />
    );
  const known =
    list.kind === 'loaded' ? list.channels.find((one) => one.channelId === channelId) : undefined;
  return known ? <KnownConversation channel={known} /> : <Skeleton kind="card" />;
}
