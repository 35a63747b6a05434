import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { amountInWords, Price, type PriceValue } from '../price/Price.tsx';
import { useUiLabels } from '../labels/context.tsx';

/** An amount with what it brings and costs. */
export type AmountOption = {
  id: string;
  /** What the guest gets for it, in the currency of the wallet. */
  credit: PriceValue;
  /** What comes on top; 0 for nothing. */
  bonus: PriceValue;
  /** What it costs, in real money. */
  price: PriceValue;
  /** Why it cannot be chosen now, such as the guest's own limit. */
  beyond?: string | undefined;
};

export type AmountCardsProps = RootProps<'fieldset', 'onChange'> & {
  /** Visible name, and the accessible one. */
  label: string;
  /** Name in a form. */
  name: string;
  /** What can be chosen, in order. */
  options: readonly AmountOption[];
  /** The chosen id, or `custom`. */
  value: string;
  /** Called with the id of what is chosen. */
  onChange: (id: string) => void;
  /** The one that was used last; it is marked. */
  lastUsedId?: string | null | undefined;
  /** Words of its parts. */
  texts: {
    lastUsed: string;
    noBonus: string;
    bonus: (amount: string) => string;
    other: string;
    otherRange: string;
    otherHint: string;
  };
  /** Offers an amount of one's own. */
  custom?: boolean | undefined;
};

/** Where a wallet holds real money, what is paid is what one gets. */
const isSame = (one: PriceValue, other: PriceValue): boolean =>
  one.currency === other.currency && one.value === other.value;

/** Amounts to choose from. What it brings, what it costs and the bonus are in the name of each. */
export function AmountCards({
  label,
  name,
  options,
  value,
  onChange,
  lastUsedId,
  texts,
  custom = false,
  ...rest
}: AmountCardsProps): ReactElement {
  const labels = useUiLabels();
  return (
    <fieldset {...rootProps(rest, 'vx-amounts')}>
      <legend className="vx-visually-hidden">{label}</legend>
      {options.map((option) => (
        <label
          key={option.id}
          className="vx-amount"
          data-beyond={option.beyond === undefined ? undefined : ''}
        >
          <span className="vx-amount__head">
            <input
              className="vx-radio__input"
              type="radio"
              name={name}
              value={option.id}
              checked={value === option.id}
              // What is chosen stays chosen: paying says what is in the way.
              disabled={option.beyond !== undefined && value !== option.id}
              onChange={() => onChange(option.id)}
            />
            {lastUsedId === option.id ? (
              <span className="vx-amount__last">{texts.lastUsed}</span>
            ) : null}
          </span>
          <span className="vx-amount__credit">
            <Price price={{ ...option.credit, equivalent: null }} tone="inherit" size="lg" />
          </span>
          {isSame(option.credit, option.price) ? null : (
            <span className="vx-amount__price">
              <Price price={option.price} tone="inherit" />
            </span>
          )}
          <span
            className="vx-amount__bonus"
            data-bonus={option.beyond === undefined && option.bonus.value > 0 ? '' : undefined}
          >
            {option.beyond ??
              (option.bonus.value > 0
                ? texts.bonus(amountInWords(labels, option.bonus))
                : texts.noBonus)}
          </span>
        </label>
      ))}
      {custom ? (
        <label className="vx-amount">
          <span className="vx-amount__head">
            <input
              className="vx-radio__input"
              type="radio"
              name={name}
              value="custom"
              checked={value === 'custom'}
              onChange={() => onChange('custom')}
            />
          </span>
          <span className="vx-amount__credit vx-amount__credit--other">{texts.other}</span>
          <span className="vx-amount__price">{texts.otherRange}</span>
          <span className="vx-amount__bonus">{texts.otherHint}</span>
        </label>
      ) : null}
    </fieldset>
  );
}
