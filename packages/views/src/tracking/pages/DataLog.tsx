import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { forgetLog, loadLog, useLog, type LogRow } from '@vx/features/tracking';
import { errorText } from '@vx/i18n';
import { Button } from '@vx/ui/button';
import { ChipGroup } from '@vx/ui/chip-group';
import { EmptyState } from '@vx/ui/empty-state';
import type { Glyph } from '@vx/ui/icon';
import {
  clockCounterClockwiseIcon,
  eyeIcon,
  playCircleIcon,
  userCircleIcon,
  warningCircleIcon,
  wifiSlashIcon,
  slidersHorizontalIcon,
} from '@vx/ui/icons';
import { Cluster, FilterBar, PageHeader, Stack } from '@vx/ui/layout';
import { TextLink } from '@vx/ui/link';
import { SettingsRows } from '@vx/ui/profile-form';
import { StatusBar } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { Heading, Text } from '@vx/ui/text';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';

export const loader = serverLoad(loadLog);
export const clientLoader = browserLoad(loadLog);
export const action = serverAction(forgetLog);
export const clientAction = browserAction(forgetLog);
export const meta = pageMeta;

const glyphs: { readonly [Kind in LogRow['kind']]: Glyph } = {
  actorProfileVisit: userCircleIcon,
  track: eyeIcon,
  watchStart: playCircleIcon,
  test: slidersHorizontalIcon,
  browserOnline: wifiSlashIcon,
  websocketConnectionError: wifiSlashIcon,
  vxmessengerError: warningCircleIcon,
};

/** What is logged about the guest or the visitor, and how to have it deleted. */
export default function DataLog() {
  const view = useLog(useLoaderData<typeof loader>());
  const refusal = useActionData<typeof action>();
  const busy = useNavigation().state === 'submitting';
  const t = useTranslate();
  return (
    <Stack gap="24">
      <PageHeader title={t('log.title')} text={view.text} />
      {view.deleted === null ? null : <StatusBar tone="success">{view.deleted}</StatusBar>}
      {refusal ? (
        <StatusBar tone="danger" urgent>
          {t(errorText(refusal.code))}
        </StatusBar>
      ) : null}
      <FilterBar>
        <ChipGroup label={t('common.filters')} value={[view.filter]} options={view.filters} />
      </FilterBar>
      {view.rows.length === 0 ? (
        <EmptyState
          glyph={clockCounterClockwiseIcon}
          title={view.empty.title}
          text={view.empty.text}
          action={<Button href={view.empty.action.href}>{view.empty.action.label}</Button>}
        />
      ) : (
        <SettingsRows
          label={t('log.list')}
          rows={view.rows.map(({ id, kind, title, text, time, dateTime }) => ({
            id,
            glyph: glyphs[kind],
            title,
            text,
            end: (
              <Text as="span" variant="body-s" tone="tertiary">
                <time dateTime={dateTime}>{time}</time>
              </Text>
            ),
          }))}
        />
      )}
      {view.older === null && view.newest === null ? null : (
        <Cluster gap="12">
          {view.newest === null ? null : (
            <Button href={view.newest}>{t('shell.told.newest')}</Button>
          )}
          {view.older === null ? null : <Button href={view.older}>{t('shell.told.older')}</Button>}
        </Cluster>
      )}
      <Surface as="section" aria-labelledby="log-forget" padding="lg">
        <Form method="post">
          <Stack gap="12">
            <Heading id="log-forget" level={2} variant="title-s">
              {t('log.forget.title')}
            </Heading>
            <Text variant="body-s" tone="tertiary">
              {t('log.forget.text')}
            </Text>
            <Cluster justify="end">
              <Button type="submit" variant="danger" loading={busy}>
                {t('log.forget.button')}
              </Button>
            </Cluster>
          </Stack>
        </Form>
      </Surface>
      <Stack gap="8">
        <Heading level={2} variant="title-s">
          {t('log.elsewhere.title')}
        </Heading>
        {view.elsewhere.map(({ label, text, href }) => (
          <Text key={href}>
            <TextLink href={href}>{label}</TextLink>: {text}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
