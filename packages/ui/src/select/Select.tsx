import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { caretDownIcon } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { FieldMessages } from '../text-field/FieldMessages.tsx';
import './select.css';

export type SelectProps = Omit<
  ComponentPropsWithRef<'select'>,
  'size' | 'onChange' | 'children'
> & {
  label: string;
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[];
  onChange?: ((value: string) => void) | undefined;
  /** A field with its label, or quiet text for sorting. */
  look?: 'field' | 'quiet' | undefined;
  error?: ReactNode;
  hint?: ReactNode;
};

/** One of a list, through the system's own picker. */
export function Select({
  label,
  options,
  onChange,
  look = 'field',
  error,
  hint,
  id,
  className,
  ...rest
}: SelectProps): ReactElement {
  const own = useId();
  const field = id ?? own;
  return (
    <div
      className={cx('vx-select', className)}
      data-look={look}
      data-invalid={error ? '' : undefined}
    >
      <label
        className={look === 'quiet' ? 'vx-visually-hidden' : 'vx-field__label'}
        htmlFor={field}
      >
        {label}
      </label>
      <span className="vx-select__box">
        <select
          {...rest}
          id={field}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${field}-messages` : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon glyph={caretDownIcon} size="xs" className="vx-select__caret" />
      </span>
      <FieldMessages id={`${field}-messages`} error={error} hint={hint} />
    </div>
  );
}
