import {
  browserAction,
  browserLoad,
  serverAction,
  serverLoad,
  useServices,
} from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { actTopUp, loadTopUp } from '@vx/features/wallet';
import { Cluster, Stack } from '@vx/ui/layout';
import { useActionData, useLoaderData } from 'react-router';
import { PromotionTile } from '../../benefits/PromotionTile.tsx';
import { RedeemButton } from '../../benefits/RedeemButton.tsx';
import { TopUpForm } from '../TopUpForm.tsx';
import { TopUpOutcome } from '../TopUpOutcome.tsx';

export const loader = serverLoad(loadTopUp);
export const clientLoader = browserLoad(loadTopUp);
export const action = serverAction(actTopUp);
export const clientAction = browserAction(actTopUp);
export const meta = pageMeta;

export default function TopUp() {
  const data = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { path } = useServices();
  return (
    <Stack gap="20">
      <TopUpOutcome data={data} />
      <TopUpForm data={data} refusal={refusal} />
      <PromotionTile promotion="welcome" check={data.welcome} here={path('topUp', {})} />
      <Cluster>
        <RedeemButton />
      </Cluster>
    </Stack>
  );
}
