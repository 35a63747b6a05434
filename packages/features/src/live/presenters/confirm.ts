import type { Price } from '@vx/contract';
import { errorText } from '@vx/i18n';
import { isHeldBack, limitsLink } from '../../app/limits-link.ts';
import { amountAndWorth, amountWords } from '../../texts/amount-words.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { toFreeCoinsView, type FreeCoinsView } from './free-coins.ts';
import type { RoomPhase } from './room-phase.ts';
import type { RoomRow } from './room-row.ts';

/** What a guest confirms before a chat begins to cost: price, free minutes, and how long the balance lasts. */
export interface ConfirmView {
  readonly rows: readonly RoomRow[];
  readonly state: 'enough' | 'notEnough' | 'limit' | 'failed';
  /** Why it was refused, or how long the coins last and what happens then. */
  readonly text: string;
  readonly confirm: string;
  /** The way on where it is not confirmed: to the own limits where they refused it, else to the coins. */
  readonly instead: { readonly label: string; readonly href: string };
  /** What is free for the guest now; it stands before everything that costs. */
  readonly free: FreeCoinsView | null;
}

/** What is asked, without what can be answered. */
export type ConfirmQuestion = Pick<
  Extract<RoomPhase, { kind: 'confirm' }>,
  'price' | 'freeMinutes' | 'secondsAffordable' | 'isLimited' | 'refusal' | 'freeCoins'
>;

/** What is bought by itself while a chat runs. */
export interface KnownRecharge {
  /** Bonus included. */
  readonly brings: Price;
  readonly price: Price;
  /** The balance below which it is bought. */
  readonly threshold: Price;
}

interface ConfirmFacts {
  /** How the performer is called. */
  readonly name: string;
  readonly wallet: Price | null;
  readonly recharge: KnownRecharge | null;
}

/** The one question before a chat: what it costs, how long the coins last, and what happens then. */
export function toConfirmView(
  question: ConfirmQuestion,
  facts: ConfirmFacts,
  { t, path }: Texts,
): ConfirmView {
  const { price, freeMinutes, freeCoins } = question;
  const { wallet } = facts;
  // Coins that are there for the asking are enough.
  const refusal = freeCoins && question.refusal === 'BALANCE_TOO_LOW' ? null : question.refusal;
  const free = {
    label: t('live.confirm.vouchers'),
    value: t('benefits.kind.minutes', { count: freeMinutes }),
  };
  return {
    rows: [
      { label: t('live.receipt.perMinute'), value: price, isPerMinute: true },
      ...(freeMinutes > 0 ? [free] : []),
      ...(wallet ? [{ label: t('money.balance'), value: wallet }] : []),
    ],
    state: stateOf(refusal),
    text: refusal ? t(errorText(refusal)) : lengthText(question, facts, t),
    free: freeCoins && toFreeCoinsView(freeCoins, facts.name, { t }),
    confirm: freeCoins
      ? t('live.door.startFree', { amount: amountWords(t, freeCoins.amount) })
      : freeMinutes > 0
        ? t('live.startFree', { minutes: freeMinutes })
        : t('live.startFor', { price: amountWords(t, price) }),
    instead: limitsLink(t, path, refusal) ?? {
      label: t('money.topUp.title'),
      href: path('topUp', {}),
    },
  };
}

function stateOf(refusal: ConfirmQuestion['refusal']): ConfirmView['state'] {
  if (isHeldBack(refusal)) return 'limit';
  if (refusal === 'BALANCE_TOO_LOW') return 'notEnough';
  return refusal ? 'failed' : 'enough';
}

/** What vouchers pay for, how long the balance lasts after them, and what happens then. */
function lengthText(
  { freeMinutes, secondsAffordable, isLimited }: ConfirmQuestion,
  { wallet, recharge }: ConfirmFacts,
  t: Texts['t'],
): string {
  const free = freeMinutes > 0 ? t('live.confirm.free', { minutes: freeMinutes }) : '';
  const minutes = Math.floor((secondsAffordable ?? 0) / 60);
  const lasts =
    minutes === 0 || !wallet
      ? ''
      : isLimited
        ? t('live.confirm.lastsLimited', { minutes })
        : t('live.confirm.lasts', { balance: amountWords(t, wallet), minutes });
  const then = recharge
    ? t('live.confirm.recharges', {
        amount: amountWords(t, recharge.brings),
        price: recharge.price.formatted,
        threshold: amountAndWorth(t, recharge.threshold),
      })
    : // Then the own limit ends it, which was said.
      isLimited && lasts !== ''
      ? ''
      : t('live.confirm.stop');
  return [free, lasts, then].filter(Boolean).join(' ');
}
