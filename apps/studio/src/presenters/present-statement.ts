import type { Price } from '@vx/contract';
import type { StudioStatementLine } from '@vx/contract/studio';
import type { StudioMessageId } from '@vx/i18n/studio';
import { toDay } from '@vx/studio-core';
import type { PriceValue } from '@vx/ui/price';
import type { StudioTexts } from '../app/texts.ts';
import { presentEuros } from './present-money.ts';

/** A line of the statement as it is shown. */
export interface StatementRow {
  readonly id: string;
  readonly title: string;
  /** "21:14" */
  readonly time: string;
  readonly dateTime: string;
  readonly sign: 'plus' | 'minus';
  /** What the guest paid, or got back. */
  readonly paid: PriceValue;
  /** The performer's part. */
  readonly earned: PriceValue;
}

/** Words stand before an amount, not a minus. */
const unsigned = (price: PriceValue): PriceValue => ({
  ...price,
  value: Math.abs(price.value),
  formatted: price.formatted.replace(/^[-−]\s?/, ''),
  ...(price.equivalent && {
    equivalent: { formatted: price.equivalent.formatted.replace(/^[-−]\s?/, '') },
  }),
});

/** The names of kinds are of many, as the sums of days say them; these stand alone. */
const single: { readonly [Kind in StudioStatementLine['kind']]?: StudioMessageId } = {
  paid_message: 'studio.earnings.message',
  messenger_gift: 'studio.earnings.present',
};

const toRow =
  ({ say, formatTime }: Pick<StudioTexts, 'say' | 'formatTime'>) =>
  ({ lineId, kind, type, at, paid, earned }: StudioStatementLine): StatementRow => {
    const name = say(single[kind] ?? `studio.kind.${kind}`);
    return {
      id: lineId,
      title: type === 'charge' ? name : say(`studio.earnings.${type}`, { kind: name }),
      time: formatTime(at),
      dateTime: at,
      sign: type === 'refund' ? 'minus' : 'plus',
      paid: unsigned(paid satisfies Price),
      earned: unsigned(presentEuros(earned)),
    };
  };

/** The statement by days, newest first. */
export function presentStatement(
  texts: Pick<StudioTexts, 'say' | 'formatTime' | 'formatDay'>,
  lines: readonly StudioStatementLine[],
): readonly {
  readonly day: string;
  readonly name: string;
  readonly rows: readonly StatementRow[];
}[] {
  const days = Map.groupBy(lines, ({ at }) => toDay(Date.parse(at)));
  return [...days].map(([day, ofDay]) => ({
    day,
    name: texts.formatDay(day),
    rows: ofDay.map(toRow(texts)),
  }));
}
