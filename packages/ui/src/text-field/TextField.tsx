import {
  useId,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { xCircleIcon } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { useUiLabels } from '../labels/context.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import './text-field.css';

/** How many letters are typed, and how many may be. */
export type FieldCount = {
  used: number;
  /** Default `maxLength`, which cuts off. Beyond this one the field is wrong and keeps what was written. */
  max?: number | undefined;
  /** "20 characters left", "12 too many". */
  text: string;
};

type FieldState = Pick<TextFieldProps, 'error' | 'success' | 'hint' | 'count' | 'maxLength'>;

const isOver = ({ count }: FieldState): boolean =>
  count?.max !== undefined && count.used > count.max;

/** What the state means for the element around the control and for the control. */
const stateOf = (messages: string, state: FieldState) => {
  const { error, success, hint, count } = state;
  const invalid = Boolean(error) || isOver(state);
  const ids = [
    error || success || hint ? messages : null,
    count === undefined ? null : `${messages}-count`,
  ].filter((id) => id !== null);
  return {
    frame: {
      'data-invalid': invalid ? '' : undefined,
      'data-valid': success && !invalid ? '' : undefined,
    },
    control: {
      'aria-invalid': invalid ? (true as const) : undefined,
      'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
    },
  };
};

/** Error, success or hint, and the count from 80 % on. */
function FieldFoot({ id, ...state }: FieldState & { id: string }): ReactElement {
  const { error, success, hint, count, maxLength } = state;
  const most = count?.max ?? maxLength;
  const near = count !== undefined && most !== undefined && count.used >= most * 0.8;
  return (
    <>
      <FieldMessages id={id} error={error} success={success} hint={hint} />
      {count === undefined ? null : (
        <output
          className="vx-field__hint"
          id={`${id}-count`}
          data-over={isOver(state) ? '' : undefined}
        >
          {near ? count.text : ''}
        </output>
      )}
    </>
  );
}

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'> & {
  /** Visible name, and the accessible one. */
  label: string;
  /** Says what is wrong and how to mend it. */
  error?: ReactNode;
  /** Says what is right, when that is worth knowing: "This name is free". */
  success?: ReactNode;
  /** Help below the field, read out with it. */
  hint?: ReactNode;
  /** Before and after the text: an icon, a unit. */
  prefix?: ReactNode;
  /** Stands at the end inside the field, a unit for instance. */
  suffix?: ReactNode;
  /** Shows "optional" beside the label. */
  optional?: boolean | undefined;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean | undefined;
  /** With corners, or fully round. */
  shape?: 'box' | 'pill' | undefined;
  /** A button empties it as soon as something stands in it; `onChange` hears of it. */
  clearable?: boolean | undefined;
  /** Counts characters politely from 80 % of the limit on. */
  count?: FieldCount | undefined;
};

/** Empties a field as if it had been typed, so that every listener hears of it. */
const empty = (id: string): void => {
  const field = document.getElementById(id) as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
};

/** One line of text with its label above and its error below. A password can be shown. */
export function TextField({
  label,
  error,
  success,
  hint,
  prefix,
  suffix,
  optional = false,
  hideLabel = false,
  shape = 'box',
  clearable = false,
  count,
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
  const state = { error, success, hint, count, maxLength };
  const { frame, control } = stateOf(messages, state);
  return (
    <div {...frame} className={cx('vx-field', className)} data-shape={shape}>
      <label className={hideLabel ? 'vx-visually-hidden' : 'vx-field__label'} htmlFor={field}>
        {label}
        {optional ? <span className="vx-field__optional"> {labels.optional}</span> : null}
      </label>
      <div className="vx-field__box">
        {prefix === undefined ? null : <span className="vx-field__affix">{prefix}</span>}
        <input
          {...(clearable ? { placeholder: ' ' } : {})}
          {...rest}
          {...control}
          id={field}
          className="vx-field__input"
          type={password && shown ? 'text' : type}
          maxLength={maxLength}
        />
        {clearable ? (
          <button
            type="button"
            className="vx-field__clear"
            aria-label={`${labels.clear}: ${label}`}
            onClick={() => empty(field)}
          >
            <Icon glyph={xCircleIcon} weight="fill" />
          </button>
        ) : null}
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
      <FieldFoot {...state} id={messages} />
    </div>
  );
}

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'prefix'> &
  Pick<TextFieldProps, 'label' | 'error' | 'success' | 'hint' | 'optional' | 'hideLabel' | 'count'>;

/** Several lines of text; grows with them. */
export function TextArea({
  label,
  error,
  success,
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
  const state = { error, success, hint, count, maxLength };
  const { frame, control } = stateOf(messages, state);
  return (
    <div {...frame} className={cx('vx-field', className)} data-multiline="">
      <label className={hideLabel ? 'vx-visually-hidden' : 'vx-field__label'} htmlFor={field}>
        {label}
        {optional ? <span className="vx-field__optional"> {labels.optional}</span> : null}
      </label>
      <div className="vx-field__box">
        <textarea
          {...rest}
          {...control}
          id={field}
          className="vx-field__input"
          maxLength={maxLength}
          rows={rest.rows ?? 3}
        />
      </div>
      <FieldFoot {...state} id={messages} />
    </div>
  );
}
