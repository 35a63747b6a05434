import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { FieldMessages } from '../text-field/FieldMessages.tsx';
import './switch.css';

export type SwitchProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'children' | 'onChange' | 'checked' | 'defaultChecked'
> & {
  /** Visible name, and the accessible one. */
  label: ReactNode;
  /** A sentence that explains it, read out with the name. */
  description?: ReactNode;
  /** On or off; without it the field keeps its own state. */
  checked?: boolean | undefined;
  /** Where it starts, when it keeps its own state. */
  defaultChecked?: boolean | undefined;
  /** Called with the new value. */
  onChange?: ((checked: boolean) => void) | undefined;
  /** Waits for the server; shows the wanted state already. */
  pending?: boolean | undefined;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
  /** Why the last change was taken back. */
  error?: ReactNode;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean | undefined;
};

/** A setting that works at once. */
export function Switch({
  label,
  description,
  checked,
  defaultChecked,
  onChange,
  pending = false,
  disabled = false,
  error,
  hideLabel = false,
  id: given,
  className,
  ...rest
}: SwitchProps): ReactElement {
  const own = useId();
  const id = given ?? own;
  const control = (
    <label
      className={cx('vx-switch', error ? undefined : className)}
      htmlFor={id}
      data-pending={pending ? '' : undefined}
    >
      <span className={hideLabel ? 'vx-visually-hidden' : 'vx-switch__text'}>
        <span className="vx-switch__label">{label}</span>
        {description === undefined ? null : (
          <span className="vx-switch__description">{description}</span>
        )}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox brings its state */}
      <input
        {...rest}
        id={id}
        className="vx-switch__track"
        type="checkbox"
        role="switch"
        disabled={disabled}
        aria-busy={pending ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...(checked === undefined ? { defaultChecked } : { checked })}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </label>
  );
  if (!error) return control;
  return (
    <div className={cx('vx-switch-field', className)}>
      {control}
      <FieldMessages id={`${id}-error`} error={error} />
    </div>
  );
}
