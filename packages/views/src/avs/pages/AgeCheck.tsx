import { browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { actAgeCheck, loadAgeCheck, useAgeCheck, type AgeCheckView } from '@vx/features/avs';
import { pageMeta } from '@vx/features/shell';
import { useSay } from '@vx/features/texts';
import { errorText } from '@vx/i18n';
import { AgeCheckCard } from '@vx/ui/age-check-card';
import { Button } from '@vx/ui/button';
import { Cluster, PageHeader, Stack } from '@vx/ui/layout';
import { Note } from '@vx/ui/status-bar';
import { useActionData, useLoaderData } from 'react-router';
import { AgeCheckForm } from '../AgeCheckForm.tsx';
import { CheckStanding } from '../CheckStanding.tsx';

export const loader = serverLoad(loadAgeCheck);
export const clientLoader = browserLoad(loadAgeCheck);
// A plain form in the browser, too: it leads to the provider's site.
export const action = serverAction(actAgeCheck);
export const meta = pageMeta;

export default function AgeCheck() {
  const view = useAgeCheck(useLoaderData<typeof loader>());
  const refusal = useActionData<typeof action>();
  const say = useSay();
  return (
    <Stack gap="20">
      <PageHeader title={say('avs.title')} text={say('avs.text')} />
      {refusal ? <Note tone="danger">{say(errorText(refusal.code))}</Note> : null}
      <Card view={view} />
    </Stack>
  );
}

function Card({ view }: { readonly view: AgeCheckView }) {
  const say = useSay();
  const { state } = view;
  switch (state) {
    case 'unknown':
    case 'pending':
    case 'rejected':
      return (
        <CheckStanding
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
          title={say('avs.accepted.title')}
          text={say('avs.accepted.text')}
          rows={view.rows}
          action={
            <Cluster>
              {view.returnPath ? (
                <Button variant="solid" href={view.returnPath}>
                  {say('avs.accepted.back')}
                </Button>
              ) : null}
              <AgeCheckForm action={view.action}>
                <Button type="submit" variant="ghost" name="do" value="revoke">
                  {say('avs.revoke')}
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
          title={say('avs.revoked.title')}
          text={say('avs.revoked.text')}
          action={
            <AgeCheckForm action={view.action}>
              <Button type="submit" variant="primary">
                {say('avs.revoked.again')}
              </Button>
            </AgeCheckForm>
          }
        />
      );
  }
}
