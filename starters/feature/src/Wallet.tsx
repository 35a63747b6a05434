import { errorText } from '@vx/i18n';
import { createTopUp, type TopUpSnapshot } from '@vx/money-core';
import { useCore, useStore } from '@vx/react';
import type { ReadableStore } from '@vx/kernel';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { Price } from '@vx/ui/price';
import { Heading, Text } from '@vx/ui/text';
import type { ReactElement, ReactNode } from 'react';
import { usePage } from './page.ts';

/** The balance as the server tells it, and the amounts that can be topped up. */
export function Wallet(): ReactElement {
  const { calls, guest, texts } = usePage();
  const { wallet } = useStore(guest).guest;
  // Lives as long as this component, and loads what is offered by itself.
  const topUp = useCore(() => createTopUp({ calls }), [calls]);
  return (
    <Stack>
      <Heading level={2}>{texts.format('money.balance')}</Heading>
      {wallet && <Price price={wallet} />}
      {topUp && <Amounts topUp={topUp} />}
    </Stack>
  );
}

function Amounts({ topUp }: { readonly topUp: ReadableStore<TopUpSnapshot> }): ReactNode {
  const { texts } = usePage();
  const { state, pay } = useStore(topUp);
  switch (state.kind) {
    case 'loading':
      return <Text>…</Text>;
    case 'failed':
      return <Text>{texts.format(errorText(state.code))}</Text>;
    case 'leaving':
      // A page of the product goes there by itself: `location.assign(state.redirectTo)`.
      return (
        <Button variant="link" href={state.redirectTo}>
          {texts.format('money.topUp.continue')}
        </Button>
      );
    default:
      return (
        <Stack>
          {state.options.options.map(({ id, price, brings }) => (
            <Button
              key={id}
              disabled={pay === null}
              onClick={() => pay?.({ kind: 'option', optionId: id }, '/')}
            >
              {`${texts.format('money.coins', { count: brings.value })}: ${texts.format('money.topUp.pay', { amount: price.formatted })}`}
            </Button>
          ))}
          {state.kind === 'choosing' && state.refusal && (
            <Text>{texts.format(errorText(state.refusal))}</Text>
          )}
        </Stack>
      );
  }
}
