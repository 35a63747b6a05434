import type { PageConfig, Price } from '@vx/contract';
import type { ChatState } from '@vx/live-core';
import { priceOf } from '../../app/price.ts';
import type { Texts } from '../../texts/presenter-texts.ts';

/** What the meter shows, ready for a component. */
export interface MeterView {
  readonly balance: Price;
  readonly charged: Price;
  readonly pricePerMinute: Price;
  readonly seconds: number;
  readonly secondsLeft: number;
  /** 0 to 1: how much of the time is left. */
  readonly share: number;
  readonly state: 'running' | 'paused' | 'fiveMinutes' | 'oneMinute' | 'limit';
  readonly warning: 'fiveMinutes' | 'oneMinute' | 'fifteenSeconds' | null;
}

/** What the meter of a chat shows. */
export function toMeterView(
  { chat, meter, online }: Extract<ChatState, { kind: 'running' | 'ending' }>,
  language: PageConfig['language'],
): MeterView {
  const { currency } = chat.price;
  const whole = meter.secondsLeft + meter.seconds;
  const { warning } = meter;
  const urgent = warning === 'fifteenSeconds' ? 'oneMinute' : warning;
  return {
    balance: priceOf(meter.balance, currency, language),
    charged: priceOf(meter.charged, currency, language),
    pricePerMinute: chat.price,
    seconds: meter.seconds,
    secondsLeft: meter.secondsLeft,
    share: whole === 0 ? 0 : meter.secondsLeft / whole,
    state: !online ? 'paused' : (urgent ?? 'running'),
    warning,
  };
}

export interface MeterTexts {
  readonly thisChat: string;
  readonly left: string;
  readonly leftShort: string;
  /** While the line is away nobody knows what the server counts. */
  readonly paused: string;
  readonly warning: string | undefined;
}

/**
 * What a meter says.
 * @param recharges coins are bought by themselves
 */
export function toMeterTexts(
  { secondsLeft, warning }: Pick<MeterView, 'secondsLeft' | 'warning'>,
  recharges: boolean,
  { t }: Pick<Texts, 't'>,
): MeterTexts {
  // The last minute is said until it is over.
  const minutes = Math.max(secondsLeft > 0 ? 1 : 0, Math.floor(secondsLeft / 60));
  const next = t(recharges ? 'live.warning.recharges' : 'live.warning.text');
  return {
    thisChat: t('live.thisChatLabel'),
    left: t('live.minutesLeft', { minutes }),
    leftShort: t('live.minutesLeftShort', { minutes }),
    paused: t('live.stale'),
    warning: warning ? `${t(`live.warning.${warning}`)}. ${next}` : undefined,
  };
}
