import type { FormEvent, ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import { NumberField } from '../number-field/NumberField.tsx';
import { CoinIcon } from '../price/Price.tsx';
import { Select } from '../select/Select.tsx';
import { Note } from '../status-bar/StatusBar.tsx';
import { PaymentMethodList, type PaymentMethodListProps } from '../top-up/PaymentMethodList.tsx';
import './money-controls.css';

type Choice = {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

export type AutomaticTopUpProps = {
  /** How much is bought: "40 coins, €10.00". */
  amount: Choice;
  /** When: "Below 20 coins, €5.00". */
  threshold: Choice;
  /** Without a limit there is no automatic top-up: in coins, with what it is worth. */
  limit: {
    label: string;
    value: number;
    onChange: (value: number) => void;
    min: number;
    max: number;
    step: number;
    less: string;
    more: string;
    worth: string;
    error?: string | undefined;
  };
  /** How it is paid. */
  method: PaymentMethodListProps;
  /** What the guest agrees to, in one sentence with both currencies. */
  agreement: string;
  /** Words of the button that saves. */
  save: { label: string; onSave: () => void; busy?: boolean | undefined };
  /** The way back. */
  cancel?: { label: string; onCancel: () => void } | undefined;
  /** It could not be saved, and what that means for money. */
  problem?: string | undefined;
};

/** How coins are bought by themselves: amount, threshold, the monthly limit it never crosses, and the way it is paid. */
export function AutomaticTopUp({
  amount,
  threshold,
  limit,
  method,
  agreement,
  save,
  cancel,
  problem,
}: AutomaticTopUpProps): ReactElement {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.onSave();
  };
  return (
    <form className="vx-automatic" onSubmit={submit}>
      <div className="vx-automatic__pair">
        <Select {...amount} />
        <Select {...threshold} />
      </div>
      <NumberField
        label={limit.label}
        value={limit.value}
        onChange={limit.onChange}
        min={limit.min}
        max={limit.max}
        step={limit.step}
        less={limit.less}
        more={limit.more}
        worth={limit.worth}
        error={limit.error}
        prefix={<CoinIcon />}
      />
      <PaymentMethodList {...method} />
      <Note tone="info">{agreement}</Note>
      {problem === undefined ? null : (
        <div role="alert">
          <Note tone="danger">{problem}</Note>
        </div>
      )}
      <div className="vx-automatic__foot">
        {cancel === undefined ? null : (
          <Button variant="ghost" onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        )}
        <Button type="submit" variant="solid" loading={save.busy}>
          {save.label}
        </Button>
      </div>
    </form>
  );
}
