import { useState, type FormEvent, type ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
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
  /** The name in the form, where it is posted without script. */
  name?: string | undefined;
};

export type AutomaticTopUpProps = RootProps<'form', 'method'> & {
  /** How much is bought: "40 coins, €10.00". */
  amount: Choice;
  /** When: "Below 20 coins, €5.00". */
  threshold: Choice;
  /** Without a limit there is no automatic top-up: in coins, or in the `unit` of real money; `worth` is what coins are worth. */
  limit: {
    label: string;
    value: number;
    onChange: (value: number) => void;
    min: number;
    max: number;
    step: number;
    less: string;
    more: string;
    worth?: string | undefined;
    /** What stands before the amount: "€". Without it, a coin. */
    unit?: string | undefined;
    /** The name in the form, where it is posted without script. */
    name?: string | undefined;
    error?: string | undefined;
  };
  /** How it is paid; left out where there is but one way, which `agreement` names. */
  method?:
    | (PaymentMethodListProps & {
        /** What is said where none was chosen. */
        missing: string;
      })
    | undefined;
  /** What the guest agrees to, in one sentence with both currencies; none while an amount is wrong. */
  agreement?: string | undefined;
  /** Words of the button that saves, and its field where the form is posted. */
  save: {
    label: string;
    /** Without it the form is posted as it is. */
    onSave?: (() => void) | undefined;
    busy?: boolean | undefined;
    field?: { name: string; value: string } | undefined;
  };
  /** The way back; a link where the form is posted. */
  cancel?:
    | { label: string; href?: string | undefined; onCancel?: (() => void) | undefined }
    | undefined;
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
  ...rest
}: AutomaticTopUpProps): ReactElement {
  const [asked, setAsked] = useState(false);
  const isMissing = method !== undefined && method.value === undefined;
  const submit = (event: FormEvent): void => {
    setAsked(true);
    if (isMissing) return event.preventDefault();
    if (save.onSave === undefined) return;
    event.preventDefault();
    save.onSave();
  };
  return (
    <form {...rootProps(rest, 'vx-automatic', { onSubmit: submit })} method="post" noValidate>
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
        name={limit.name}
        prefix={limit.unit ?? <CoinIcon />}
      />
      {method === undefined ? null : (
        <PaymentMethodList
          {...method}
          error={method.error ?? (asked && isMissing ? method.missing : undefined)}
        />
      )}
      {agreement === undefined ? null : <Note tone="info">{agreement}</Note>}
      {problem === undefined ? null : (
        <div role="alert">
          <Note tone="danger">{problem}</Note>
        </div>
      )}
      <div className="vx-automatic__foot">
        {cancel === undefined ? null : (
          <Button variant="ghost" href={cancel.href} onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        )}
        <Button type="submit" variant="solid" loading={save.busy} {...save.field}>
          {save.label}
        </Button>
      </div>
    </form>
  );
}
