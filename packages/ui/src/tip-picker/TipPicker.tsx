import { useId, useRef, type FormEvent, type ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleIcon } from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useKeptFocus } from '../internal/use-kept-focus.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { useUiLabels } from '../labels/context.tsx';
import { CoinIcon, Price, type PriceValue } from '../price/Price.tsx';
import { TextField } from '../text-field/TextField.tsx';
import './tip-picker.css';

export type TipPickerProps = RootProps<'div', 'onChange'> & {
  /** One row in a post, or roomy in a sheet. */
  variant?: 'chips' | 'sheet' | undefined;
  /** The name of the group: "Tip Maya". */
  label: string;
  /** Amounts to choose from. */
  amounts: readonly PriceValue[];
  /** The chosen amount's `value`, `other`, or nothing yet. */
  value: number | 'other' | null;
  /** Called with the new value. */
  onChange: (value: number | 'other') => void;
  /** A free amount in coins. */
  other?:
    | {
        label: string;
        value: string;
        min: number;
        max: number;
        onChange: (value: string) => void;
        error?: string | undefined;
      }
    | undefined;
  /** What would be sent; `null` while nothing valid is chosen. */
  total: PriceValue | null;
  /** Where it stands. */
  state?: 'choose' | 'confirm' | 'sent' | undefined;
  /**
   * "Tip": asks first, or sends where the guest chose not to be asked. Without script the form posts to `action`:
   * `amount` is the chosen number or `other`, `other` what was typed.
   */
  tip: {
    label: string;
    onTip: () => void;
    action?: string | undefined;
    busy?: boolean | undefined;
  };
  /** What is asked before it happens. */
  confirm?:
    | { text: string; send: string; onSend: () => void; cancel: string; onCancel: () => void }
    | undefined;
  /** "20 coins sent. Thank you." */
  sent?: string | undefined;
};

type StepProps = TipPickerProps & {
  /** What gets the focus when the step before goes away with it. */
  start: (node: HTMLElement | null) => void;
};

function Question({
  label,
  total,
  tip,
  confirm,
  start,
}: StepProps & { confirm: NonNullable<TipPickerProps['confirm']> }): ReactElement {
  const text = useId();
  return (
    <div
      ref={start}
      className="vx-tip__confirm"
      role="group"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={text}
    >
      <p className="vx-tip__text" id={text}>
        {confirm.text}
      </p>
      <div className="vx-tip__buttons">
        <Button onClick={confirm.onCancel} size="sm">
          {confirm.cancel}
        </Button>
        <Button
          variant="solid"
          size="sm"
          price={total ?? undefined}
          loading={tip.busy}
          onClick={confirm.onSend}
        >
          {confirm.send}
        </Button>
      </div>
    </div>
  );
}

function Choice(props: StepProps): ReactElement {
  const { variant = 'chips', amounts, value, onChange, other, total, tip, start } = props;
  const labels = useUiLabels();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (total !== null && tip.busy !== true) tip.onTip();
  };
  return (
    <form
      className="vx-tip"
      data-variant={variant}
      method="post"
      action={tip.action}
      onSubmit={submit}
    >
      <fieldset className="vx-tip__amounts">
        <legend className={variant === 'sheet' ? 'vx-tip__legend' : 'vx-visually-hidden'}>
          {props.label}
        </legend>
        {amounts.map((amount) => (
          <label key={amount.value} className="vx-tip__amount">
            <input
              className="vx-tip__input"
              type="radio"
              required
              name="amount"
              value={amount.value}
              checked={value === amount.value}
              onChange={() => onChange(amount.value)}
            />
            <Price
              price={amount}
              size="sm"
              tone="inherit"
              equivalent={variant === 'sheet' ? 'below' : 'hidden'}
            />
          </label>
        ))}
        {other === undefined ? null : (
          <label className="vx-tip__amount">
            <input
              className="vx-tip__input"
              type="radio"
              required
              name="amount"
              value="other"
              checked={value === 'other'}
              onChange={() => onChange('other')}
            />
            {labels.feed.otherAmount}
          </label>
        )}
      </fieldset>
      {other !== undefined && value === 'other' ? (
        <div className="vx-tip__field">
          <TextField
            label={other.label}
            hideLabel={variant === 'chips'}
            type="number"
            inputMode="numeric"
            name="other"
            prefix={<CoinIcon />}
            min={other.min}
            max={other.max}
            value={other.value}
            error={other.error}
            onChange={(event) => other.onChange(event.currentTarget.value)}
          />
        </div>
      ) : null}
      <Button
        ref={start}
        className="vx-tip__send"
        type="submit"
        variant="solid"
        size={variant === 'sheet' ? 'lg' : 'sm'}
        block={variant === 'sheet'}
        price={total ?? undefined}
        loading={tip.busy}
      >
        {tip.label}
      </Button>
    </form>
  );
}

/** Sends coins: choose, confirm, done. The amount stands in the button that sends it. */
export function TipPicker(props: TipPickerProps): ReactElement {
  const { state = 'choose', confirm } = props;
  const root = useRef<HTMLDivElement>(null);
  const rest = rootOf(props, ['onChange']);
  const merged = useMergedRefs(root, rest.ref);
  const begin = useRef<HTMLElement>(null);
  useKeptFocus(root, begin);
  const start = (node: HTMLElement | null): void => {
    begin.current = node;
  };
  const sent = state === 'sent';
  return (
    <div {...rootProps(rest, 'vx-tip-steps')} ref={merged}>
      {sent ? null : state === 'confirm' && confirm !== undefined ? (
        <Question {...props} confirm={confirm} start={start} />
      ) : (
        <Choice {...props} start={start} />
      )}
      {/* Stands before there is something to say: a status that comes with its words may not be read. */}
      <p
        ref={sent ? start : undefined}
        className={sent ? 'vx-tip__sent' : 'vx-visually-hidden'}
        role="status"
        tabIndex={-1}
      >
        {sent ? (
          <>
            <Icon glyph={checkCircleIcon} weight="fill" />
            {props.sent}
          </>
        ) : null}
      </p>
    </div>
  );
}
