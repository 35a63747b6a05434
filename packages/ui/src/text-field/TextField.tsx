import {
  useId,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../internal/cx.ts';
import { useUiLabels } from '../labels/context.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import './text-field.css';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'> & {
  label: string;
  /** Says what is wrong and how to mend it. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Before and after the text: an icon, a unit. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Shows "optional" beside the label. */
  optional?: boolean | undefined;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean | undefined;
  shape?: 'box' | 'pill' | undefined;
};

/** One line of text with its label above and its error below. A password can be shown. */
export function TextField({
  label,
  error,
  hint,
  prefix,
  suffix,
  optional = false,
  hideLabel = false,
  shape = 'box',
  type = 'text',
  id,
  className,
  maxLength,
  ...rest
}: TextFieldProps): ReactElement {
  const labels = useUiLabels();
  const own = useId();
  const field = id ?? own;
  const messages = `${field}-messages`;
  const [shown, setShown] = useState(false);
  const password = type === 'password';
  return (
    <div
      className={cx('vx-field', className)}
      data-invalid={error ? '' : undefined}
      data-shape={shape}
    >
      <label className={hideLabel ? 'vx-visually-hidden' : 'vx-field__label'} htmlFor={field}>
        {label}
        {optional ? <span className="vx-field__optional"> {labels.optional}</span> : null}
      </label>
      <div className="vx-field__box">
        {prefix === undefined ? null : <span className="vx-field__affix">{prefix}</span>}
        <input
          {...rest}
          id={field}
          className="vx-field__input"
          type={password && shown ? 'text' : type}
          maxLength={maxLength}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? messages : undefined}
        />
        {suffix === undefined ? null : <span className="vx-field__affix">{suffix}</span>}
        {password ? (
          <button
            type="button"
            className="vx-field__reveal"
            aria-pressed={shown}
            aria-label={`${shown ? labels.hidePassword : labels.showPassword}: ${label}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? labels.hidePassword : labels.showPassword}
          </button>
        ) : null}
      </div>
      <FieldMessages id={messages} error={error} hint={hint} />
    </div>
  );
}

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'prefix'> &
  Pick<TextFieldProps, 'label' | 'error' | 'hint' | 'optional' | 'hideLabel'> & {
    /** Counts characters politely from 80 % of `maxLength` on. */
    count?: { used: number; text: string } | undefined;
  };

/** Several lines of text; grows with them. */
export function TextArea({
  label,
  error,
  hint,
  optional = false,
  hideLabel = false,
  count,
  id,
  className,
  maxLength,
  ...rest
}: TextAreaProps): ReactElement {
  const labels = useUiLabels();
  const own = useId();
  const field = id ?? own;
  const messages = `${field}-messages`;
  const near = count !== undefined && maxLength !== undefined && count.used >= maxLength * 0.8;
  return (
    <div
      className={cx('vx-field', className)}
      data-invalid={error ? '' : undefined}
      data-multiline=""
    >
      <label className={hideLabel ? 'vx-visually-hidden' : 'vx-field__label'} htmlFor={field}>
        {label}
        {optional ? <span className="vx-field__optional"> {labels.optional}</span> : null}
      </label>
      <div className="vx-field__box">
        <textarea
          {...rest}
          id={field}
          className="vx-field__input"
          maxLength={maxLength}
          rows={rest.rows ?? 3}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? messages : undefined}
        />
      </div>
      <FieldMessages id={messages} error={error} hint={hint} />
      <output className="vx-field__hint">{near ? count.text : ''}</output>
    </div>
  );
}
