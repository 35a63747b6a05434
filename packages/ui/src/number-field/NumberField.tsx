import { useId, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { minusIcon, plusIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useFormValue } from '../internal/use-form-value.ts';
import { FieldMessages } from '../text-field/FieldMessages.tsx';
import '../icon-button/icon-button.css';
import './number-field.css';

export type NumberFieldProps = RootProps<'div', 'onChange' | 'prefix'> & {
  /** Visible name, and the accessible one. */
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** The number, as it is written; without it the field keeps its own. */
  value?: number | undefined;
  /** Where it starts, when it keeps its own; by default empty. */
  defaultValue?: number | undefined;
  /** A number within `min` and `max`; typing may lead outside, then `error` says so. */
  onChange?: ((value: number) => void) | undefined;
  /** Smallest value. */
  min: number;
  /** Largest value. */
  max: number;
  /** Default 1. */
  step?: number | undefined;
  /** The names of the buttons. */
  less: string;
  /** Accessible name of the button that adds a step. */
  more: string;
  /** Before the number: a coin. */
  prefix?: ReactNode;
  /** After the number: a unit. */
  suffix?: ReactNode;
  /** In words what it is worth: "€200.00 per month". */
  worth?: string | undefined;
  /** A field, or large and centred as the one thing of a sheet. */
  variant?: 'field' | 'large' | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** What is wrong, in words; the field then counts as invalid. */
  error?: ReactNode;
  /** Help below the field, read out with it. */
  hint?: ReactNode;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
};

/** An amount in steps: typed, by the buttons or by arrow keys. A native number, so it posts in forms. */
export function NumberField({
  label,
  hideLabel = false,
  value: given,
  defaultValue = Number.NaN,
  onChange,
  min,
  max,
  step = 1,
  less,
  more,
  prefix,
  suffix,
  worth,
  variant = 'field',
  name,
  error,
  hint,
  disabled = false,
  ...rest
}: NumberFieldProps): ReactElement {
  const field = useId();
  const messages = `${field}-messages`;
  const [value, change, place] = useFormValue(given, defaultValue, onChange);
  const at = Number.isNaN(value) ? min : value;
  const to = (next: number): void => change(Math.min(max, Math.max(min, next)));
  const button = (glyph: typeof plusIcon, text: string, next: number): ReactElement => (
    <button
      type="button"
      className="vx-icon-button vx-number__step"
      data-variant="fill"
      data-size={variant === 'large' ? 'lg' : 'sm'}
      aria-label={text}
      disabled={disabled || (next > at ? at >= max : at <= min)}
      onClick={() => to(next)}
    >
      <Icon glyph={glyph} weight="bold" size="sm" />
    </button>
  );
  return (
    <div
      {...rootProps(rest, 'vx-number')}
      data-variant={variant}
      data-invalid={error ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <label className={hideLabel ? 'vx-visually-hidden' : 'vx-field__label'} htmlFor={field}>
        {label}
      </label>
      <div className="vx-number__box">
        {button(minusIcon, less, (Math.ceil(at / step) - 1) * step)}
        <div className="vx-number__middle">
          <span className="vx-number__line">
            {prefix === undefined ? null : <span className="vx-number__affix">{prefix}</span>}
            <input
              ref={place}
              id={field}
              className="vx-number__input"
              type="number"
              inputMode="numeric"
              name={name}
              min={min}
              max={max}
              step={step}
              value={Number.isNaN(value) ? '' : value}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={
                [error || hint ? messages : '', worth === undefined ? '' : `${field}-worth`]
                  .join(' ')
                  .trim() || undefined
              }
              onChange={(event) => change(event.currentTarget.valueAsNumber)}
            />
            {suffix === undefined ? null : <span className="vx-number__affix">{suffix}</span>}
          </span>
          {worth === undefined ? null : (
            <output className="vx-number__worth" id={`${field}-worth`} htmlFor={field}>
              {worth}
            </output>
          )}
        </div>
        {button(plusIcon, more, (Math.floor(at / step) + 1) * step)}
      </div>
      <FieldMessages id={messages} error={error} hint={hint} />
    </div>
  );
}
