import { useId, type ReactElement, type ReactNode } from 'react';
import './switch.css';

export type SwitchProps = {
  label: ReactNode;
  description?: ReactNode;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
  name?: string | undefined;
  /** Waits for the server; shows the wanted state already. */
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
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
  name,
  pending = false,
  disabled = false,
  hideLabel = false,
}: SwitchProps): ReactElement {
  const id = useId();
  return (
    <label className="vx-switch" htmlFor={id} data-pending={pending ? '' : undefined}>
      <span className={hideLabel ? 'vx-visually-hidden' : 'vx-switch__text'}>
        <span className="vx-switch__label">{label}</span>
        {description === undefined ? null : (
          <span className="vx-switch__description">{description}</span>
        )}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox brings its state */}
      <input
        id={id}
        className="vx-switch__track"
        type="checkbox"
        role="switch"
        name={name}
        disabled={disabled}
        aria-busy={pending ? true : undefined}
        {...(checked === undefined ? { defaultChecked } : { checked })}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </label>
  );
}
