import { InvariantError } from '@vx/kernel';
import type { AnalyticsPurchaseCategory } from '@vx/contract/enums';
import type { RestContract } from '@vx/contract/rest';
import type { ChargeKind, LineKind, LineText, WalletCurrency } from './money-api.ts';

/** The kinds under which a statement lists its lines. */
export type StatementKind =
  RestContract['GET /guest/statement']['response']['items'][number]['kind'];

const statementKinds = {
  video: 'video',
  image_album: 'album',
  feed_paid_content: 'post',
  feed_tip: 'tip',
  feed_tipping_goal: 'tip',
  cam_show_ticket: 'ticket',
  messenger_gift: 'gift',
  toy_control: 'gift',
  paid_message: 'message',
  live_chat: 'livechat',
  voyeur_cam: 'livechat',
  vip: 'subscription',
  tv: 'subscription',
  topup: 'topup',
  bonus: 'bonus',
  correction: 'correction',
  refund: 'refund',
} as const satisfies Readonly<Record<LineKind, StatementKind>>;

export const statementKindOf = (kind: LineKind): StatementKind => statementKinds[kind];

/** Currencies that analytics knows. [EN-analyticsCurrencies] */
const analyticsCurrencies: ReadonlySet<WalletCurrency> = new Set(['EUR', 'VXC', 'credits']);

/** Amounts that no caller may hand in. Throws `InvariantError`: it is a defect, not a refusal. */
export function refuseImpossible(
  request: { readonly amount: number; readonly currency: WalletCurrency },
  wallet: { readonly currency: WalletCurrency },
): void {
  if (!Number.isSafeInteger(request.amount) || request.amount <= 0) {
    throw new InvariantError(
      `An amount must be a positive integer of minor units, not ${request.amount}.`,
    );
  }
  if (request.currency !== wallet.currency) {
    throw new InvariantError(
      `A wallet in ${wallet.currency} cannot move ${request.currency}: convert the price before.`,
    );
  }
}

/**
 * The analytics event of a charge. CHF has no analytics currency, and a gift is part of a message.
 * [RU-tracking-currencies] [EN-analyticsPurchaseCategories]
 */
export function purchaseEventOf(charge: {
  readonly kind: ChargeKind;
  readonly amount: number;
  readonly currency: WalletCurrency;
}): {
  readonly category: AnalyticsPurchaseCategory;
  readonly currency: string | null;
  readonly value: number | null;
} {
  const known = analyticsCurrencies.has(charge.currency);
  return {
    category: charge.kind === 'messenger_gift' ? 'paid_message' : charge.kind,
    currency: known ? charge.currency : null,
    value: known ? charge.amount : null,
  };
}

/** What a statement line says. */
export function lineTextOf(
  kind: string,
  text: LineText | undefined,
): { readonly textKey: string; readonly textArgs: Readonly<Record<string, string | number>> } {
  return { textKey: text?.key ?? `statement.${kind}`, textArgs: text?.args ?? {} };
}
