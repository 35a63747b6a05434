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
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { FieldMessages } from '../text-field/FieldMessages.tsx';
import './checkbox.css';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> & {
  /** May contain links. */
  label: ReactNode;
  /** What is wrong, in words; the field then counts as invalid. */
  error?: ReactNode;
  /** Help below the field, read out with it. */
  hint?: ReactNode;
  /** Neither on nor off: some of many. */
  mixed?: boolean | undefined;
  /** Text with a box, a card that is pressed as a whole, or a box on a picture. */
  variant?: 'plain' | 'card' | 'media' | undefined;
  /** Keeps the label for assistive technology only, for example on a picture. */
  hideLabel?: boolean | undefined;
};

/** Consent and multiple choice. A native box, so that forms work without script. Nothing is ticked in advance. */
export function Checkbox({
  label,
  error,
  hint,
  mixed = false,
  variant = 'plain',
  hideLabel = false,
  id,
  className,
  ref,
  ...rest
}: CheckboxProps): ReactElement {
  const own = useId();
  const field = id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  // A press ends the mixed state of the box, also where the page keeps it: hence after every render.
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = mixed;
  });
  return (
    <div
      className={cx('vx-checkbox', className)}
      data-variant={variant}
      data-invalid={error ? '' : undefined}
    >
      <label className="vx-checkbox__row" htmlFor={field}>
        <span className="vx-checkbox__box">
          <input
            {...rest}
            ref={merged}
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
        <span className={hideLabel ? 'vx-visually-hidden' : 'vx-checkbox__label'}>{label}</span>
      </label>
      <FieldMessages id={`${field}-messages`} error={error} hint={hint} />
    </div>
  );
}

export type CheckboxGroupProps = RootProps<'fieldset'> & {
  /** What is to be chosen. */
  label: string;
  /** What is wrong, in words; the field then counts as invalid. */
  error?: ReactNode;
  /** Help below the field, read out with it. */
  hint?: ReactNode;
  /** Checkboxes; the first may stand for all of them, mixed while only some are on. */
  children: ReactNode;
};

/** Several checkboxes under one heading. */
export function CheckboxGroup({
  label,
  error,
  hint,
  children,
  ...rest
}: CheckboxGroupProps): ReactElement {
  const id = useId();
  return (
    <fieldset
      {...rootProps(rest, 'vx-checkbox-group')}
      aria-describedby={error || hint ? `${id}-messages` : undefined}
    >
      <legend className="vx-checkbox-group__label">{label}</legend>
      {children}
      <FieldMessages id={`${id}-messages`} error={error} hint={hint} />
    </fieldset>
  );
}
