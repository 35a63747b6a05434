import { priceOf } from '@vx/currency';
import type { ChatReceipt, Price } from '@vx/contract';
import { useEffect, useState } from 'react';
import { useServices } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { isUsedUp, toReceiptView, type ReceiptView } from './presenters/receipt.ts';
import { toMinTopUp } from './presenters/min-top-up.ts';

/** What a chat cost, why it ended, and the next step, in the language of the page. */
export function useReceipt(receipt: ChatReceipt): ReceiptView {
  return toReceiptView(receipt, useTexts(), useMinTopUp(isUsedUp(receipt)));
}

/** The least that can be topped up with; `null` until the server has said it. */
function useMinTopUp(isWanted: boolean): Price | null {
  const { rest, logger, config } = useServices();
  const [minTopUp, setMin] = useState<Price | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    rest.call('GET /payment/topupOptions').then(
      (options) => {
        const least = toMinTopUp(options);
        if (!isOver && least) setMin(priceOf(least.value, least.currency, config.language));
      },
      // The button leads to the same place without an amount.
      (error: unknown) => logger.warn('live.receipt', { error: String(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, rest, logger, config.language]);
  return minTopUp;
}
