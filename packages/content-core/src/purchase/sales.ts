import type { RestCalls } from '@vx/api-client';

/** The price that the guest was shown, or the voucher that pays; then nothing is charged. */
export interface Offered {
  readonly expectedPrice: number;
  readonly voucherId?: string;
}

/** The intent to buy one thing once. */
export interface Sale {
  /** It was sent before, and no answer is known. */
  readonly isPending: boolean;
  send(offered: Offered): Promise<unknown>;
}

/** What is bought once and owned then, by its kind in `purchaseMade`: the call that buys it. */
export const sales = {
  video: (calls: RestCalls, id: string): Sale => {
    const intent = calls.createIntent('POST /videos/{videoId}/buy', id);
    return {
      isPending: intent.pending !== null,
      send: (offered) => intent.send({ params: { videoId: id }, body: offered }),
    };
  },
} satisfies Record<string, (calls: RestCalls, id: string) => Sale>;

/** What can be bought for coins: the keys of `sales`. */
export type SoldKind = keyof typeof sales;
