import { useTests, type PrivacyData } from '@vx/features/accounts';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { checkCircleIcon, slidersHorizontalIcon } from '@vx/ui/icons';
import { Stack } from '@vx/ui/layout';
import { SettingsRows } from '@vx/ui/profile-form';
import { StatusBar } from '@vx/ui/status-bar';
import { Text } from '@vx/ui/text';
import { HiddenFields } from './HiddenFields.tsx';
import { SectionTitle } from './SectionTitle.tsx';

/** The tests that run, in plain words, with the group of the guest and the way out. */
export function Tests({ data }: { readonly data: PrivacyData }) {
  const t = useTranslate();
  const { rows, text, canLeaveAll, done, one, all } = useTests(data);
  const message = one.message ?? all.message;
  return (
    <Stack gap="12">
      <SectionTitle title={t('privacy.tests.title')} text={text}>
        {canLeaveAll ? (
          <all.Form method="post">
            <HiddenFields fields={all.hidden} />
            <Button type="submit" size="sm" loading={all.state === 'sending'}>
              {t('privacy.tests.leaveAll')}
            </Button>
          </all.Form>
        ) : null}
      </SectionTitle>
      {done ? <StatusBar tone="success">{t('privacy.tests.done')}</StatusBar> : null}
      {message === undefined ? null : (
        <StatusBar tone="danger" urgent>
          {message}
        </StatusBar>
      )}
      {rows.length === 0 ? (
        <Text tone="secondary">{t('privacy.tests.none')}</Text>
      ) : (
        <SettingsRows
          label={t('privacy.tests.title')}
          rows={rows.map(({ leave, ...row }) => ({
            ...row,
            glyph: leave ? slidersHorizontalIcon : checkCircleIcon,
            end: leave ? (
              <one.Form method="post">
                <HiddenFields fields={{ ...one.hidden, testId: row.id }} />
                <Button
                  type="submit"
                  size="sm"
                  aria-label={leave.name}
                  loading={one.state === 'sending'}
                >
                  {leave.label}
                </Button>
              </one.Form>
            ) : undefined,
          }))}
        />
      )}
    </Stack>
  );
}
