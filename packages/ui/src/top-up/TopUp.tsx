import type { ReactElement, ReactNode } from 'react';
import { rootOf } from '../internal/root-of.ts';
import type { RootProps } from '../internal/root-props.ts';
import type { AmountCardsProps } from './AmountCards.tsx';
import type { OrderSummaryProps } from './OrderSummary.tsx';
import {
  TopUpAmounts,
  TopUpChoice,
  TopUpHead,
  TopUpMessage,
  TopUpNote,
  TopUpOwnAmount,
  TopUpPay,
  TopUpRoot,
  TopUpSummary,
  TopUpText,
} from './parts.tsx';

export type TopUpProps = RootProps<'form', 'onChange' | 'value' | 'hidden'> &
  Pick<AmountCardsProps, 'options' | 'value' | 'onChange' | 'lastUsedId'> & {
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

/**
 * Tops a wallet up: an amount, what it costs in all, one button. Nothing but the last used amount is chosen in advance.
 * Where a page needs something else in between, it is put together from the parts: `TopUp.Root` and what stands in it.
 */
export function TopUp(props: TopUpProps): ReactElement {
  const rest = rootOf(props, ['onChange']);
  const { texts, custom, summary, pay, state = 'choose' } = props;
  return (
    <TopUpRoot
      {...rest}
      state={state}
      busy={pay.busy}
      onPay={pay.onPay}
      action={props.action}
      hidden={props.hidden}
      layout={props.layout}
      brief={props.brief}
    >
      <TopUpChoice>
        <TopUpHead title={props.title} level={props.level} balance={props.balance} />
        <TopUpText>{props.text}</TopUpText>
        <TopUpAmounts
          label={texts.amounts}
          options={props.options}
          value={props.value}
          onChange={props.onChange}
          lastUsedId={props.lastUsedId}
          texts={texts}
          custom={custom !== undefined}
        />
        {custom !== undefined && props.value === 'custom' ? (
          <TopUpOwnAmount {...custom} label={texts.customLabel} />
        ) : null}
        {props.children}
      </TopUpChoice>
      <TopUpSummary {...summary}>
        {props.message === undefined ? null : (
          <TopUpMessage action={props.messageAction}>{props.message}</TopUpMessage>
        )}
        {state === 'done' ? props.next : <TopUpPay>{pay.label}</TopUpPay>}
        {props.payNote === undefined ? null : <TopUpNote>{props.payNote}</TopUpNote>}
      </TopUpSummary>
    </TopUpRoot>
  );
}

/** The form: what it does, and where the payment stands. */
TopUp.Root = TopUpRoot;
/** What can be changed until the payment is on its way. */
TopUp.Choice = TopUpChoice;
/** Heading and balance. */
TopUp.Head = TopUpHead;
/** What a coin is worth. */
TopUp.Text = TopUpText;
/** The amounts. */
TopUp.Amounts = TopUpAmounts;
/** The field for another amount. */
TopUp.OwnAmount = TopUpOwnAmount;
/** The order, with message and button in it. */
TopUp.Summary = TopUpSummary;
/** What happened. */
TopUp.Message = TopUpMessage;
/** The button. */
TopUp.Pay = TopUpPay;
/** A word below the button. */
TopUp.Note = TopUpNote;
