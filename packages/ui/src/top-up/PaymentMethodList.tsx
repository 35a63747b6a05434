import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { caretRightIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Link } from '../link/context.tsx';
import type { Option } from '../option/option.ts';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import './top-up.css';

export type PaymentMethodListProps = RootProps<'div', 'onChange'> & {
  /** Visible name, and the accessible one. */
  label: string;
  /** What can be chosen, in order: "Valid until 04/28" as description, a `PaymentMark` as icon. An expired card stays in sight, disabled. */
  options: readonly Option[];
  /** Nothing is chosen in advance but what the guest used last. */
  value: string | undefined;
  /** Called with the new value. */
  onChange: (value: string) => void;
  /** What is wrong, in words; the field then counts as invalid. */
  error?: string | undefined;
  /** The way to another card. */
  add?: { label: string; href: string } | undefined;
  /** `compact`: the first, the saved one, has a line of its own, the others share the next. */
  layout?: 'cards' | 'compact' | undefined;
};

/** How something is paid: cards and accounts of the guest, one of them. */
export function PaymentMethodList({
  label,
  options,
  value,
  onChange,
  error,
  add,
  layout = 'cards',
  ...rest
}: PaymentMethodListProps): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-payment-methods')} data-layout={layout}>
      <RadioGroup
        label={label}
        layout={layout === 'compact' ? 'list' : 'cards'}
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

/** What stands for a way to pay where its logo would: its name on a card. */
export function PaymentMark({
  children,
  ...rest
}: RootProps<'span'> & {
  /** "VISA" */
  children: string;
}): ReactElement {
  return (
    <span {...rootProps(rest, 'vx-payment-mark')} aria-hidden="true">
      {children}
    </span>
  );
}

/** The way to pay that is used, as a line that leads to the others: for sheets, where a list has no room. */
export function PaymentMethodLine({
  icon,
  label,
  description,
  href,
  ...rest
}: RootProps<'a', 'href'> & {
  /** A `PaymentMark` or an icon. */
  icon?: ReactNode;
  /** "Visa ending 4291" */
  label: string;
  /** "Pay with", for those who do not see where it stands. */
  description: string;
  /** Where another is chosen. */
  href: string;
}): ReactElement {
  return (
    <Link {...rootProps(rest, 'vx-payment-line')} href={href}>
      {icon}
      <span className="vx-visually-hidden">{description}: </span>
      <span className="vx-payment-line__label">{label}</span>
      <Icon glyph={caretRightIcon} size="sm" />
    </Link>
  );
}
