import { priceOf } from '@vx/currency';
import type { PageConfig, Price } from '@vx/contract';
import type { ChatState } from '@vx/live-core';
import { timeLeft } from '@vx/live-core/rules';
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

/** What the meter of a chat says. */
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
  const next = t(recharges ? 'live.warning.recharges' : 'live.warning.text');
  return {
    thisChat: t('live.thisChatLabel'),
    ...leftTexts(secondsLeft, t),
    paused: t('live.stale'),
    // Without a time of its own: that one stands in the meter, and two would soon differ.
    warning: warning ? `${t(`live.warning.${warning}`)}. ${next}` : undefined,
  };
}

function leftTexts(secondsLeft: number, t: Texts['t']): Pick<MeterTexts, 'left' | 'leftShort'> {
  const left = timeLeft(secondsLeft);
  switch (left.kind) {
    case 'about': {
      const { minutes } = left;
      return {
        left: t('live.minutesLeft', { minutes }),
        leftShort: t('live.minutesLeftShort', { minutes }),
      };
    }
    case 'lessThan': {
      const { minutes } = left;
      return {
        left: t('live.lessThanLeft', { minutes }),
        leftShort: t('live.lessThanLeftShort', { minutes }),
      };
    }
    case 'seconds': {
      const { seconds } = left;
      return {
        left: t('live.secondsLeft', { seconds }),
        leftShort: t('live.secondsLeftShort', { seconds }),
      };
    }
  }
}
