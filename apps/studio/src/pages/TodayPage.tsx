import { useStore } from '@vx/react';
import { Button } from '@vx/ui/button';
import { Columns, Stack } from '@vx/ui/layout';
import { SectionHeader } from '@vx/ui/section-header';
import { Skeleton } from '@vx/ui/skeleton';
import { Surface } from '@vx/ui/surface';
import type { ReactElement } from 'react';
import { LoadFailed } from '../app/LoadFailed.tsx';
import { paths } from '../app/paths.ts';
import { useStudio } from '../app/studio-services.ts';
import { useTexts } from '../app/texts.ts';
import { PlainItem, PlainList } from '../look/panels.tsx';
import { EmptyRoom } from './EmptyRoom.tsx';
import { GuestFigures } from './GuestFigures.tsx';
import { PresencePanel } from './PresencePanel.tsx';
import { TodayEarnings } from './TodayEarnings.tsx';
import { TodayMessages } from './TodayMessages.tsx';
import { TodayRatings } from './TodayRatings.tsx';

/** Who is in the room now. */
function RoomPanel(): ReactElement {
  const { say } = useTexts();
  const { room } = useStudio();
  const state = useStore(room);
  return (
    <Surface as="section" padding="lg" aria-busy={state.kind === 'loading'}>
      <Stack gap="12">
        <SectionHeader
          size="sm"
          title={say('studio.room.here')}
          {...(state.kind === 'running' && { count: state.guests.length })}
        />
        {state.kind === 'loading' ? <Skeleton kind="row" /> : null}
        {state.kind === 'failed' ? (
          <LoadFailed size="inline" code={state.code} onRetry={() => room.load()} />
        ) : null}
        {state.kind === 'empty' ? <EmptyRoom ended={state.ended} withAction={false} /> : null}
        {state.kind === 'running' ? (
          <>
            <PlainList label={say('studio.room.here')}>
              {state.guests.map((guest) => (
                <PlainItem key={guest.chatId}>
                  <GuestFigures guest={guest} />
                </PlainItem>
              ))}
            </PlainList>
            <Button variant="primary" size="lg" block href={paths.room}>
              {say('studio.room.open')}
            </Button>
          </>
        ) : null}
      </Stack>
    </Surface>
  );
}

/** The first page: what guests see, who is here, what came in, who has written. */
export function TodayPage(): ReactElement {
  return (
    <Columns
      aside={
        <Stack>
          <TodayEarnings />
          <TodayMessages />
          <TodayRatings />
        </Stack>
      }
    >
      <Stack>
        <PresencePanel />
        <RoomPanel />
      </Stack>
    </Columns>
  );
}
