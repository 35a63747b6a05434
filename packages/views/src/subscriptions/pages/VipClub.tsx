import { livePreviewLimit, livePreviewLimitVip } from '@vx/contract/constants';
import { browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import {
  actVipClub,
  loadVipClub,
  useVipClub,
  type PlanView,
  type VipClubData,
  type VipClubView,
} from '@vx/features/subscriptions';
import { useTranslate } from '@vx/features/texts';
import { Badge } from '@vx/ui/badge';
import { Button } from '@vx/ui/button';
import { HeroBanner } from '@vx/ui/hero-banner';
import { crownIcon, playCircleIcon, sealPercentIcon, signOutIcon, timerIcon } from '@vx/ui/icons';
import { PageHeader, Stack } from '@vx/ui/layout';
import { BenefitCards, BenefitTable, PlanCard, PlanCards } from '@vx/ui/plan-card';
import { Section } from '@vx/ui/section-header';
import { Note, StatusBar } from '@vx/ui/status-bar';
import { Text } from '@vx/ui/text';
import { useActionData, useLoaderData } from 'react-router';
import { Step } from '../Step.tsx';
import { Subscriptions } from '../Subscriptions.tsx';

export const loader = serverLoad(loadVipClub);
export const clientLoader = browserLoad(loadVipClub);
/** Plain forms: what they change is loaded with the next page, with and without JavaScript. */
export const action = serverAction(actVipClub);
export const meta = pageMeta;

/** What VIP brings and costs, and everything that the guest is subscribed to. [SC-vipClub] */
export default function VipClub() {
  const data = useLoaderData<typeof loader>();
  const view = useVipClub(data, useActionData<typeof action>());
  const t = useTranslate();
  return (
    <Stack gap="32">
      <Outcome view={view} />
      {view.mine.length === 0 ? (
        <Hero data={data} view={view} />
      ) : (
        <>
          <PageHeader title={t('subscriptions.title')} text={t('subscriptions.text')} />
          <Section
            id="mine"
            title={t('subscriptions.mine')}
            body={
              <Stack gap="16">
                <Subscriptions mine={view.mine} />
              </Stack>
            }
          />
        </>
      )}
      {view.given.map((text) => (
        <Note key={text} tone="info">
          {text}
        </Note>
      ))}
      {view.vip.length === 0 ? null : <Benefits />}
      {view.vip.length === 0 ? null : (
        <Section
          id="plans"
          title={t('subscriptions.choose')}
          subtitle={t('subscriptions.choose.text')}
          body={
            <PlanCards>
              {view.vip.map((plan, index) => (
                <Plan key={plan.id} plan={plan} featured={index === 0} />
              ))}
            </PlanCards>
          }
        />
      )}
      {view.others.length === 0 ? null : (
        <Section
          id="more"
          title={t('subscriptions.more')}
          body={
            <PlanCards>
              {view.others.map((plan) => (
                <Stack key={plan.id} gap="8">
                  <Plan plan={plan} tone="accent" />
                  <Text variant="body-s" tone="secondary">
                    {plan.text}
                  </Text>
                </Stack>
              ))}
            </PlanCards>
          }
        />
      )}
      <Compare />
    </Stack>
  );
}

/** What just happened, or is asked before it does. */
function Outcome({ view }: { readonly view: VipClubView }) {
  const { question, offer, problem, done, back } = view;
  const t = useTranslate();
  return (
    <>
      {done === null ? null : (
        <Note
          tone="success"
          action={
            back ? (
              <Button size="sm" variant="solid" href={back.href}>
                {back.label}
              </Button>
            ) : undefined
          }
        >
          {done}
        </Note>
      )}
      {problem === null ? null : (
        <StatusBar
          tone="danger"
          urgent
          action={
            problem.fix ? (
              <Button size="sm" href={problem.fix.href}>
                {problem.fix.label}
              </Button>
            ) : undefined
          }
        >
          {problem.text}
        </StatusBar>
      )}
      {offer === null ? null : (
        <Step {...offer} confirm={offer.accept} variant="vip">
          <Button size="lg" href={offer.decline.href}>
            {offer.decline.label}
          </Button>
        </Step>
      )}
      {question === null ? null : (
        <Step {...question} variant="primary">
          <Button size="lg" href={question.later}>
            {t('common.notNow')}
          </Button>
        </Step>
      )}
    </>
  );
}

function Hero({ data, view }: { readonly data: VipClubData; readonly view: VipClubView }) {
  const t = useTranslate();
  return (
    <HeroBanner
      tone="vip"
      title={t('subscriptions.hero')}
      accent={t('subscriptions.hero.accent')}
      text={t('subscriptions.text')}
      picture={data.picture}
      badges={
        <Badge tone="vip" icon={crownIcon}>
          VIP
        </Badge>
      }
      actions={
        view.hero ? (
          <Button variant="vip" size="lg" href={view.hero.href}>
            {view.hero.label}
          </Button>
        ) : undefined
      }
      note={t('subscriptions.hero.note')}
    />
  );
}

function Plan({
  plan,
  featured = false,
  tone = 'vip',
}: {
  readonly plan: PlanView;
  readonly featured?: boolean;
  readonly tone?: 'vip' | 'accent';
}) {
  const t = useTranslate();
  return (
    <PlanCard
      title={plan.title}
      price={plan.perMonth}
      per={t('subscriptions.perMonth')}
      renewal={plan.billed}
      badge={plan.badge}
      tone={tone}
      featured={featured}
      state="offered"
      choose={plan.choose}
    />
  );
}

function Benefits() {
  const t = useTranslate();
  const words = (name: 'preview' | 'videos' | 'codes' | 'cancel') => ({
    id: name,
    title: t(`subscriptions.benefit.${name}`, { seconds: livePreviewLimitVip }),
    text: t(`subscriptions.benefit.${name}.text`, { usual: livePreviewLimit }),
  });
  return (
    <BenefitCards
      label={t('subscriptions.benefits')}
      level={2}
      benefits={[
        { ...words('preview'), glyph: timerIcon },
        { ...words('videos'), glyph: playCircleIcon },
        { ...words('codes'), glyph: sealPercentIcon },
        { ...words('cancel'), glyph: signOutIcon },
      ]}
    />
  );
}

function Compare() {
  const t = useTranslate();
  const yes = { included: true, text: t('subscriptions.yes') } as const;
  const no = { included: false, text: t('subscriptions.no') } as const;
  const seconds = (count: number): string => t('subscriptions.compare.seconds', { seconds: count });
  const same = t('subscriptions.compare.same');
  return (
    <Section
      id="compare"
      title={t('subscriptions.compare')}
      body={
        <BenefitTable
          label={t('subscriptions.compare')}
          benefit={t('subscriptions.compare.benefit')}
          columns={[
            { id: 'member', label: t('subscriptions.compare.member') },
            { id: 'vip', label: 'VIP', vip: true },
          ]}
          rows={[
            {
              id: 'preview',
              label: t('subscriptions.compare.preview'),
              values: [seconds(livePreviewLimit), seconds(livePreviewLimitVip)],
            },
            { id: 'videos', label: t('subscriptions.compare.videos'), values: [no, yes] },
            { id: 'codes', label: t('subscriptions.compare.codes'), values: [no, yes] },
            { id: 'chats', label: t('subscriptions.compare.chats'), values: [same, same] },
            { id: 'limits', label: t('subscriptions.compare.limits'), values: [yes, yes] },
          ]}
        />
      }
    />
  );
}
