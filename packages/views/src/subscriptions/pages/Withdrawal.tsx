import { browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import {
  actWithdrawal,
  loadWithdrawal,
  useWithdrawal,
  type WithdrawalView,
} from '@vx/features/subscriptions';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Facts } from '@vx/ui/facts';
import { Cluster, PageHeader, Stack } from '@vx/ui/layout';
import { Section } from '@vx/ui/section-header';
import { Note, StatusBar } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { Heading, Text } from '@vx/ui/text';
import { TextField } from '@vx/ui/text-field';
import { useActionData, useLoaderData } from 'react-router';
import { Step } from '../Step.tsx';

export const loader = serverLoad(loadWithdrawal);
export const clientLoader = browserLoad(loadWithdrawal);
/** Plain forms: their outcome comes with the page, with and without JavaScript. */
export const action = serverAction(actWithdrawal);
export const meta = pageMeta;

/** Withdraws from a contract in two steps, logged in or not. */
export default function Withdrawal() {
  const view = useWithdrawal(useLoaderData<typeof loader>(), useActionData<typeof action>());
  const t = useTranslate();
  const isForm =
    view.review === null &&
    view.received === null &&
    view.question === null &&
    view.confirm === null;
  return (
    <Stack gap="24">
      <PageHeader
        title={t('subscriptions.withdrawal.title')}
        text={t('subscriptions.withdrawal.text')}
      />
      {view.problem === null ? null : (
        <StatusBar tone="danger" urgent>
          {view.problem}
        </StatusBar>
      )}
      {view.received === null ? null : (
        <Note tone="success" title={view.received.title}>
          {view.received.text}
        </Note>
      )}
      {view.received?.declared ? <Declared of={view.received.declared} /> : null}
      {view.confirm === null ? null : (
        <Step
          {...view.confirm}
          confirm={t('subscriptions.withdrawal.confirmButton')}
          variant="primary"
        >
          <Button size="lg" href={view.here}>
            {t('subscriptions.withdrawal.notMe')}
          </Button>
        </Step>
      )}
      {view.question === null ? null : (
        <Step {...view.question} variant="danger">
          <Button size="lg" href={view.here}>
            {view.question.keep}
          </Button>
        </Step>
      )}
      {isForm && view.loggedIn ? <Own view={view} /> : null}
      {view.review === null ? null : <Review view={view} />}
      {isForm ? <Declare view={view} /> : null}
    </Stack>
  );
}

/** What the guest can withdraw from at once. */
function Own({ view }: { readonly view: WithdrawalView }) {
  const t = useTranslate();
  return (
    <Section
      id="own"
      title={t('subscriptions.withdrawal.mine')}
      body={
        view.rows.length === 0 ? (
          <Text tone="secondary">{t('subscriptions.withdrawal.none')}</Text>
        ) : (
          <Stack gap="12">
            {view.rows.map((row) => (
              <Surface key={row.id} padding="lg">
                <Stack gap="8">
                  <Heading level={3} variant="title-s">
                    {row.title}
                  </Heading>
                  <Text tone="secondary">{row.text}</Text>
                  <Text>{row.refund}</Text>
                  <Cluster>
                    <Button href={row.href}>{t('subscriptions.withdrawal.begin')}</Button>
                  </Cluster>
                </Stack>
              </Surface>
            ))}
          </Stack>
        )
      }
    />
  );
}

/** The receipt of a declaration, word by word. */
function Declared({
  of,
}: {
  readonly of: NonNullable<NonNullable<WithdrawalView['received']>['declared']>;
}) {
  const t = useTranslate();
  return (
    <Surface>
      <Facts
        rows={[
          { label: t('subscriptions.withdrawal.reference'), value: of.reference },
          { label: t('subscriptions.withdrawal.name'), value: of.name },
          { label: t('subscriptions.withdrawal.email'), value: of.email },
          { label: t('subscriptions.withdrawal.contract'), value: of.contract },
        ]}
      />
    </Surface>
  );
}

/** The second step: everything that will be sent. */
function Review({ view }: { readonly view: WithdrawalView }) {
  const t = useTranslate();
  const { review } = view;
  if (review === null) return null;
  return (
    <Stack gap="16">
      <Surface>
        <Facts
          rows={[
            { label: t('subscriptions.withdrawal.name'), value: review.name },
            { label: t('subscriptions.withdrawal.email'), value: review.email },
            { label: t('subscriptions.withdrawal.contract'), value: review.contract },
          ]}
        />
      </Surface>
      <Step
        title={t('subscriptions.withdrawal.check')}
        fields={{ ...review }}
        confirm={t('subscriptions.withdrawal.send')}
        send={{ name: 'do', value: 'send' }}
        variant="danger"
      >
        <Button type="submit" size="lg" name="do" value="change">
          {t('subscriptions.withdrawal.change')}
        </Button>
      </Step>
    </Stack>
  );
}

/** The first step for everybody: whose contract, which one. */
function Declare({ view }: { readonly view: WithdrawalView }) {
  const t = useTranslate();
  const { typed, wrong } = view;
  return (
    <Section
      id="declare"
      title={view.formTitle}
      body={
        <Surface padding="lg">
          <form method="post" action={view.here} noValidate>
            <Stack gap="16">
              {view.loggedIn ? null : (
                <Cluster>
                  <Button variant="ghost" href={view.logIn}>
                    {t('subscriptions.withdrawal.logIn')}
                  </Button>
                </Cluster>
              )}
              <TextField
                label={t('subscriptions.withdrawal.name')}
                name="name"
                autoComplete="name"
                maxLength={120}
                defaultValue={typed.name}
                error={wrong.name}
              />
              <TextField
                label={t('subscriptions.withdrawal.email')}
                name="email"
                type="email"
                autoComplete="email"
                inputMode="email"
                maxLength={254}
                defaultValue={typed.email}
                error={wrong.email}
              />
              <TextField
                label={t('subscriptions.withdrawal.contract')}
                hint={t('subscriptions.withdrawal.contract.hint')}
                name="contract"
                maxLength={500}
                defaultValue={typed.contract}
                error={wrong.contract}
              />
              <Cluster>
                <Button type="submit" variant="primary" size="lg" name="do" value="review">
                  {t('subscriptions.withdrawal.next')}
                </Button>
              </Cluster>
            </Stack>
          </form>
        </Surface>
      }
    />
  );
}
