import {
  browserAction,
  browserLoad,
  serverAction,
  serverLoad,
  useServices,
} from '@vx/features/app';
import {
  actNewsletterPage,
  loadNewsletterPage,
  unsubscribeReasons,
  useNewsletterPage,
  type NewsletterPageData,
} from '@vx/features/newsletter';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Checkbox, CheckboxGroup } from '@vx/ui/checkbox';
import { PageHeader, Stack } from '@vx/ui/layout';
import { RadioGroup } from '@vx/ui/radio-group';
import { StatusBar } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { HiddenFields } from '../../accounts/HiddenFields.tsx';

export const loader = serverLoad(loadNewsletterPage);
export const clientLoader = browserLoad(loadNewsletterPage);
export const action = serverAction(actNewsletterPage);
export const clientAction = browserAction(actNewsletterPage);
export const meta = pageMeta;

/** Where the links of newsletters lead: to confirm, to end, to pause. [SC-newsletterUnsubscribe] */
export default function Newsletter() {
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { path } = useServices();
  const t = useTranslate();
  const { note, step } = useNewsletterPage(data, outcome);
  return (
    <Stack gap="20">
      <PageHeader title={t('newsletter.title')} text={t('newsletter.text')} />
      {note ? (
        <StatusBar key={note.tone} tone={note.tone} urgent={note.urgent}>
          {note.text}
        </StatusBar>
      ) : null}
      {step === 'home' ? (
        <Button variant="solid" href={path('home', {})}>
          {t('shell.notFound.home')}
        </Button>
      ) : step === 'unsubscribe' ? (
        <Unsubscribe data={data} />
      ) : (
        <Confirm token={data.token} />
      )}
    </Stack>
  );
}

function Confirm({ token }: { readonly token: string }) {
  const t = useTranslate();
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <HiddenFields fields={{ token }} />
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        {t('newsletter.confirm')}
      </Button>
    </Form>
  );
}

function Unsubscribe({ data }: { readonly data: NewsletterPageData }) {
  const t = useTranslate();
  const busy = useNavigation().state !== 'idle';
  const email = data.status?.emailAddress ?? '';
  return (
    <Surface as="section" aria-label={t('newsletter.end')} padding="lg">
      <Form method="post">
        <HiddenFields fields={{ reader: data.reader, email }} />
        <Stack>
          <RadioGroup
            label={t('newsletter.what', { email })}
            name="option"
            layout="cards"
            defaultValue="all"
            options={[
              { value: 'all', label: t('newsletter.option.all') },
              { value: 'pause', label: t('newsletter.option.pause') },
            ]}
          />
          <CheckboxGroup label={t('newsletter.why')}>
            {unsubscribeReasons.map((reason) => (
              <Checkbox
                key={reason}
                name="reason"
                value={reason}
                label={t(`newsletter.reason.${reason}`)}
              />
            ))}
          </CheckboxGroup>
          <Button type="submit" variant="primary" size="lg" loading={busy}>
            {t('newsletter.send')}
          </Button>
        </Stack>
      </Form>
    </Surface>
  );
}
