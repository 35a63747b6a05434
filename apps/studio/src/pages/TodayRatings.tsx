import { averageOf } from '@vx/studio-core';
import { useStore } from '@vx/react';
import { EmptyState } from '@vx/ui/empty-state';
import { Stack } from '@vx/ui/layout';
import { SectionHeader } from '@vx/ui/section-header';
import { Skeleton } from '@vx/ui/skeleton';
import { Surface } from '@vx/ui/surface';
import { Text } from '@vx/ui/text';
import { useEffect, type ReactElement } from 'react';
import { LoadFailed } from '../app/LoadFailed.tsx';
import { useStudio } from '../app/studio-services.ts';
import { useTexts } from '../app/texts.ts';
import { Pair } from '../look/panels.tsx';

/** How guests rated their chats: how often which stars, and nothing of who gave them. */
export function TodayRatings(): ReactElement {
  const { say } = useTexts();
  const { ratings } = useStudio();
  const state = useStore(ratings);
  // Guests rate when they like: no event says so.
  useEffect(() => void ratings.load(), [ratings]);
  const average = state.kind === 'loaded' ? averageOf(state.ratings) : null;
  return (
    <Surface as="section" padding="lg" aria-busy={state.kind === 'loading'}>
      <Stack gap="12">
        <SectionHeader size="sm" title={say('studio.ratings.title')} />
        {state.kind === 'loading' ? <Skeleton kind="text" lines={2} /> : null}
        {state.kind === 'failed' ? (
          <LoadFailed size="inline" code={state.code} onRetry={() => ratings.load()} />
        ) : null}
        {state.kind === 'loaded' && average === null ? (
          <EmptyState
            level={3}
            title={say('studio.ratings.none')}
            text={say('studio.ratings.noneText')}
          />
        ) : null}
        {state.kind === 'loaded' && average !== null ? (
          <>
            <Text variant="label-l">
              {say('studio.ratings.average', { average, count: state.ratings.count })}
            </Text>
            {[5, 4, 3, 2, 1].map((stars) => (
              <Pair key={stars} label={say('studio.ratings.stars', { stars })}>
                <Text as="span" variant="body-s">
                  {String(state.ratings.stars[stars - 1] ?? 0)}
                </Text>
              </Pair>
            ))}
          </>
        ) : null}
      </Stack>
    </Surface>
  );
}
