import { useSay } from '@vx/features/texts';
import type { TopUpData } from '@vx/features/wallet';
import { Button } from '@vx/ui/button';
import { TextLink } from '@vx/ui/link';
import { StatusBar } from '@vx/ui/status-bar';
import { useLocation } from 'react-router';

/** How the payment went from which the guest comes back. */
export function TopUpOutcome({ data }: { readonly data: TopUpData }) {
  const say = useSay();
  const { pathname, search } = useLocation();
  const { outcome, returnPath } = data;
  if (!outcome) return null;
  const back = returnPath ? (
    <Button variant="solid" href={returnPath}>
      {say('money.topUp.back')}
    </Button>
  ) : undefined;
  if (outcome.status === 'paid') {
    const coins = say('money.coins', { count: outcome.coins });
    return (
      <StatusBar tone="success" action={back}>
        {say('money.topUp.paid', { coins })}
      </StatusBar>
    );
  }
  if (outcome.status === 'open') {
    return (
      <StatusBar
        tone="info"
        action={
          <TextLink href={pathname + search} reload>
            {say('common.tryNow')}
          </TextLink>
        }
      >
        {say('money.topUp.waiting')}
      </StatusBar>
    );
  }
  return <StatusBar tone="warning">{say(`money.topUp.${outcome.status}`)}</StatusBar>;
}
