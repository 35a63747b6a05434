import { useStore } from '@vx/react';
import { isBusy } from '@vx/studio-core';
import { RadioGroup } from '@vx/ui/radio-group';
import { Stack } from '@vx/ui/layout';
import { Surface } from '@vx/ui/surface';
import { Text } from '@vx/ui/text';
import type { ReactElement } from 'react';
import { useLoggedIn, useMayAct, useStudio } from '../app/studio-services.ts';
import { useTexts } from '../app/texts.ts';

/** What guests see of the performer: works at once, and only in the window that holds the chair. */
export function PresencePanel(): ReactElement {
  const { say, sayError } = useTexts();
  const { session, room } = useStudio();
  const { performer, requested, problem } = useLoggedIn();
  const mayAct = useMayAct();
  const presence = requested ?? performer.presence;
  const isInChat = isBusy(useStore(room), performer);
  const state = isInChat ? 'isBusy' : presence === 'online' ? 'isOnline' : 'isAway';
  return (
    <Surface as="section" padding="lg">
      <Stack>
        <Text
          as="h2"
          variant="title-l"
          tone={isInChat ? 'live' : presence === 'online' ? 'online' : 'secondary'}
          aria-live="polite"
        >
          {say(`studio.presence.${state}`)}
        </Text>
        <RadioGroup
          label={say('studio.presence.label')}
          layout="cards"
          value={presence}
          disabled={!mayAct}
          options={(['online', 'away'] as const).map((value) => ({
            value,
            label: say(`studio.presence.${value}`),
            description: say(`studio.presence.${value}Text`),
          }))}
          onChange={(value) => void session.setPresence(value as 'online' | 'away')}
          error={
            problem === null
              ? undefined
              : problem === 'CHAT_RUNNING'
                ? say('studio.presence.chatRunning')
                : sayError(problem)
          }
        />
      </Stack>
    </Surface>
  );
}
