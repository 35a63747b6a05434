import type { ChatReceipt, Price } from '@vx/contract';
import { exitTexts, type ExitFamily } from '@vx/i18n';
import { exitCodes, isAskedAtExit } from '@vx/live-core/rules';
import { amountAndWorth } from '../../texts/amount-words.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { RoomRow } from './room-row.ts';
import { timeOf } from './time-of.ts';

/** What is shown when a chat is over: how long it was, what it cost, and why it ended. */
export interface ReceiptView {
  /** Why it ended: never a code number. */
  readonly title: string;
  /** What that means for the money. */
  readonly text: string;
  /** A sign of what ended it; none where the guest did. */
  readonly mark: 'balance' | 'limit' | 'time' | 'line' | undefined;
  readonly rows: readonly RoomRow[];
  /** "22:31 to 22:38" */
  readonly when: string;
  /** After a chat that was long enough to know whom one met: how it was, and whether to follow. */
  readonly asksMore: boolean;
  /** The next step; without an address it is another chat. It leads where it mends what ended the chat. */
  readonly next: { readonly label: string; readonly href: string | null; readonly leads: boolean };
}

/** What of a chat's end leads to coins: then a receipt names the smallest amount. */
export const isUsedUp = ({
  exitCode,
  endedBy,
}: Pick<ChatReceipt, 'exitCode' | 'endedBy'>): boolean =>
  endedBy === null && exitTexts(exitCode).family === 'clientHasNoMoney';

const marks: Partial<Record<ExitFamily, ReceiptView['mark']>> = {
  clientHasNoMoney: 'balance',
  hostInitiated: 'time',
  textTimeLimit: 'time',
  timeLimit: 'time',
  otherEndReasons: 'line',
};

/** Seconds as `4:12`; minutes are counted on beyond the hour. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * What a chat cost, why it ended, and the next step.
 * @param minTopUp the least that can be topped up with; `null` while that is not known
 */
export function toReceiptView(
  receipt: ChatReceipt,
  { t, intl, path }: Texts,
  minTopUp: Price | null = null,
): ReceiptView {
  const { seconds, freeSeconds, price, performerPart, pricePerMinute, gifts, balance, endedBy } =
    receipt;
  const exit = exitTexts(receipt.exitCode);
  const isUnseen = receipt.exitCode === exitCodes.noPicture;
  const mark = endedBy ? 'limit' : marks[exit.family];
  const free = { label: t('live.confirm.vouchers'), value: clockOf(freeSeconds) };
  return {
    title: endedBy
      ? t('live.receipt.rule', { rule: endedBy })
      : isUnseen
        ? t('live.receipt.noPictureTitle')
        : t(exit.title, { name: receipt.actorName }),
    text: isUnseen
      ? t('live.receipt.noPicture')
      : freeSeconds > 0 && price.value === 0
        ? t('live.receipt.allFree')
        : t(exit.money, { amount: amountAndWorth(t, price) }),
    mark,
    when: t('live.receipt.when', {
      from: timeOf(intl, receipt.startedAt),
      to: timeOf(intl, receipt.endedAt),
    }),
    rows: [
      { label: t('live.receipt.duration'), value: clockOf(seconds) },
      { label: t('live.receipt.perMinute'), value: pricePerMinute, isPerMinute: true },
      ...(freeSeconds > 0 ? [free] : []),
      { label: t('live.receipt.total'), value: price, isStrong: true },
      ...(performerPart && performerPart.value > 0
        ? [
            {
              label: t('live.receipt.performerPart', { name: receipt.actorName }),
              value: performerPart,
            },
          ]
        : []),
      ...(gifts ? [{ label: t('live.receipt.gifts'), value: gifts }] : []),
      { label: t('live.receipt.balance'), value: balance },
    ],
    asksMore: isAskedAtExit(seconds),
    next: endedBy
      ? { label: t('money.limits.see'), href: path('memberLimits', {}), leads: true }
      : isUsedUp(receipt)
        ? {
            label: minTopUp
              ? t('live.receipt.topUpFrom', { amount: minTopUp.formatted })
              : t(exit.action),
            href: path('topUp', {}),
            leads: true,
          }
        : { label: t('live.receipt.again'), href: null, leads: mark === 'line' },
  };
}
