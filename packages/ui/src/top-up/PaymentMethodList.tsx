import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import './top-up.css';

export type PaymentMethodListProps = {
  /** Visible name, and the accessible one. */
  label: string;
  /** What can be chosen, in order. */
  options: readonly {
    value: string;
    label: string;
    /** "Valid until 04/28", "Booked after one to two days", "Expired 10/26". */
    description?: string | undefined;
    icon?: ReactNode;
    /** An expired card stays in sight and says so. */
    disabled?: boolean | undefined;
  }[];
  /** Nothing is chosen in advance but what the guest used last. */
  value: string | undefined;
  /** Called with the new value. */
  onChange: (value: string) => void;
  /** What is wrong, in words; the field then counts as invalid. */
  error?: string | undefined;
  /** The way to another card. */
  add?: { label: string; href: string } | undefined;
};

/** How something is paid: cards and accounts of the guest, one of them. */
export function PaymentMethodList({
  label,
  options,
  value,
  onChange,
  error,
  add,
}: PaymentMethodListProps): ReactElement {
  return (
    <div className="vx-payment-methods">
      <RadioGroup
        label={label}
        layout="cards"
        required
        options={options}
        value={value ?? ''}
        onChange={onChange}
        error={error}
      />
      {add === undefined ? null : (
        <Button variant="link" size="sm" href={add.href}>
          {add.label}
        </Button>
      )}
    </div>
  );
}
