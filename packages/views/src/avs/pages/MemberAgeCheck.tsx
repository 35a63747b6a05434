import { browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { actAgeCheck, loadAgeCheck, useAgeCheck, type AgeCheckView } from '@vx/features/avs';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { errorText } from '@vx/i18n';
import { AgeCheckCard } from '@vx/ui/age-check-card';
import { Button } from '@vx/ui/button';
import { Cluster, PageHeader, Stack } from '@vx/ui/layout';
import { Note } from '@vx/ui/status-bar';
import { useActionData, useLoaderData } from 'react-router';
import { AgeCheckForm } from '../AgeCheckForm.tsx';
import { CheckStatus } from '../CheckStatus.tsx';

export const loader = serverLoad(loadAgeCheck);
export const clientLoader = browserLoad(loadAgeCheck);
// A plain form in the browser, too: it leads to the provider's site.
export const action = serverAction(actAgeCheck);
export const meta = pageMeta;

export default function MemberAgeCheck() {
  const view = useAgeCheck(useLoaderData<typeof loader>());
  const refusal = useActionData<typeof action>();
  const t = useTranslate();
  return (
    <Stack gap="20">
      <PageHeader title={t('avs.title')} text={t('avs.text')} />
      {refusal ? <Note tone="danger">{t(errorText(refusal.code))}</Note> : null}
      <Card view={view} />
    </Stack>
  );
}

function Card({ view }: { readonly view: AgeCheckView }) {
  const t = useTranslate();
  const { state } = view;
  switch (state) {
    case 'unknown':
    case 'pending':
    case 'rejected':
      return (
        <CheckStatus
          at="page"
          state={state}
          reason={view.reason}
          bonus={view.bonus}
          action={view.action}
        />
      );
    case 'accepted':
      return (
        <AgeCheckCard
          state="accepted"
          title={t('avs.accepted.title')}
          text={t('avs.accepted.text')}
          rows={view.rows}
          action={
            <Cluster>
              {view.returnPath ? (
                <Button variant="solid" href={view.returnPath}>
                  {t('avs.accepted.back')}
                </Button>
              ) : null}
              <AgeCheckForm action={view.action}>
                <Button type="submit" variant="ghost" name="do" value="revoke">
                  {t('avs.revoke')}
                </Button>
              </AgeCheckForm>
            </Cluster>
          }
        />
      );
    case 'revoked':
      return (
        <AgeCheckCard
          state="revoked"
          title={t('avs.revoked.title')}
          text={t('avs.revoked.text')}
          action={
            <AgeCheckForm action={view.action}>
              <Button type="submit" variant="primary">
                {t('avs.revoked.again')}
              </Button>
            </AgeCheckForm>
          }
        />
      );
  }
}
