import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { lockKeyIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Note } from '../status-bar/StatusBar.tsx';
import { AmountCards, type AmountCardsProps } from './AmountCards.tsx';
import '../radio-group/radio-group.css';
import './top-up.css';

export type RoomTopUpProps = RootProps<'div'> & {
  /** `paying`: the press is on its way. `waiting`: the provider is. The chat goes on in all of them. */
  state: 'loading' | 'choose' | 'paying' | 'waiting' | 'done' | 'failed';
  /** What can be chosen. */
  amounts: AmountCardsProps;
  /** How it is paid, or the way to pay otherwise. */
  method?: ReactNode;
  /** How much of the guest's own limit is used: "Your limit this month", "€45 of €150"; `share` from 0 to 1. */
  limit?: { label: string; value: string; share: number } | undefined;
  /** "Pay €25.00" */
  pay: { label: string; onPay: () => void };
  /** "Then 139 coins, about 11 minutes. Charged once." */
  note?: string | undefined;
  /** A word on what happened or is waited for. */
  message?: string | undefined;
  /** Beside the message: the way to what is in the way. */
  messageAction?: ReactNode;
  /** In place of the button while the provider is waited for. */
  waiting?: ReactNode;
};

/** Coins beside a running chat: amounts, one button. For a `RoomPanel` or a `Sheet`. */
export function RoomTopUp({
  state,
  amounts,
  method,
  limit,
  pay,
  note,
  message,
  messageAction,
  waiting,
  ...rest
}: RoomTopUpProps): ReactElement {
  const canPay = state === 'choose' || state === 'failed';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (canPay) pay.onPay();
  };
  const news =
    message === undefined ? null : (
      <div role={state === 'failed' ? 'alert' : 'status'}>
        <Note
          tone={state === 'failed' ? 'danger' : state === 'done' ? 'success' : 'info'}
          action={messageAction}
        >
          {message}
        </Note>
      </div>
    );
  if (state === 'loading')
    return (
      <div {...rootProps(rest, 'vx-room-top-up')}>
        {news ?? <Skeleton kind="text" lines={5} />}
        {waiting}
      </div>
    );
  return (
    <form
      {...rootProps(rest as RootProps<'form'>, 'vx-room-top-up', { onSubmit: submit })}
      data-state={state}
    >
      <fieldset className="vx-top-up__choose" disabled={!canPay}>
        <AmountCards {...amounts} />
      </fieldset>
      {canPay || state === 'paying' ? method : null}
      {limit === undefined || state === 'done' || state === 'waiting' ? null : (
        <div className="vx-room-top-up__limit">
          <span>{limit.label}</span>
          <span>{limit.value}</span>
          <ProgressBar value={limit.share} />
        </div>
      )}
      {news}
      {state === 'waiting' ? (
        waiting
      ) : state === 'done' ? null : (
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          icon={lockKeyIcon}
          loading={state === 'paying'}
        >
          {pay.label}
        </Button>
      )}
      {note === undefined || state === 'done' || state === 'waiting' ? null : (
        <p className="vx-top-up__note">{note}</p>
      )}
    </form>
  );
}
