import { exitTexts } from '@vx/i18n';
import type { ChatReceipt } from '@vx/contract';
import { useCallback, useMemo } from 'react';
import { useServices } from '../app/context.tsx';
import { amountAndWorth } from '../texts/amount-words.ts';
import { useTranslate } from '../texts/use-translate.ts';
import type { TranscriptLine } from '@vx/live-core';
import { createRoomLines, type RoomLine } from './room-lines.ts';
import type { MeterView } from './use-live-chat.ts';

const minutesOf = (seconds: number): number =>
  Math.max(seconds > 0 ? 1 : 0, Math.floor(seconds / 60));

/**
 * What a meter says, in the language of the page.
 * @param recharges coins are bought by themselves
 */
export function useMeterTexts(
  meter: MeterView,
  recharges: boolean,
): {
  readonly thisChat: string;
  readonly left: string;
  readonly leftShort: string;
  /** While the line is away nobody knows what the server counts. */
  readonly paused: string;
  readonly warning: string | undefined;
} {
  const { intl } = useServices();
  const minutes = minutesOf(meter.secondsLeft);
  return {
    thisChat: intl.formatMessage({ id: 'live.thisChatLabel' }),
    left: intl.formatMessage({ id: 'live.minutesLeft' }, { minutes }),
    leftShort: intl.formatMessage({ id: 'live.minutesLeftShort' }, { minutes }),
    paused: intl.formatMessage({ id: 'live.stale' }),
    warning: meter.warning
      ? `${intl.formatMessage({ id: `live.warning.${meter.warning}` })}. ${intl.formatMessage({ id: recharges ? 'live.warning.recharges' : 'live.warning.text' })}`
      : undefined,
  };
}

/** The lines of a room, the start of the chat as the first. */
export function useRoomLines(chat: {
  readonly lines: readonly TranscriptLine[];
  readonly startedAt: string;
  readonly pricePerMinute: string;
  readonly online: boolean;
}): readonly RoomLine[] {
  const { intl } = useServices();
  const { lines, startedAt, pricePerMinute, online } = chat;
  const clock = useCallback(
    (at: string): string =>
      intl.formatTime(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    [intl],
  );
  const roomLines = useMemo(() => createRoomLines(clock), [clock]);
  const first = useMemo<RoomLine>(
    () => ({
      kind: 'system',
      id: 'start',
      text: intl.formatMessage(
        { id: 'live.started' },
        { time: clock(startedAt), price: pricePerMinute },
      ),
    }),
    [intl, clock, startedAt, pricePerMinute],
  );
  return useMemo(() => [first, ...roomLines(lines, online)], [first, roomLines, lines, online]);
}

/** Why a chat ended, what it means for the money, and the next step: never a code number. */
export function useReceiptTexts(receipt: ChatReceipt): {
  readonly title: string;
  readonly text: string;
  readonly money: string;
  readonly action: string;
  readonly family: ReturnType<typeof exitTexts>['family'];
} {
  const { intl } = useServices();
  const t = useTranslate();
  const texts = exitTexts(receipt.exitCode);
  const amount = amountAndWorth(t, receipt.price);
  return {
    title: intl.formatMessage({ id: 'live.ended' }, { time: clockOf(receipt.seconds) }),
    text: receipt.endedBy
      ? intl.formatMessage({ id: 'live.receipt.rule' }, { rule: receipt.endedBy })
      : intl.formatMessage({ id: texts.text }),
    money:
      receipt.freeSeconds > 0 && receipt.price.value === 0
        ? intl.formatMessage({ id: 'live.receipt.allFree' })
        : intl.formatMessage({ id: texts.money }, { amount }),
    action: intl.formatMessage({ id: texts.action }),
    family: texts.family,
  };
}

/** `4:12` */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
