import { browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import {
  actLimits,
  BREAK_FIELD,
  loadLimits,
  useLimits,
  type LimitsView,
  type PauseQuestion,
} from '@vx/features/spending';
import { useSay } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Cluster, PageHeader, Stack } from '@vx/ui/layout';
import { BreakCard, Breaks, ExclusionCard, SpendingLimits } from '@vx/ui/money-controls';
import { StatusBar } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { Heading, Text } from '@vx/ui/text';
import { useState } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { RechargeSettings } from '../../wallet/RechargeSettings.tsx';
import { ChangeLimit } from '../ChangeLimit.tsx';

export const loader = serverLoad(loadLimits);
export const clientLoader = browserLoad(loadLimits);
/** Plain forms: what they change is loaded with the next page, with and without JavaScript. */
export const action = serverAction(actLimits);
export const meta = pageMeta;

export default function MemberLimits() {
  const refusal = useActionData<typeof action>();
  const view = useLimits(useLoaderData<typeof loader>(), refusal);
  const say = useSay();
  return (
    <Stack gap="20">
      <PageHeader title={say('money.limits.title')} text={say('money.limits.text')} />
      {view.problem === undefined ? null : (
        <StatusBar tone="danger" urgent>
          {view.problem}
        </StatusBar>
      )}
      {/* Whoever is sent here by a refusal finds its reason first. */}
      {view.paused ? <Pauses view={view} /> : null}
      {view.question ? <Question question={view.question} /> : null}
      {view.editor ? <ChangeLimit key={view.editor.title} editor={view.editor} /> : null}
      <SpendingLimits
        level={2}
        label={say('money.limits.title')}
        rule={say('money.limits.rule')}
        limits={view.rows.map(({ limit, raise, ...row }) =>
          limit
            ? {
                ...row,
                ...limit,
                limit: limit.price,
                ...(raise !== null && {
                  pending: {
                    text: raise,
                    label: say('money.limits.withdraw'),
                    field: { name: 'withdraw', value: row.id },
                  },
                }),
              }
            : { ...row, state: 'unset', text: say('money.limits.unset') },
        )}
      />
      <RechargeSettings view={view.recharge} />
      {view.paused ? null : <Pauses view={view} />}
    </Stack>
  );
}

/** The second time that is asked, with what it means and until when. */
function Question({ question }: { readonly question: PauseQuestion }) {
  const say = useSay();
  return (
    <Surface as="section" level="raised" padding="lg">
      <form method="post">
        <Stack gap="16">
          <Heading>{question.title}</Heading>
          <Text tone="secondary">{question.text}</Text>
          <Cluster>
            <Button type="submit" variant="danger" name="pause" value={question.name}>
              {say('money.limits.ask.yes')}
            </Button>
            <Button href={question.keep}>{say('common.notNow')}</Button>
          </Cluster>
        </Stack>
      </form>
    </Surface>
  );
}

function Pauses({ view }: { readonly view: LimitsView }) {
  const say = useSay();
  const [rest, setRest] = useState<string>();
  const [exclusion, setExclusion] = useState('halfYear');
  const text = say('money.limits.break.text');
  if (view.paused) {
    const { title, until } = view.paused;
    return <BreakCard level={2} state="running" title={title} text={text} until={until} />;
  }
  return (
    <Breaks>
      <BreakCard
        level={2}
        state="offered"
        title={say('money.limits.break.title')}
        text={text}
        choice={{
          label: say('money.limits.length'),
          name: 'coolOff',
          options: view.lengths.coolOff,
          value: rest,
          onChange: setRest,
          missing: view.lengthMissing,
          error: view.isLengthMissing ? view.lengthMissing : undefined,
        }}
        note={say('money.limits.askedTwice')}
        start={{ label: say('common.continue'), field: BREAK_FIELD }}
      />
      <ExclusionCard
        level={2}
        title={say('money.limits.exclusion.title')}
        text={say('money.limits.exclusion.text')}
        choice={{
          label: say('money.limits.length'),
          name: 'exclusion',
          options: view.lengths.exclusion,
          value: exclusion,
          onChange: setExclusion,
        }}
        note={say('money.limits.askedTwice')}
        next={{ label: say('common.continue') }}
      />
    </Breaks>
  );
}
