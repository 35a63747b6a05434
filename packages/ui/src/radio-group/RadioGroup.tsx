import { useId, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { OptionIcon } from '../option/OptionIcon.tsx';
import type { Option } from '../option/option.ts';
import { FieldMessages } from '../text-field/FieldMessages.tsx';
import './radio-group.css';

export type RadioGroupProps = RootProps<'fieldset', 'onChange'> & {
  /** Visible name, and the accessible one. */
  label: string;
  /** Name in a form. */
  name?: string | undefined;
  /** What can be chosen, in order. */
  options: readonly Option[];
  /** What is chosen now. */
  value?: string | undefined;
  /** Where it starts, when it keeps its own value. */
  defaultValue?: string | undefined;
  /** Called with the new value. */
  onChange?: ((value: string) => void) | undefined;
  /** Plain lines, cards in a column, or tall cards in a grid. */
  layout?: 'list' | 'cards' | 'grid' | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** What is wrong, in words; the field then counts as invalid. */
  error?: ReactNode;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
  /** Has to be filled in. */
  required?: boolean | undefined;
};

/** One of few, all visible. The whole card is the label. Native radios: arrow keys and forms work by themselves. */
export function RadioGroup({
  label,
  name,
  options,
  value,
  defaultValue,
  onChange,
  layout = 'list',
  hideLabel = false,
  error,
  disabled = false,
  required = false,
  ...rest
}: RadioGroupProps): ReactElement {
  const own = useId();
  const group = name ?? own;
  return (
    <fieldset
      {...rootProps(rest, 'vx-radio-group')}
      data-layout={layout}
      data-invalid={error ? '' : undefined}
      disabled={disabled}
      aria-describedby={error ? `${own}-messages` : undefined}
    >
      <legend className={hideLabel ? 'vx-visually-hidden' : 'vx-radio-group__label'}>
        {label}
      </legend>
      <div className="vx-radio-group__options">
        {options.map((option) => (
          <label
            key={option.value}
            className="vx-radio"
            data-disabled={option.disabled === true ? '' : undefined}
          >
            <input
              className="vx-radio__input"
              type="radio"
              name={group}
              value={option.value}
              disabled={option.disabled}
              required={required}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            {option.icon === undefined ? null : (
              <span className="vx-radio__icon">
                <OptionIcon icon={option.icon} />
              </span>
            )}
            <span className="vx-radio__text">
              <span className="vx-radio__name">{option.label}</span>
              {option.description === undefined ? null : (
                <span className="vx-radio__description">{option.description}</span>
              )}
            </span>
            {option.end === undefined ? null : <span className="vx-radio__end">{option.end}</span>}
          </label>
        ))}
      </div>
      <FieldMessages id={`${own}-messages`} error={error} />
    </fieldset>
  );
}
