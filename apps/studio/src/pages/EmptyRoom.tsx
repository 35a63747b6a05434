import type { EndedChat } from '@vx/studio-core';
import { Button } from '@vx/ui/button';
import { EmptyState } from '@vx/ui/empty-state';
import { Stack } from '@vx/ui/layout';
import { Price } from '@vx/ui/price';
import { Surface } from '@vx/ui/surface';
import { Text } from '@vx/ui/text';
import type { ReactElement } from 'react';
import { useLoggedIn, useMayAct, useStudio } from '../app/studio-services.ts';
import { useTexts } from '../app/texts.ts';
import { Pair } from '../look/panels.tsx';
import { presentEuros } from '../presenters/present-money.ts';
import { presentSeconds } from '../presenters/present-time.ts';

/** Nobody is here: why, the way to be found, and what the chat before brought. */
export function EmptyRoom({
  ended,
  withAction = true,
}: {
  readonly ended: EndedChat | null;
  readonly withAction?: boolean;
}): ReactElement {
  const { say } = useTexts();
  const { session } = useStudio();
  const { performer } = useLoggedIn();
  const mayAct = useMayAct();
  const isAway = performer.presence === 'away';
  return (
    <Stack>
      {ended === null ? null : (
        <Surface as="section" level="raised" padding="lg">
          <Stack gap="8">
            <Text as="h2" variant="title-s" aria-live="polite">
              {say('studio.room.ended', { name: ended.name })}
            </Text>
            <Pair label={say('studio.room.length')}>
              <Text as="span" variant="body-m" numeric>
                {presentSeconds(ended.seconds)}
              </Text>
            </Pair>
            <Pair label={say('studio.room.paid')}>
              <Price price={ended.paid} size="sm" />
            </Pair>
            <Pair label={say('studio.room.youGet')}>
              <Price price={presentEuros(ended.earned)} />
            </Pair>
          </Stack>
        </Surface>
      )}
      <EmptyState
        size="panel"
        title={say('studio.room.empty')}
        text={say(isAway ? 'studio.room.emptyAway' : 'studio.room.emptyOnline')}
        action={
          withAction && isAway ? (
            <Button
              variant="solid"
              disabled={!mayAct}
              onClick={() => void session.setPresence('online')}
            >
              {say('studio.presence.online')}
            </Button>
          ) : undefined
        }
      />
    </Stack>
  );
}
