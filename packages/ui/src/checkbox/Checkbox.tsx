import {
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { checkIcon, minusIcon } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { FieldMessages } from '../text-field/FieldMessages.tsx';
import './checkbox.css';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> & {
  /** May contain links. */
  label: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
  /** Neither on nor off: some of many. */
  mixed?: boolean | undefined;
};

/** Consent and multiple choice. A native box, so that forms work without script. Nothing is ticked in advance. */
export function Checkbox({
  label,
  error,
  hint,
  mixed = false,
  id,
  className,
  ...rest
}: CheckboxProps): ReactElement {
  const own = useId();
  const field = id ?? own;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <div className={cx('vx-checkbox', className)} data-invalid={error ? '' : undefined}>
      <label className="vx-checkbox__row" htmlFor={field}>
        <span className="vx-checkbox__box">
          <input
            {...rest}
            ref={input}
            id={field}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? `${field}-messages` : undefined}
          />
          <Icon
            glyph={mixed ? minusIcon : checkIcon}
            weight="bold"
            size="xs"
            className="vx-checkbox__mark"
          />
        </span>
        <span className="vx-checkbox__label">{label}</span>
      </label>
      <FieldMessages id={`${field}-messages`} error={error} hint={hint} />
    </div>
  );
}
