import { browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import {
  actWithdrawal,
  loadWithdrawal,
  useWithdrawal,
  type WithdrawalView,
} from '@vx/features/subscriptions';
import { useSay } from '@vx/features/texts';
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
  const say = useSay();
  const isForm =
    view.review === null &&
    view.received === null &&
    view.question === null &&
    view.confirm === null;
  return (
    <Stack gap="24">
      <PageHeader
        title={say('subscriptions.withdrawal.title')}
        text={say('subscriptions.withdrawal.text')}
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
          confirm={say('subscriptions.withdrawal.confirmButton')}
          variant="primary"
        >
          <Button size="lg" href={view.here}>
            {say('subscriptions.withdrawal.notMe')}
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
  const say = useSay();
  return (
    <Section
      id="own"
      title={say('subscriptions.withdrawal.mine')}
      body={
        view.rows.length === 0 ? (
          <Text tone="secondary">{say('subscriptions.withdrawal.none')}</Text>
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
                    <Button href={row.href}>{say('subscriptions.withdrawal.begin')}</Button>
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
  const say = useSay();
  return (
    <Surface>
      <Facts
        rows={[
          { label: say('subscriptions.withdrawal.reference'), value: of.reference },
          { label: say('subscriptions.withdrawal.name'), value: of.name },
          { label: say('subscriptions.withdrawal.email'), value: of.email },
          { label: say('subscriptions.withdrawal.contract'), value: of.contract },
        ]}
      />
    </Surface>
  );
}

/** The second step: everything that will be sent. */
function Review({ view }: { readonly view: WithdrawalView }) {
  const say = useSay();
  const { review } = view;
  if (review === null) return null;
  return (
    <Stack gap="16">
      <Surface>
        <Facts
          rows={[
            { label: say('subscriptions.withdrawal.name'), value: review.name },
            { label: say('subscriptions.withdrawal.email'), value: review.email },
            { label: say('subscriptions.withdrawal.contract'), value: review.contract },
          ]}
        />
      </Surface>
      <Step
        title={say('subscriptions.withdrawal.check')}
        fields={{ ...review }}
        confirm={say('subscriptions.withdrawal.send')}
        send={{ name: 'do', value: 'send' }}
        variant="danger"
      >
        <Button type="submit" size="lg" name="do" value="change">
          {say('subscriptions.withdrawal.change')}
        </Button>
      </Step>
    </Stack>
  );
}

/** The first step for everybody: whose contract, which one. */
function Declare({ view }: { readonly view: WithdrawalView }) {
  const say = useSay();
  const { typed, wrong } = view;
  const title = say(
    view.loggedIn ? 'subscriptions.withdrawal.formMember' : 'subscriptions.withdrawal.form',
  );
  return (
    <Section
      id="declare"
      title={title}
      body={
        <Surface padding="lg">
          <form method="post" action={view.here} noValidate>
            <Stack gap="16">
              {view.loggedIn ? null : (
                <Cluster>
                  <Button variant="ghost" href={view.logIn}>
                    {say('subscriptions.withdrawal.logIn')}
                  </Button>
                </Cluster>
              )}
              <TextField
                label={say('subscriptions.withdrawal.name')}
                name="name"
                autoComplete="name"
                maxLength={120}
                defaultValue={typed.name}
                error={wrong.name}
              />
              <TextField
                label={say('subscriptions.withdrawal.email')}
                name="email"
                type="email"
                autoComplete="email"
                inputMode="email"
                maxLength={254}
                defaultValue={typed.email}
                error={wrong.email}
              />
              <TextField
                label={say('subscriptions.withdrawal.contract')}
                hint={say('subscriptions.withdrawal.contract.hint')}
                name="contract"
                maxLength={500}
                defaultValue={typed.contract}
                error={wrong.contract}
              />
              <Cluster>
                <Button type="submit" variant="primary" size="lg" name="do" value="review">
                  {say('subscriptions.withdrawal.next')}
                </Button>
              </Cluster>
            </Stack>
          </form>
        </Surface>
      }
    />
  );
}
