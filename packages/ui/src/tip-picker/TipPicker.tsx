import { useId, type FormEvent, type ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import { CoinIcon, Price, type PriceValue } from '../price/Price.tsx';
import { TextField } from '../text-field/TextField.tsx';
import './tip-picker.css';

export type TipPickerProps = {
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
  /** "Tip": asks first, or sends where the guest chose not to be asked. Posts to `action` without script. */
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

/** Sends coins: choose, confirm, done. The amount stands in the button that sends it. */
export function TipPicker(props: TipPickerProps): ReactElement {
  const {
    variant = 'chips',
    amounts,
    value,
    onChange,
    other,
    total,
    state = 'choose',
    tip,
  } = props;
  const { confirm } = props;
  const labels = useUiLabels();
  const group = useId();
  const submit = (event: FormEvent): void => {
    if (tip.action !== undefined && total !== null) return;
    event.preventDefault();
    if (total !== null && tip.busy !== true) tip.onTip();
  };
  if (state === 'sent')
    return (
      <p className="vx-tip__sent" role="status">
        <Icon glyph={checkCircleIcon} weight="fill" />
        {props.sent}
      </p>
    );
  if (state === 'confirm' && confirm !== undefined)
    return (
      <div className="vx-tip__confirm" role="group" aria-label={props.label}>
        <p className="vx-tip__text">{confirm.text}</p>
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
              name={`${group}-amount`}
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
              name={`${group}-amount`}
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
            name="amount"
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
