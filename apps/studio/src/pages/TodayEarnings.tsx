import { useStore } from '@vx/react';
import { Stack } from '@vx/ui/layout';
import { Price } from '@vx/ui/price';
import { SectionHeader } from '@vx/ui/section-header';
import { Skeleton } from '@vx/ui/skeleton';
import { Surface } from '@vx/ui/surface';
import { Text } from '@vx/ui/text';
import type { ReactElement } from 'react';
import { LoadFailed } from '../app/LoadFailed.tsx';
import { paths } from '../app/paths.ts';
import { useStudio } from '../app/studio-services.ts';
import { useTexts } from '../app/texts.ts';
import { Pair } from '../look/panels.tsx';
import { presentEuros } from '../presenters/present-money.ts';

/** What came in today, in euros. */
export function TodayEarnings(): ReactElement {
  const { say, sayError } = useTexts();
  const { today } = useStudio();
  const state = useStore(today);
  return (
    <Surface as="section" padding="lg" aria-busy={state.kind === 'loading'}>
      <Stack gap="12">
        <SectionHeader
          size="sm"
          title={say('studio.earnings.today')}
          link={{ label: say('studio.earnings.statementLink'), href: paths.earnings }}
        />
        {state.kind === 'loading' ? <Skeleton kind="text" lines={2} /> : null}
        {state.kind === 'failed' ? (
          <LoadFailed
            size="inline"
            code={state.code}
            note={say('studio.earnings.safe')}
            onRetry={() => today.load()}
          />
        ) : null}
        {state.kind === 'loaded' ? (
          <>
            <Price price={presentEuros(state.earnings.earned)} size="xl" />
            {state.earnings.days.length === 0 ? (
              <Text variant="body-s" tone="tertiary">
                {say('studio.earnings.emptyText')}
              </Text>
            ) : (
              state.earnings.days
                .flatMap(({ kinds }) => kinds)
                .map(({ kind, earned }) => (
                  <Pair key={kind} label={say(`studio.kind.${kind}`)}>
                    <Price price={presentEuros(earned)} size="sm" />
                  </Pair>
                ))
            )}
            {state.problem === null ? null : (
              <Text variant="body-s" tone="warning">
                {`${sayError(state.problem)} ${say('studio.earnings.old')}`}
              </Text>
            )}
          </>
        ) : null}
      </Stack>
    </Surface>
  );
}
