import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { clockIcon, gaugeIcon, lockKeyIcon } from '../icons/index.ts';
import { Note } from '../status-bar/StatusBar.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { AmountCards, type AmountCardsProps } from './AmountCards.tsx';
import '../radio-group/radio-group.css';
import './top-up.css';

export type OrderLine = { label: string; value: ReactNode; quiet?: boolean | undefined };
export type OrderSummaryProps = {
  /** Heading. */
  title: string;
  /** The lines, oldest first. */
  lines: readonly OrderLine[];
  /** What is to be paid. */
  total: { label: string; value: ReactNode };
  /** Lines below the total. */
  after?: readonly OrderLine[] | undefined;
  /** What it is worth: "104 coins are about 8 minutes of private chat." */
  hint?: ReactNode;
  /** Below the lines: the way to a bonus code. */
  extra?: ReactNode;
  /** Above the button: how much of the guest's own limit is used, and the way to change it. */
  limit?: { text: string; action?: ReactNode } | undefined;
  /** Notes and buttons at the bottom. */
  children?: ReactNode;
};

/** What is bought and what it costs, all of it, before the button. */
export function OrderSummary({
  title,
  lines,
  total,
  after = [],
  hint,
  extra,
  limit,
  children,
}: OrderSummaryProps): ReactElement {
  const line = (entry: OrderLine): ReactElement => (
    <div
      key={entry.label}
      className="vx-rows__row"
      data-quiet={entry.quiet === true ? '' : undefined}
    >
      <dt>{entry.label}</dt>
      <dd>{entry.value}</dd>
    </div>
  );
  return (
    <section className="vx-order" aria-label={title}>
      <h2 className="vx-order__title">{title}</h2>
      <dl className="vx-rows">{lines.map(line)}</dl>
      {extra === undefined ? null : <div className="vx-order__extra">{extra}</div>}
      <dl className="vx-rows vx-order__total">
        <div className="vx-rows__row">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
        {after.map((entry) => line({ quiet: true, ...entry }))}
      </dl>
      {hint === undefined ? null : (
        <p className="vx-order__hint">
          <Icon glyph={clockIcon} size="sm" />
          <span>{hint}</span>
        </p>
      )}
      {limit === undefined ? null : (
        <div className="vx-order__limit">
          <Icon glyph={gaugeIcon} size="sm" />
          <span>{limit.text}</span>
          {limit.action}
        </div>
      )}
      <div className="vx-order__foot">{children}</div>
    </section>
  );
}

export type TopUpProps = Pick<AmountCardsProps, 'options' | 'value' | 'onChange' | 'lastUsedId'> & {
  /** Heading. */
  title: string;
  /** "1 € is 4 coins. Coins do not expire." */
  text: string;
  /** "Balance 186", at the end of the title. */
  balance?: ReactNode;
  /** Words of its parts. */
  texts: AmountCardsProps['texts'] & { amounts: string; customLabel: string };
  /** An amount of the guest's own, with its limits; without it there is none. */
  custom?:
    | {
        min: number;
        max: number;
        step: number;
        /** The sign of what is paid with: "€", "CHF". */
        unit: string;
        value: string;
        onChange: (value: string) => void;
        error?: string | undefined;
      }
    | undefined;
  /** What is going to be paid. */
  summary: Omit<OrderSummaryProps, 'children'>;
  /** "Pay €25.00": the amount is in the name. */
  pay: { label: string; busy?: boolean | undefined; onPay?: (() => void) | undefined };
  /** Where the form posts when there is no script; fields `optionId` and `amount`. */
  action?: string | undefined;
  /** Hidden fields for the plain form, such as the way back. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** A word at the button that pays. */
  payNote?: string | undefined;
  /** While the bank answers and afterwards nothing can be changed or paid again. */
  state?: 'choose' | 'waiting' | 'done' | 'failed' | undefined;
  /** A word on what happened. */
  message?: string | undefined;
  /** Beside the message: the way to what is in the way. */
  messageAction?: ReactNode;
  /** In place of the button once it is done: back to the chat, the receipt. */
  next?: ReactNode;
  /** A `PaymentMethodList`, automatic top-up and the like. */
  children?: ReactNode;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 1 | 2 | undefined;
  /** Two columns, or one for sheets and phones. */
  layout?: 'columns' | 'stack' | undefined;
  /** Without the lines of the order: the amount stands in the button, the rest in `payNote`. For sheets. */
  brief?: boolean | undefined;
};

/** Tops a wallet up: an amount, what it costs in all, one button. Nothing but the last used amount is chosen in advance. */
export function TopUp(props: TopUpProps): ReactElement {
  const {
    title,
    text,
    balance,
    texts,
    custom,
    summary,
    pay,
    state = 'choose',
    layout = 'columns',
    level = 2,
  } = props;
  const Title = `h${level}` as const;
  const settled = state === 'waiting' || state === 'done';
  const submit = (event: FormEvent): void => {
    if (pay.onPay === undefined) return;
    event.preventDefault();
    if (!settled && pay.busy !== true) pay.onPay();
  };
  return (
    <form
      className="vx-top-up"
      data-layout={layout}
      data-brief={props.brief === true ? '' : undefined}
      data-state={state}
      method="post"
      action={props.action}
      onSubmit={submit}
      noValidate={pay.onPay !== undefined}
    >
      {Object.entries(props.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="vx-top-up__choose" disabled={settled}>
        <div className="vx-top-up__head">
          <Title className="vx-top-up__title">{title}</Title>
          {balance === undefined ? null : <span className="vx-top-up__balance">{balance}</span>}
        </div>
        <p className="vx-top-up__text">{text}</p>
        <AmountCards
          label={texts.amounts}
          name="optionId"
          options={props.options}
          value={props.value}
          onChange={props.onChange}
          lastUsedId={props.lastUsedId}
          texts={texts}
          custom={custom !== undefined}
        />
        {custom !== undefined && props.value === 'custom' ? (
          <TextField
            label={texts.customLabel}
            type="number"
            inputMode="numeric"
            name="amount"
            min={custom.min}
            max={custom.max}
            step={custom.step}
            value={custom.value}
            error={custom.error}
            suffix={custom.unit}
            onChange={(event) => custom.onChange(event.currentTarget.value)}
          />
        ) : null}
        {props.children}
      </fieldset>
      <div className="vx-top-up__summary">
        <OrderSummary {...summary}>
          {props.message === undefined ? null : (
            <div role={state === 'failed' ? 'alert' : 'status'}>
              <Note
                tone={state === 'failed' ? 'danger' : state === 'done' ? 'success' : 'info'}
                action={props.messageAction}
              >
                {props.message}
              </Note>
            </div>
          )}
          {state === 'done' ? (
            props.next
          ) : (
            <Button
              type="submit"
              variant="primary"
              size="lg"
              block
              icon={lockKeyIcon}
              loading={pay.busy === true || state === 'waiting'}
            >
              {pay.label}
            </Button>
          )}
          {props.payNote === undefined || state === 'done' ? null : (
            <p className="vx-top-up__note">{props.payNote}</p>
          )}
        </OrderSummary>
      </div>
    </form>
  );
}
