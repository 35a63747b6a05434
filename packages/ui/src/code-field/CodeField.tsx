import { useId, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { arrowsClockwiseIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useFormValue } from '../internal/use-form-value.ts';
import { FieldMessages } from '../text-field/FieldMessages.tsx';
import './code-field.css';

export type CodeFieldProps = RootProps<'div', 'onChange'> & {
  /** What to type: "Code from the text message". */
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** How many digits; default 6. */
  length?: 5 | 6 | undefined;
  /** The digits so far; leave out for a plain form field. */
  value?: string | undefined;
  /** Where it starts, when it keeps its own value. */
  defaultValue?: string | undefined;
  /** Digits only, at most `length`. */
  onChange?: ((digits: string) => void) | undefined;
  /** All digits are there. */
  onComplete?: ((digits: string) => void) | undefined;
  /** Default `code`. */
  name?: string | undefined;
  /** Wrong or expired: says what is wrong and what happens next. */
  error?: ReactNode;
  /** Help below the field, read out with it. */
  hint?: ReactNode;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
  /** The digits are being checked. */
  busy?: boolean | undefined;
  /** Gets the focus when it appears. */
  autoFocus?: boolean | undefined;
  /** A new code. While `wait` says how long, the button cannot be used. */
  resend?:
    | { label: string; wait?: string | undefined; onResend?: (() => void) | undefined }
    | undefined;
};

/** A code of 5 or 6 digits: one native field, so that the phone can fill it in, drawn as boxes. */
export function CodeField({
  label,
  hideLabel = false,
  length = 6,
  value,
  defaultValue = '',
  onChange,
  onComplete,
  name = 'code',
  error,
  hint,
  disabled = false,
  busy = false,
  autoFocus = false,
  resend,
  ...rest
}: CodeFieldProps): ReactElement {
  const field = useId();
  const messages = `${field}-messages`;
  const [digits, write, place] = useFormValue(value, defaultValue, onChange);
  const change = (text: string): void => {
    const next = text.replaceAll(/\D/gu, '').slice(0, length);
    write(next);
    if (next.length === length && next !== digits) onComplete?.(next);
  };
  return (
    <div
      {...rootProps(rest, 'vx-code')}
      data-invalid={error ? '' : undefined}
      data-busy={busy ? '' : undefined}
      data-length={length}
    >
      <label className={hideLabel ? 'vx-visually-hidden' : 'vx-field__label'} htmlFor={field}>
        {label}
      </label>
      <div className="vx-code__box">
        <span className="vx-code__slots" aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className="vx-code__slot"
              data-current={index === Math.min(digits.length, length - 1) ? '' : undefined}
            />
          ))}
        </span>
        <span className="vx-code__line">
          <input
            ref={place}
            id={field}
            className="vx-code__input"
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`[0-9]{${length}}`}
            required
            value={digits}
            disabled={disabled}
            readOnly={busy}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of its step, asked for by the page
            autoFocus={autoFocus}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? messages : undefined}
            onChange={(event) => change(event.currentTarget.value)}
            onScroll={(event) => {
              // The place of the caret behind the last digit would push them out of their boxes.
              event.currentTarget.scrollLeft = 0;
            }}
          />
        </span>
      </div>
      <div role={error ? 'alert' : undefined}>
        <FieldMessages id={messages} error={error} hint={hint} />
      </div>
      {resend === undefined ? null : (
        <div className="vx-code__resend">
          <Button
            variant="link"
            size="sm"
            icon={arrowsClockwiseIcon}
            disabled={resend.wait !== undefined}
            onClick={resend.onResend}
          >
            {resend.label}
          </Button>
          {resend.wait === undefined ? null : <span>{resend.wait}</span>}
        </div>
      )}
    </div>
  );
}
