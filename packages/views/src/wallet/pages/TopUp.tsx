import {
  browserAction,
  browserLoad,
  joinLoads,
  serverAction,
  serverLoad,
  useServices,
} from '@vx/features/app';
import { loadPromotion } from '@vx/features/benefits';
import { pageMeta } from '@vx/features/shell';
import { actTopUp, isWalletRefusal, loadTopUp } from '@vx/features/wallet';
import { useTranslate } from '@vx/features/texts';
import { errorText } from '@vx/i18n';
import { Cluster, Stack } from '@vx/ui/layout';
import { StatusBar } from '@vx/ui/status-bar';
import { useActionData, useLoaderData } from 'react-router';
import { PromotionTile } from '../../benefits/PromotionTile.tsx';
import { RedeemButton } from '../../benefits/RedeemButton.tsx';
import { TopUpForm } from '../TopUpForm.tsx';
import { TopUpOutcome } from '../TopUpOutcome.tsx';
import { WalletCurrency } from '../WalletCurrency.tsx';

const load = joinLoads(loadTopUp, { welcome: loadPromotion('welcome') });
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const action = serverAction(actTopUp);
export const clientAction = browserAction(actTopUp);
export const meta = pageMeta;

export default function TopUp() {
  const data = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { path } = useServices();
  const t = useTranslate();
  return (
    <Stack gap="20">
      <TopUpOutcome data={data} />
      {refusal && isWalletRefusal(refusal) ? (
        <StatusBar tone="warning" urgent>
          {t(errorText(refusal.code))}
        </StatusBar>
      ) : null}
      <TopUpForm
        key={data.options.currency}
        data={data}
        refusal={isWalletRefusal(refusal) ? null : refusal}
      />
      <WalletCurrency data={data} />
      <PromotionTile promotion="welcome" check={data.welcome} here={path('topUp', {})} />
      <Cluster>
        <RedeemButton />
      </Cluster>
    </Stack>
  );
}
