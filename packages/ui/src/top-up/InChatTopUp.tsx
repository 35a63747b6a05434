import { useId, type ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useSecondsLeft } from '../internal/use-seconds-left.ts';
import type { PriceValue } from '../price/Price.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import { Note } from '../status-bar/StatusBar.tsx';
import './top-up.css';

export type InChatTopUpProps = RootProps<'section'> & {
  /** "Your balance lasts one more minute" */
  title: string;
  /** What is bought and how it is paid: "100 coins and 4 bonus coins with Visa 4291." */
  text: string;
  /** How long the offer stands; default 60. */
  seconds?: number | undefined;
  /** "The offer ends in 42 s. The chat goes on." */
  ends: (secondsLeft: number) => string;
  /** Without an answer it ends by itself: nothing is charged. */
  onEnd: () => void;
  /** The price stands in the button. */
  pay: { label: string; price: PriceValue; onPay: () => void };
  /** The way on without it. */
  decline: { label: string; onDecline: () => void };
  /** `waiting` for the bank: the time stands still. `done` and `failed` say so in `message`. */
  state?: 'offer' | 'waiting' | 'done' | 'failed' | undefined;
  /** A word on what happened. */
  message?: string | undefined;
};

/** One press buys coins within a chat. The offer stands for a minute, says how long, and goes when nobody answers. */
export function InChatTopUp({
  title,
  text,
  seconds = 60,
  ends,
  onEnd,
  pay,
  decline,
  state = 'offer',
  message,
  ...rest
}: InChatTopUpProps): ReactElement {
  const id = useId();
  const left = useSecondsLeft(seconds, state === 'offer', onEnd);
  const over = state === 'done' || left === 0;
  return (
    <section {...rootProps(rest, 'vx-in-chat')} data-state={state} aria-labelledby={id}>
      <div className="vx-in-chat__words">
        <h2 className="vx-in-chat__title" id={id}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {message === undefined ? null : (
        <div role={state === 'failed' ? 'alert' : 'status'}>
          <Note tone={state === 'failed' ? 'danger' : state === 'done' ? 'success' : 'info'}>
            {message}
          </Note>
        </div>
      )}
      {state === 'offer' && !over ? (
        <div className="vx-in-chat__time">
          <ProgressBar value={left / seconds} />
          <p aria-live="off">{ends(left)}</p>
        </div>
      ) : null}
      {over ? null : (
        <div className="vx-in-chat__actions">
          <Button disabled={state === 'waiting'} onClick={decline.onDecline}>
            {decline.label}
          </Button>
          <Button
            variant="primary"
            price={pay.price}
            loading={state === 'waiting'}
            onClick={pay.onPay}
          >
            {pay.label}
          </Button>
        </div>
      )}
    </section>
  );
}
