import type { StudioGuest } from '@vx/contract/studio';
import { maxMessageLength } from '@vx/live-core/rules';
import { useStore } from '@vx/react';
import type { RoomState } from '@vx/studio-core';
import { Button } from '@vx/ui/button';
import { ChatTranscript } from '@vx/ui/chat-transcript';
import { Composer } from '@vx/ui/composer';
import { EmptyState } from '@vx/ui/empty-state';
import { xIcon } from '@vx/ui/icons';
import { Columns, Stack } from '@vx/ui/layout';
import { SectionHeader } from '@vx/ui/section-header';
import { SegmentedControl } from '@vx/ui/segmented-control';
import { Skeleton } from '@vx/ui/skeleton';
import { StatusBar } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { Text } from '@vx/ui/text';
import { useAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useMemo, type ReactElement } from 'react';
import { LoadFailed } from '../app/LoadFailed.tsx';
import { useMayAct, useStudio } from '../app/studio-services.ts';
import { useTexts } from '../app/texts.ts';
import { ChatPanel, PlainItem, PlainList } from '../look/panels.tsx';
import { presentLines } from '../presenters/present-lines.ts';
import { EmptyRoom } from './EmptyRoom.tsx';
import { GuestFigures } from './GuestFigures.tsx';

type Running = Extract<RoomState, { readonly kind: 'running' }>;

/** Whose chat is shown, and what is written in each but not sent. */
const chosenAtom = atom<string | null>(null);
const draftsAtom = atom<Readonly<Record<string, string>>>({});

/** The chat with one guest. */
function Chat({
  guest,
  running,
}: {
  readonly guest: StudioGuest;
  readonly running: Running;
}): ReactElement {
  const texts = useTexts();
  const { say } = texts;
  const { outbox, room, link, chair } = useStudio();
  const mayAct = useMayAct();
  const isElsewhere = useStore(chair).kind === 'elsewhere';
  const isLost = useStore(link) === 'lost';
  const underway = useStore(outbox);
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const { chatId, name } = guest;
  const lines = useMemo(
    () => presentLines(texts, chatId, { lines: running.lines, outbox: underway }),
    [texts, chatId, running.lines, underway],
  );
  return (
    <ChatPanel
      head={
        <>
          <Text as="h2" variant="title-s">
            {say('studio.room.chat')}
          </Text>
          <Button
            variant="solid"
            icon={xIcon}
            loading={running.isEnding}
            disabled={!mayAct}
            onClick={() => void room.end()}
          >
            {say('studio.room.end')}
          </Button>
        </>
      }
      end={
        <Composer
          placeholder={say('studio.room.write', { name })}
          maxLength={maxMessageLength}
          draft={drafts[chatId] ?? ''}
          onDraft={(text) => setDrafts((now) => ({ ...now, [chatId]: text }))}
          blocked={isElsewhere ? say('studio.chair.title') : undefined}
          queued={isLost ? say('studio.offline.queued') : undefined}
          onSend={(text) => outbox.add({ kind: 'chat', chatId }, text)}
        />
      }
    >
      <ChatTranscript
        name={name}
        lines={lines}
        onRetry={(id) => outbox.retry(id)}
        empty={
          <Text tone="tertiary" align="center">
            {say('studio.room.noLines', { name })}
          </Text>
        }
      />
    </ChatPanel>
  );
}

function RunningRoom({ running }: { readonly running: Running }): ReactElement {
  const { say, sayError } = useTexts();
  const [chosen, setChosen] = useAtom(chosenAtom);
  const { guests } = running;
  const guest = guests.find(({ chatId }) => chatId === chosen) ?? guests[0];
  if (guest === undefined) return <EmptyState title={say('studio.room.empty')} />;
  return (
    <Columns
      aside={
        <Surface as="section" padding="lg">
          <Stack gap="8">
            <SectionHeader size="sm" title={say('studio.room.here')} count={guests.length} />
            <PlainList label={say('studio.room.here')}>
              {guests.map((one) => (
                <PlainItem key={one.chatId}>
                  <GuestFigures guest={one} />
                </PlainItem>
              ))}
            </PlainList>
          </Stack>
        </Surface>
      }
    >
      <Stack>
        {running.problem === null ? null : (
          <StatusBar tone="danger" urgent>
            {sayError(running.problem)}
          </StatusBar>
        )}
        {guests.length > 1 ? (
          <SegmentedControl
            label={say('studio.room.choose')}
            options={guests.map(({ chatId, name }) => ({ value: chatId, label: name }))}
            value={guest.chatId}
            onChange={setChosen}
          />
        ) : null}
        <Chat key={guest.chatId} guest={guest} running={running} />
      </Stack>
    </Columns>
  );
}

/** The room: who is here with what they pay, what is said, and the end. */
export function RoomPage(): ReactElement {
  const { room } = useStudio();
  const state = useStore(room);
  switch (state.kind) {
    case 'loading':
      return <Skeleton kind="card" />;
    case 'failed':
      return <LoadFailed code={state.code} onRetry={() => room.load()} />;
    case 'empty':
      return <EmptyRoom ended={state.ended} />;
    case 'running':
      return <RunningRoom running={state} />;
  }
}
