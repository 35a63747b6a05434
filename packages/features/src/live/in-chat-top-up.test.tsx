// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { composeLivePage, showView } from '../app/testing/live-page.tsx';
import { useInChatTopUp } from './use-in-chat-top-up.ts';

const price = { value: 1, currency: 'EUR', formatted: '', equivalent: null } as const;
const coins = (value: number) => ({ ...price, value, currency: 'VXC' }) as const;

/** The offer of a chat with this price a minute, when the server offers these amounts of coins. */
async function offered(pricePerMinute: number, ...amounts: readonly number[]) {
  const page = composeLivePage();
  const { view, does } = await showView(page, () =>
    useInChatTopUp({ chatId: '3', pricePerMinute }),
  );
  expect(view()).toBeNull();
  await does(() =>
    page.services.socket.receive('oneClickOffer', {
      possible: true,
      oneClickAmounts: amounts.map((amount) => ({
        amount: amount * 25,
        credit: coins(amount),
        bonus: coins(0),
        brings: coins(amount),
        price: { ...price, value: amount * 25 },
        isWithinLimits: true,
      })),
    }),
  );
  return { view, pass: (ms: number) => does(() => page.clock.advance(ms)) };
}

it('[RU-payment-preselected-nearest#1][RU-payment-preselected-nearest#2] the offer of a chat has the amount nearest to ten minutes of it', async () => {
  const { view } = await offered(22, 100, 200, 500);
  expect(view()?.price.value).toBe(200 * 25);
});

it('[RU-payment-preselected-tie#1][RU-payment-preselected-tie#2] of two that are equally near it has the larger', async () => {
  const { view } = await offered(15, 100, 200);
  expect(view()?.price.value).toBe(200 * 25);
});

it('[RU-payment-preselected-start-max] the largest comes first, in whatever order they arrive', async () => {
  for (const amounts of [
    [500, 200, 100],
    [100, 200, 500],
  ]) {
    expect((await offered(20, ...amounts)).view()?.price.value).toBe(200 * 25);
    expect((await offered(35, ...amounts)).view()?.price.value).toBe(500 * 25);
  }
});

it('[RU-payment-in-chat-one-click-60#1][RU-payment-in-chat-one-click-60#2] the offer is gone after 60 seconds without an answer', async () => {
  const { view, pass } = await offered(10, 100);
  await pass(59_999);
  expect(view()).toMatchObject({ state: 'offer' });
  await pass(1);
  expect(view()).toBeNull();
});
