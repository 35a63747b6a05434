import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import type { UiLabels } from '../labels/labels.ts';
import { formatCount } from './format.ts';
import './price.css';

/** An amount as the contract's `Price`: integer minor units with its text and, for coins, its value in real money. */
export type PriceValue = {
  value: number;
  currency: 'VXC' | 'EUR' | 'CHF' | 'credits';
  /** In the page's language, for example `12` or `€2.99`. Coins are written from `value`. */
  formatted: string;
  equivalent?: { formatted: string } | null | undefined;
};

export type PriceProps = RootProps<'span'> & {
  /** An amount, or that it costs nothing: free for everybody, or bought before. */
  price: PriceValue | 'free' | 'owned';
  /** Shows and reads the unit. */
  per?: 'minute' | undefined;
  /** 14, 16, 22 px coin and a display size. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Where the value in real money stands. `hidden` only where the same value is written right beside it. */
  equivalent?: 'inline' | 'below' | 'hidden' | undefined;
  /** The price before a reduction, struck. */
  was?: PriceValue | undefined;
  /** A credit or a charge in a list. */
  sign?: 'plus' | 'minus' | undefined;
  /** Colour by meaning. */
  tone?: 'default' | 'vip' | 'success' | 'inherit' | undefined;
};

const isCoins = (price: PriceValue): boolean => price.currency === 'VXC';
/** As it is seen: coins are a number beside their picture, credits have no picture. */
const amountOf = (labels: UiLabels, price: PriceValue): string =>
  isCoins(price) ? formatCount(labels.locale, price.value) : amountInWords(labels, price);

/** An amount with its unit: "12 coins", "40 credits", "€2.99". */
export function amountInWords(
  labels: UiLabels,
  { value, currency, formatted }: PriceValue,
): string {
  if (currency === 'VXC') return labels.coins(value, formatCount(labels.locale, value));
  return currency === 'credits'
    ? labels.credits(value, formatCount(labels.locale, value))
    : formatted;
}

/** A price as words: "12 coins per minute, €2.99". For names of buttons and links. */
export const priceInWords = (labels: UiLabels, price: PriceValue, per?: 'minute'): string => {
  const spoken = amountInWords(labels, price);
  const unit = per === 'minute' ? labels.perMinute(spoken) : spoken;
  return price.equivalent ? `${unit}, ${price.equivalent.formatted}` : unit;
};

/** The coin: a luminous disc with a moon, coloured by what it stands on. */
export function CoinIcon(rest: RootProps<'svg'>): ReactElement {
  return (
    <svg {...rootProps(rest, 'vx-coin')} viewBox="0 0 24 24" aria-hidden="true">
      <circle className="vx-coin__disc" cx="12" cy="12" r="11" />
      <circle className="vx-coin__edge" cx="12" cy="12" r="9.9" fill="none" />
      <path
        className="vx-coin__moon"
        d="M14.6 6.9 A5.4 5.4 0 1 0 17.2 14.2 A4.6 4.6 0 0 1 14.6 6.9Z"
      />
    </svg>
  );
}

/** Coins first, real money next to it, unit included; one accessible name for both. Every amount goes through here. */
export function Price({
  price,
  per,
  size = 'md',
  equivalent = 'inline',
  was,
  sign,
  tone = 'default',
  ...rest
}: PriceProps): ReactElement {
  const labels = useUiLabels();
  if (price === 'free' || price === 'owned')
    return (
      <span {...rootProps(rest, 'vx-price')} data-kind={price}>
        {price === 'owned' ? <Icon glyph={checkCircleIcon} weight="fill" size="sm" /> : null}
        {labels[price]}
      </span>
    );
  const signWord = sign === undefined ? '' : `${sign === 'plus' ? labels.plus : labels.minus} `;
  const spoken =
    signWord +
    priceInWords(labels, price, per) +
    (was === undefined ? '' : `, ${labels.before(priceInWords(labels, was))}`);
  const mark = sign === undefined ? '' : sign === 'plus' ? '+ ' : '− ';
  return (
    <span
      {...rootProps(rest, 'vx-price')}
      data-size={size}
      data-tone={tone}
      data-equivalent={equivalent}
    >
      <span className="vx-visually-hidden">{spoken}</span>
      <span className="vx-price__main" aria-hidden="true">
        {was === undefined ? null : <s className="vx-price__was">{amountOf(labels, was)}</s>}
        {sign !== undefined && isCoins(price) ? <span>{mark.trim()}</span> : null}
        {isCoins(price) ? <CoinIcon /> : null}
        <span className="vx-price__amount">
          {isCoins(price) ? '' : mark}
          {amountOf(labels, price)}
        </span>
        {per === 'minute' ? <span className="vx-price__unit">{labels.perMinuteShort}</span> : null}
      </span>
      {price.equivalent && equivalent !== 'hidden' ? (
        <span className="vx-price__real" aria-hidden="true">
          {mark}
          {price.equivalent.formatted}
        </span>
      ) : null}
    </span>
  );
}
