import type { ChatReceipt } from '@vx/contract';
import { exitTexts } from '@vx/i18n';
import { exitCodes } from '@vx/live-core/rules';
import { amountAndWorth } from '../../texts/amount-words.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { RoomRow } from './room-row.ts';

/** What is shown when a chat is over: how long it was, what it cost, and why it ended. */
export interface ReceiptView {
  readonly title: string;
  /** Why it ended and what that means for the money: never a code number. */
  readonly text: string;
  readonly rows: readonly RoomRow[];
  /** After a chat that was long enough to know whom one met. */
  readonly offersFollow: boolean;
  /** The next step; without an address it is another chat. */
  readonly next: { readonly label: string; readonly href: string | null };
}

/** From so many seconds on a receipt asks for more than the next step. */
const FOLLOW_FROM = 30;

/** Seconds as `4:12`; minutes are counted on beyond the hour. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What a chat cost, why it ended, and the next step. */
export function toReceiptView(receipt: ChatReceipt, { t, path }: Texts): ReceiptView {
  const { seconds, freeSeconds, price, pricePerMinute, balance, endedBy } = receipt;
  const exit = exitTexts(receipt.exitCode);
  const why = endedBy ? t('live.receipt.rule', { rule: endedBy }) : t(exit.text);
  const money =
    freeSeconds > 0 && price.value === 0
      ? t('live.receipt.allFree')
      : t(exit.money, { amount: amountAndWorth(t, price) });
  const isUnseen = receipt.exitCode === exitCodes.noPicture;
  const free = { label: t('live.confirm.vouchers'), value: clockOf(freeSeconds) };
  return {
    title: t('live.ended', { time: clockOf(seconds) }),
    text: isUnseen ? t('live.receipt.noPicture') : `${why} ${money}`,
    rows: [
      { label: t('live.receipt.duration'), value: clockOf(seconds) },
      { label: t('live.receipt.perMinute'), value: pricePerMinute, isPerMinute: true },
      ...(freeSeconds > 0 ? [free] : []),
      { label: t('live.receipt.total'), value: price },
      { label: t('live.receipt.balance'), value: balance },
    ],
    offersFollow: seconds >= FOLLOW_FROM,
    next: endedBy
      ? { label: t('money.limits.see'), href: path('memberLimits', {}) }
      : exit.family === 'clientHasNoMoney'
        ? { label: t(exit.action), href: path('topUp', {}) }
        : { label: t('live.receipt.again'), href: null },
  };
}
