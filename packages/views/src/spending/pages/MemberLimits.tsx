import {
  browserLoad,
  joinLoads,
  serverAction,
  serverLoad,
  useServices,
  type PageAction,
} from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import {
  actLimits,
  BREAK_FIELD,
  loadLimits,
  useLimits,
  type LimitsRefusal,
  type LimitsView,
  type PauseQuestion,
} from '@vx/features/spending';
import { useTranslate } from '@vx/features/texts';
import {
  actRecharge,
  isRechargeForm,
  loadRecharge,
  useRecharge,
  type RechargeRefusal,
} from '@vx/features/wallet';
import { Button } from '@vx/ui/button';
import { Cluster, PageHeader, Stack } from '@vx/ui/layout';
import { BreakCard, Breaks, ExclusionCard, SpendingLimits } from '@vx/ui/money-controls';
import { handPalmIcon, pauseCircleIcon } from '@vx/ui/icons';
import { StatusBar } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { Heading, Text } from '@vx/ui/text';
import { useState, type MouseEvent } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { RechargeSettings } from '../../wallet/RechargeSettings.tsx';
import { Overlay } from '../../app/index.ts';
import { ChangeLimit, LimitForms } from '../ChangeLimit.tsx';

const load = joinLoads(loadLimits, { recharge: loadRecharge });
const act: PageAction<LimitsRefusal | RechargeRefusal> = (input) =>
  isRechargeForm(input.form) ? actRecharge(input) : actLimits(input);

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
/** Plain forms: what they change is loaded with the next page, with and without JavaScript. */
export const action = serverAction(act);
export const meta = pageMeta;

export default function MemberLimits() {
  const data = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const ofRecharge = refusal && 'recharge' in refusal ? refusal : null;
  const ofLimits = refusal && !('recharge' in refusal) ? refusal : null;
  const view = useLimits(data, ofLimits);
  const recharge = useRecharge(data.recharge, ofRecharge);
  const problem = view.problem ?? recharge.refused;
  const { app } = useServices();
  // What was opened stays while its sheet leaves.
  const [sheet, setSheet] = useState<{ period: string; open: boolean } | null>(null);
  const openFor =
    (period: string) =>
    (event: MouseEvent): void => {
      // Its code may have to come over the line; without one the link does the same.
      if (!navigator.onLine) return;
      event.preventDefault();
      setSheet({ period, open: true });
    };
  const close = (): void => setSheet(sheet && { ...sheet, open: false });
  const inSheet = sheet && view.editorOf(sheet.period);
  const t = useTranslate();
  return (
    <Stack gap="20">
      <PageHeader title={t('money.limits.title')} text={t('money.limits.text')} />
      {problem === undefined ? null : (
        <StatusBar tone="danger" urgent>
          {problem}
        </StatusBar>
      )}
      {/* Whoever is sent here by a refusal finds its reason first. */}
      {view.paused ? <Pauses view={view} /> : null}
      {view.question ? <Question question={view.question} /> : null}
      {view.editor ? <ChangeLimit key={view.editor.title} editor={view.editor} /> : null}
      <SpendingLimits
        level={2}
        label={t('money.limits.title')}
        rule={t('money.limits.rule')}
        limits={view.rows.map(({ limit, raise, change, ...row }) => {
          const shared = {
            ...row,
            change: app === 'mobile' ? { ...change, onChange: openFor(row.id) } : change,
          };
          return limit
            ? {
                ...shared,
                ...limit,
                limit: limit.price,
                ...(raise !== null && {
                  pending: {
                    text: raise,
                    label: t('money.limits.withdraw'),
                    field: { name: 'withdraw', value: row.id },
                  },
                }),
              }
            : { ...shared, state: 'unset', text: t('money.limits.unset') };
        })}
      />
      <RechargeSettings view={recharge} />
      {view.paused ? null : <Pauses view={view} />}
      {inSheet ? (
        <Overlay open={sheet.open} onClose={close} title={inSheet.title}>
          <LimitForms key={inSheet.title} editor={inSheet} onKeep={close} />
        </Overlay>
      ) : null}
    </Stack>
  );
}

/** The second time that is asked, with what it means and until when. */
function Question({ question }: { readonly question: PauseQuestion }) {
  const t = useTranslate();
  return (
    <Surface as="section" level="raised" padding="lg">
      <form method="post">
        <Stack gap="16">
          <Heading>{question.title}</Heading>
          <Text tone="secondary">{question.text}</Text>
          <Cluster>
            <Button type="submit" variant="danger" name="pause" value={question.name}>
              {t('money.limits.ask.yes')}
            </Button>
            <Button href={question.keep}>{t('common.notNow')}</Button>
          </Cluster>
        </Stack>
      </form>
    </Surface>
  );
}

function Pauses({ view }: { readonly view: LimitsView }) {
  const t = useTranslate();
  const isPhone = useServices().app === 'mobile';
  const [rest, setRest] = useState<string>();
  const [exclusion, setExclusion] = useState('halfYear');
  const text = t('money.limits.break.text');
  if (view.paused) {
    const { title, until } = view.paused;
    return <BreakCard level={2} state="running" title={title} text={text} until={until} />;
  }
  return (
    <Breaks>
      <BreakCard
        level={2}
        state="offered"
        row={isPhone ? { glyph: pauseCircleIcon, text: view.lengthsBrief.coolOff } : undefined}
        title={t('money.limits.break.title')}
        text={text}
        choice={{
          label: t('money.limits.length'),
          name: 'coolOff',
          options: view.lengths.coolOff,
          value: rest,
          onChange: setRest,
          missing: view.lengthMissing,
          error: view.isLengthMissing ? view.lengthMissing : undefined,
        }}
        note={t('money.limits.askedTwice')}
        start={{ label: t('common.continue'), field: BREAK_FIELD }}
      />
      <ExclusionCard
        level={2}
        row={isPhone ? { glyph: handPalmIcon, text: view.lengthsBrief.exclusion } : undefined}
        title={t('money.limits.exclusion.title')}
        text={t('money.limits.exclusion.text')}
        choice={{
          label: t('money.limits.length'),
          name: 'exclusion',
          options: view.lengths.exclusion,
          value: exclusion,
          onChange: setExclusion,
        }}
        note={t('money.limits.askedTwice')}
        next={{ label: t('common.continue') }}
      />
    </Breaks>
  );
}
