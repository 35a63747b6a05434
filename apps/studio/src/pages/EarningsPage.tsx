import { useCore, useStore } from '@vx/react';
import { monthOf, type DayRange, type Earnings, type EarningsState } from '@vx/studio-core';
import { Button } from '@vx/ui/button';
import { EmptyState } from '@vx/ui/empty-state';
import { IconButton } from '@vx/ui/icon-button';
import { caretLeftIcon, caretRightIcon } from '@vx/ui/icons';
import { Cluster, Stack } from '@vx/ui/layout';
import { Price } from '@vx/ui/price';
import { SectionHeader } from '@vx/ui/section-header';
import { Skeleton } from '@vx/ui/skeleton';
import { StatusBar } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { Text } from '@vx/ui/text';
import { useAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useEffect, type ReactElement } from 'react';
import { LoadFailed } from '../app/LoadFailed.tsx';
import { useStudio } from '../app/studio-services.ts';
import { useTexts } from '../app/texts.ts';
import { DayBars } from '../look/DayBars.tsx';
import { Pair } from '../look/panels.tsx';
import { Statement } from '../look/Statement.tsx';
import { presentDays } from '../presenters/present-days.ts';
import { presentEuros } from '../presenters/present-money.ts';
import { presentStatement } from '../presenters/present-statement.ts';

type Loaded = Extract<EarningsState, { readonly kind: 'loaded' }>;

/** How many months before this one are shown. */
const monthsBackAtom = atom(0);

function StatementPanel({ state }: { readonly state: Loaded }): ReactElement {
  const texts = useTexts();
  const { say } = texts;
  return (
    <Surface as="section" padding="lg">
      <Stack>
        <SectionHeader size="sm" title={say('studio.earnings.statementLink')} />
        <Statement
          label={say('studio.earnings.statement')}
          columns={{
            what: say('studio.earnings.what'),
            paid: say('studio.room.paid'),
            amount: say('studio.earnings.amount'),
          }}
          days={presentStatement(texts, state.lines)}
        />
        <Cluster justify="between">
          <Text as="span" variant="body-s" tone="tertiary">
            {say('studio.earnings.count', { shown: state.lines.length, total: state.total })}
          </Text>
          {state.loadMore === null ? null : (
            <Button loading={state.isLoadingMore} onClick={state.loadMore}>
              {say('studio.earnings.more')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Surface>
  );
}

function Figures({
  state,
  month,
}: {
  readonly state: Loaded;
  readonly month: string;
}): ReactElement {
  const texts = useTexts();
  const { say, sayError } = texts;
  const { day } = useStudio();
  const { earnings } = state;
  return (
    <Stack>
      {state.problem === null ? null : (
        <StatusBar tone="warning">{`${sayError(state.problem)} ${say('studio.earnings.old')}`}</StatusBar>
      )}
      <Surface as="section" padding="lg">
        <Stack gap="8">
          <Pair label={say('studio.earnings.month', { month })}>
            <Price price={presentEuros(earnings.earned)} size="xl" />
          </Pair>
        </Stack>
      </Surface>
      <Surface as="section" padding="lg">
        <Stack>
          <SectionHeader size="sm" title={say('studio.earnings.byDay')} />
          <DayBars
            label={say('studio.earnings.byDay')}
            columns={{ day: say('studio.earnings.day'), amount: say('studio.earnings.amount') }}
            days={presentDays(texts, earnings)}
            today={day()}
          />
        </Stack>
      </Surface>
      {state.total === 0 ? (
        <EmptyState
          size="panel"
          title={say('studio.earnings.none', { month })}
          text={say('studio.earnings.emptyText')}
        />
      ) : (
        <StatementPanel state={state} />
      )}
    </Stack>
  );
}

function Shown({
  earnings,
  month,
}: {
  readonly earnings: Earnings;
  readonly month: string;
}): ReactElement {
  const { say } = useTexts();
  const state = useStore(earnings);
  useEffect(() => void earnings.load(), [earnings]);
  if (state.kind === 'loading') return <Skeleton kind="card" />;
  if (state.kind === 'failed')
    return (
      <LoadFailed
        code={state.code}
        note={say('studio.earnings.safe')}
        onRetry={() => earnings.load()}
      />
    );
  return <Figures state={state} month={month} />;
}

/** What came in, day by day and line by line, a month at a time. */
export function EarningsPage(): ReactElement {
  const { say, formatMonth } = useTexts();
  const studio = useStudio();
  const [back, setBack] = useAtom(monthsBackAtom);
  const range: DayRange = monthOf(studio.day(), -back);
  const earnings = useCore(() => studio.createEarnings(range), [studio, range.from]);
  const month = formatMonth(range.from);
  return (
    <Stack>
      <Cluster>
        <IconButton
          glyph={caretLeftIcon}
          label={say('studio.earnings.earlier')}
          onClick={() => setBack(back + 1)}
        />
        <Text as="h2" variant="title-s" aria-live="polite">
          {month}
        </Text>
        <IconButton
          glyph={caretRightIcon}
          label={say('studio.earnings.later')}
          disabled={back === 0}
          onClick={() => setBack(Math.max(0, back - 1))}
        />
      </Cluster>
      {earnings === null ? <Skeleton kind="card" /> : <Shown earnings={earnings} month={month} />}
    </Stack>
  );
}
