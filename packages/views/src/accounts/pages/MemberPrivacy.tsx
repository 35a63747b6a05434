import {
  createAccountAction,
  loadPrivacy,
  privacyForms,
  usePrivacy,
  type PrivacyData,
  type PrivacyView,
} from '@vx/features/accounts';
import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { downloadSimpleIcon } from '@vx/ui/icons';
import { Cluster, Stack } from '@vx/ui/layout';
import { ProgressBar } from '@vx/ui/progress';
import { StatusBar } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { Switch } from '@vx/ui/switch';
import { Heading, Text } from '@vx/ui/text';
import { TextField } from '@vx/ui/text-field';
import { useLoaderData } from 'react-router';
import { AccountFormCard } from '../AccountFormCard.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { HiddenFields } from '../HiddenFields.tsx';
import { Left } from '../Left.tsx';
import { Tests } from '../Tests.tsx';

const act = createAccountAction(privacyForms);

export const loader = serverLoad(loadPrivacy);
export const clientLoader = browserLoad(loadPrivacy);
export const action = serverAction(act);
export const clientAction = browserAction(act);
export const meta = pageMeta;

/** Taking one's data along, and going; who has gone is told until when it can come back. */
export default function MemberPrivacy() {
  const data = useLoaderData<typeof loader>();
  return data.leftUntil === null ? <Privacy data={data} /> : <Left data={data} />;
}

function Privacy({ data }: { readonly data: PrivacyData }) {
  const t = useTranslate();
  const { log, copy, deletion, due, kept, receipts } = usePrivacy(data);
  return (
    <AccountFrame section="privacy">
      {kept ? <StatusBar tone="success">{t('privacy.due.kept')}</StatusBar> : null}
      {due ? (
        <AccountFormCard
          form={due.form}
          title={due.title}
          text={t('privacy.due.text')}
          done={t('privacy.due.kept')}
          save={t('privacy.due.keep')}
        />
      ) : null}
      <AccountFormCard
        form={receipts.form}
        title={t('privacy.receipts.title')}
        text={t('privacy.receipts.text')}
        done={t('privacy.receipts.done')}
        save={t('privacy.receipts.save')}
      >
        {/* It keeps its own state, and begins anew with what is stored. */}
        <Switch
          key={String(receipts.shown)}
          label={t('privacy.receipts.on')}
          name="shown"
          defaultChecked={receipts.shown}
        />
      </AccountFormCard>
      <Tests data={data} />
      <Surface as="section" aria-label={t('privacy.log.title')} padding="lg">
        <Stack gap="12">
          <Stack gap="4">
            <Heading level={3} variant="title-s">
              {t('privacy.log.title')}
            </Heading>
            <Text variant="body-s" tone="tertiary">
              {t('privacy.log.text')}
            </Text>
          </Stack>
          <Cluster justify="end">
            <Button href={log}>{t('privacy.log.open')}</Button>
          </Cluster>
        </Stack>
      </Surface>
      <CopyCard copy={copy} />
      {due ? null : (
        <AccountFormCard
          form={deletion.form}
          title={t('privacy.delete.title')}
          text={deletion.text}
          done=""
          save={t('privacy.delete.ask')}
          danger
        >
          <Stack gap="4">
            {deletion.lines.map((line) => (
              <Text key={line} variant="body-s">
                {line}
              </Text>
            ))}
          </Stack>
          <TextField
            label={t('privacy.delete.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            error={deletion.form.error('password')}
          />
        </AccountFormCard>
      )}
    </AccountFrame>
  );
}

function CopyCard({ copy }: { readonly copy: PrivacyView['copy'] }) {
  const t = useTranslate();
  const { form, state, canAsk, next } = copy;
  return (
    <Surface as="section" aria-label={t('privacy.export.title')} padding="lg">
      <Stack>
        <Stack gap="4">
          <Heading level={3} variant="title-s">
            {t('privacy.export.title')}
          </Heading>
          <Text variant="body-s" tone="tertiary">
            {copy.text}
          </Text>
        </Stack>
        {form.message === undefined ? null : (
          <StatusBar tone="danger" urgent>
            {form.message}
          </StatusBar>
        )}
        {/* The same in every state: nothing moves while a copy grows. */}
        <Stack gap="8">
          <Text>{state.text}</Text>
          <ProgressBar
            tone="own"
            size="tall"
            value={state.share}
            label={t('privacy.export.progress')}
            valueText={state.text}
          />
        </Stack>
        <Text variant="body-s" tone="tertiary">
          {next}
        </Text>
        <Cluster justify="end">
          {state.kind === 'running' ? (
            <Button href={state.look}>{t('privacy.export.look')}</Button>
          ) : null}
          {state.kind === 'ready' ? (
            <Button href={state.href} variant="solid" icon={downloadSimpleIcon}>
              {t('privacy.export.download')}
            </Button>
          ) : null}
          {canAsk ? (
            <form.Form method="post">
              <HiddenFields fields={form.hidden} />
              <Button type="submit" loading={form.state === 'sending'}>
                {t('privacy.export.ask')}
              </Button>
            </form.Form>
          ) : null}
        </Cluster>
      </Stack>
    </Surface>
  );
}
