import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleIcon, timerIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { clock } from '../playback/clock.ts';
import { Price, type PriceValue } from '../price/Price.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import './gift-message.css';

export type GiftMessageProps = RootProps<'div'> & {
  /** Who sent it. */
  from: 'performer' | 'guest';
  /** One quiet line in a chat, a card in a thread, or a note over the live picture. */
  variant?: 'line' | 'card' | 'stage' | undefined;
  /** The illustration. */
  picture: string | null;
  /** "You sent a candle" */
  title: string;
  /** What it cost; left out for gifts that were owned already and for what she sends. */
  price?: PriceValue | undefined;
  /** When it came, in words: "Just now". */
  when?: string | undefined;
  /** How many of it, from 2 on. */
  count?: number | undefined;
  /** `arriving` moves in once, with reduced motion it is there at once. Default `settled`. */
  state?: 'arriving' | 'settled' | 'active' | 'completed' | undefined;
  /** Of a gift that runs for a time, in seconds. */
  running?: { left: number; total: number } | undefined;
};

/** A gift in a thread, sent or received; one that runs for a time counts down in words. */
export function GiftMessage({
  from,
  variant = 'card',
  picture,
  title,
  price,
  when,
  count = 1,
  state = 'settled',
  running,
  ...rest
}: GiftMessageProps): ReactElement {
  const labels = useUiLabels();
  return (
    <div
      {...rootProps(rest, 'vx-gift')}
      data-from={from}
      data-variant={variant}
      data-state={state}
      // It lies on a picture, which is dark in both themes.
      data-theme={variant === 'stage' ? 'dark' : undefined}
    >
      <span className="vx-gift__picture" aria-hidden="true">
        {picture === null ? null : <img src={picture} alt="" loading="lazy" decoding="async" />}
      </span>
      <div className="vx-gift__words">
        <p className="vx-gift__title">
          {title}
          {count > 1 ? <span className="vx-gift__count"> ×{count}</span> : null}
        </p>
        {price === undefined ? null : <Price price={price} size="sm" className="vx-gift__price" />}
        {when === undefined ? null : <p className="vx-gift__when">{when}</p>}
        {state === 'active' && running !== undefined ? (
          <>
            <p className="vx-gift__time">
              <Icon glyph={timerIcon} size="xs" />
              {labels.messenger.timeLeft(clock(running.left))}
            </p>
            <ProgressBar value={running.total > 0 ? running.left / running.total : 0} />
          </>
        ) : null}
        {state === 'completed' ? (
          <p className="vx-gift__time">
            <Icon glyph={checkCircleIcon} size="xs" weight="fill" />
            {labels.messenger.completed}
          </p>
        ) : null}
      </div>
    </div>
  );
}
