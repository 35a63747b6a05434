import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { checkIcon, checksIcon, clockIcon, warningCircleIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Price, type PriceValue } from '../price/Price.tsx';
import './message-bubble.css';

/** How far a message has come. */
export type MessageState = 'sending' | 'waiting' | 'sent' | 'read' | 'failed';

export type MessageBubbleProps = RootProps<'div'> & {
  /** Who sent it. */
  from: 'performer' | 'guest';
  /** Who wrote it, for assistive technology; over a picture it is seen, too. */
  sender: string;
  /** The text. What is shared (a photo, a gift, a voice message) stands in `children`. */
  text?: string | undefined;
  /** What stands inside. */
  children?: ReactNode;
  /** In the page's language: "22:48". */
  time?: string | undefined;
  /** ISO 8601, for machines. */
  dateTime?: string | undefined;
  /** `waiting` is queued until the connection is back. Default `sent`. */
  state?: MessageState | undefined;
  /** Shows the time and the mark of arrival below; else they are only read out. */
  stamp?: boolean | undefined;
  /** Sends a failed message again. */
  onRetry?: (() => void) | undefined;
  /** Takes a message that waits or failed out of the queue. */
  onCancel?: (() => void) | undefined;
  /** Takes back a message that was not seen; offered beside its time, so only where that stands. */
  onTakeBack?: (() => void) | undefined;
};

const stateWord = {
  sending: 'sending',
  waiting: 'waiting',
  failed: 'failed',
} as const;

function Stamp({
  time,
  dateTime,
  own,
  state,
  text,
  onTakeBack,
}: Pick<MessageBubbleProps, 'text' | 'onTakeBack'> & {
  time: string;
  dateTime: string | undefined;
  own: boolean;
  state: MessageState;
}): ReactElement {
  const labels = useUiLabels();
  const read = state === 'read';
  return (
    <p className="vx-message__stamp">
      <time dateTime={dateTime}>{time}</time>
      {own && (read || state === 'sent') ? (
        <Icon
          glyph={read ? checksIcon : checkIcon}
          size="xs"
          label={read ? labels.messenger.read : labels.messenger.sent}
          className={read ? 'vx-message__read' : undefined}
        />
      ) : null}
      {onTakeBack === undefined ? null : (
        <button
          type="button"
          className="vx-text-link"
          aria-label={text === undefined ? undefined : `${labels.messenger.takeBack}: ${text}`}
          onClick={onTakeBack}
        >
          {labels.messenger.takeBack}
        </button>
      )}
    </p>
  );
}

/** One message, received or sent, and how far it came. */
export function MessageBubble({
  from,
  sender,
  text,
  children,
  time,
  dateTime,
  state = 'sent',
  stamp = false,
  onRetry,
  onCancel,
  onTakeBack,
  ...rest
}: MessageBubbleProps): ReactElement {
  const labels = useUiLabels();
  const own = from === 'guest';
  const underway = state === 'sending' || state === 'waiting' || state === 'failed';
  const spokenTime =
    time === undefined || stamp ? null : <span className="vx-visually-hidden">, {time}</span>;
  const name = (
    <span className="vx-message__sender">
      {sender}
      <span className="vx-visually-hidden">: </span>
    </span>
  );
  return (
    <div {...rootProps(rest, 'vx-message')} data-from={from} data-state={state}>
      {children === undefined ? (
        <p className="vx-message__bubble">
          {name}
          {text}
          {spokenTime}
        </p>
      ) : (
        <div className="vx-message__content">
          {name}
          {children}
          {spokenTime}
        </div>
      )}
      {underway ? (
        <p className="vx-message__state">
          <Icon
            glyph={state === 'failed' ? warningCircleIcon : clockIcon}
            size="xs"
            weight={state === 'failed' ? 'fill' : 'regular'}
          />
          {labels.chat[stateWord[state]]}
          {state === 'failed' && onRetry !== undefined ? (
            <button type="button" className="vx-text-link" onClick={onRetry}>
              {labels.retry}
            </button>
          ) : null}
          {state !== 'sending' && onCancel !== undefined ? (
            <button type="button" className="vx-text-link" onClick={onCancel}>
              {labels.messenger.cancelSending}
            </button>
          ) : null}
        </p>
      ) : stamp && time !== undefined ? (
        <Stamp
          time={time}
          dateTime={dateTime}
          own={own}
          state={state}
          text={text}
          onTakeBack={onTakeBack}
        />
      ) : null}
    </div>
  );
}

export type SystemLineProps = RootProps<'p'> & {
  /** What stands inside. */
  children: ReactNode;
  /** What was charged or credited. */
  price?: PriceValue | undefined;
  /** Whether coins came or went. */
  sign?: 'plus' | 'minus' | undefined;
};

/** What the system notes in a conversation: a chat that began or ended, a charge, a notice, the day. */
export function SystemLine({ children, price, sign, ...rest }: SystemLineProps): ReactElement {
  return (
    <p {...rootProps(rest, 'vx-system-line')}>
      {children}
      {price === undefined ? null : (
        <>
          {' '}
          <Price price={price} sign={sign} size="sm" tone="inherit" />
        </>
      )}
    </p>
  );
}

export type SystemCardProps = RootProps<'div'> & {
  /** Icon. */
  glyph: Glyph;
  /** Heading. */
  title: string;
  /** A sentence below the title. */
  text?: ReactNode;
  /** In coins and in real money. */
  price?: PriceValue | undefined;
  /** Whether coins came or went. */
  sign?: 'plus' | 'minus' | undefined;
  /** "22:48" */
  time?: string | undefined;
  /** One button or link. */
  action?: ReactNode;
};

/** A system message that deserves more than a line: a receipt of a chat, a ticket, a failed charge. */
export function SystemCard({
  glyph,
  title,
  text,
  price,
  sign,
  time,
  action,
  ...rest
}: SystemCardProps): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-system-card')}>
      <Icon glyph={glyph} size="lg" className="vx-system-card__icon" />
      <div className="vx-system-card__words">
        <p className="vx-system-card__title">{title}</p>
        {price === undefined ? null : <Price price={price} sign={sign} size="sm" />}
        {text === undefined ? null : <p className="vx-system-card__text">{text}</p>}
        {time === undefined ? null : <p className="vx-system-card__text">{time}</p>}
      </div>
      {action === undefined ? null : <div className="vx-system-card__action">{action}</div>}
    </div>
  );
}
