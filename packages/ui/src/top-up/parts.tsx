import { createContext, use, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { lockKeyIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Note } from '../status-bar/StatusBar.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { AmountCards, type AmountCardsProps } from './AmountCards.tsx';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';
import '../radio-group/radio-group.css';
import './top-up.css';

/** Where a payment stands. */
export type TopUpState = 'choose' | 'waiting' | 'done' | 'failed';

/** What the parts know of the payment they stand in. */
const Payment = createContext<{ readonly state: TopUpState; readonly busy: boolean }>({
  state: 'choose',
  busy: false,
});

const isSettled = (state: TopUpState): boolean => state === 'waiting' || state === 'done';

export type TopUpRootProps = RootProps<'form', 'hidden'> & {
  /** While the bank answers and afterwards nothing can be changed or paid again. */
  state?: TopUpState | undefined;
  /** The payment begins: a second press does nothing. */
  busy?: boolean | undefined;
  /** Called to pay; without it the form posts. */
  onPay?: (() => void) | undefined;
  /** Where the form posts when there is no script. */
  action?: string | undefined;
  /** Hidden fields for the plain form, such as the way back. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Two columns, or one for sheets and phones. */
  layout?: 'columns' | 'stack' | undefined;
  /** Without the lines of the order: the amount stands in the button. For sheets. */
  brief?: boolean | undefined;
  /** A `TopUp.Choice` and a `TopUp.Summary`. */
  children: ReactNode;
};

/** The form that the parts stand in. They learn from it where the payment stands. */
export function TopUpRoot({
  state = 'choose',
  busy = false,
  onPay,
  action,
  hidden = {},
  layout = 'columns',
  brief = false,
  children,
  ...rest
}: TopUpRootProps): ReactElement {
  const submit = (event: FormEvent): void => {
    if (onPay === undefined) return;
    event.preventDefault();
    if (!isSettled(state) && !busy) onPay();
  };
  return (
    <form
      {...rootProps(rest, 'vx-top-up', { onSubmit: submit })}
      data-layout={layout}
      data-brief={brief ? '' : undefined}
      data-state={state}
      method="post"
      action={action}
      noValidate={onPay !== undefined}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Payment value={{ state, busy }}>{children}</Payment>
    </form>
  );
}

/** What can be chosen: off while the payment is on its way, and afterwards. */
export function TopUpChoice({
  children,
  ...rest
}: RootProps<'fieldset'> & {
  /** Head, amounts, ways to pay. */
  children: ReactNode;
}): ReactElement {
  const { state } = use(Payment);
  return (
    <fieldset
      {...rootProps(rest, 'vx-top-up__choose')}
      disabled={isSettled(state) || rest.disabled}
    >
      {children}
    </fieldset>
  );
}

/** The heading, with the balance at its end. */
export function TopUpHead({
  title,
  balance,
  level = 2,
  ...rest
}: RootProps<'div', 'title'> & {
  /** Heading. */
  title: string;
  /** "Balance 186" */
  balance?: ReactNode;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 1 | 2 | undefined;
}): ReactElement {
  const Title = `h${level}` as const;
  return (
    <div {...rootProps(rest, 'vx-top-up__head')}>
      <Title className="vx-top-up__title">{title}</Title>
      {balance === undefined ? null : <span className="vx-top-up__balance">{balance}</span>}
    </div>
  );
}

/** Below the heading: "1 € is 4 coins. Coins do not expire." */
export function TopUpText({
  children,
  ...rest
}: RootProps<'p'> & {
  /** The sentence. */
  children: ReactNode;
}): ReactElement {
  return <p {...rootProps(rest, 'vx-top-up__text')}>{children}</p>;
}

/** The amounts to choose from, in the field that the form posts as `optionId`. */
export function TopUpAmounts({
  name = 'optionId',
  ...rest
}: Omit<AmountCardsProps, 'name'> & {
  /** Name in the form; default `optionId`. */
  name?: string | undefined;
}): ReactElement {
  return <AmountCards {...rest} name={name} />;
}

/** An amount of the guest's own, with its limits; the form posts it as `amount`. */
export function TopUpOwnAmount({
  unit,
  onChange,
  name = 'amount',
  ...rest
}: Omit<TextFieldProps, 'type' | 'inputMode' | 'suffix' | 'onChange'> & {
  /** The sign of what is paid with: "€", "CHF". */
  unit: string;
  /** Called with what was typed. */
  onChange: (value: string) => void;
}): ReactElement {
  return (
    <TextField
      {...rest}
      type="number"
      inputMode="numeric"
      name={name}
      suffix={unit}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** What is bought and what it costs, beside the choice. */
export function TopUpSummary({
  children,
  ...order
}: OrderSummaryProps & {
  /** A message, the button, a note. */
  children: ReactNode;
}): ReactElement {
  return (
    <div className="vx-top-up__summary">
      <OrderSummary {...order}>{children}</OrderSummary>
    </div>
  );
}

/** What happened, above the button: said at once when it failed, politely otherwise. */
export function TopUpMessage({
  action,
  children,
  ...rest
}: RootProps<'div'> & {
  /** Beside the message: the way to what is in the way. */
  action?: ReactNode;
  /** The words. */
  children: string;
}): ReactElement {
  const { state } = use(Payment);
  return (
    <div {...rootProps(rest, 'vx-top-up__message')} role={state === 'failed' ? 'alert' : 'status'}>
      <Note
        tone={state === 'failed' ? 'danger' : state === 'done' ? 'success' : 'info'}
        action={action}
      >
        {children}
      </Note>
    </div>
  );
}

/** The one button, with the amount in its name. Gone once it is paid: nothing is left that could be paid twice. */
export function TopUpPay({
  children,
  ...rest
}: Omit<ButtonProps, 'children' | 'type' | 'variant' | 'size' | 'icon' | 'loading'> & {
  /** "Pay €25.00" */
  children: string;
}): ReactElement | null {
  const { state, busy } = use(Payment);
  return state === 'done' ? null : (
    <Button
      block
      {...rest}
      type="submit"
      variant="primary"
      size="lg"
      icon={lockKeyIcon}
      loading={busy || state === 'waiting'}
    >
      {children}
    </Button>
  );
}

/** A word below the button; gone with it. */
export function TopUpNote({
  children,
  ...rest
}: RootProps<'p'> & {
  /** "Then 139 coins. Charged once." */
  children: ReactNode;
}): ReactElement | null {
  return use(Payment).state === 'done' ? null : (
    <p {...rootProps(rest, 'vx-top-up__note')}>{children}</p>
  );
}
