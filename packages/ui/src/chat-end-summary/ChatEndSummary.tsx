import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useKeptFocus } from '../internal/use-kept-focus.ts';
import { Price, type PriceValue } from '../price/Price.tsx';
import { StarRating } from '../star-rating/StarRating.tsx';
import { Surface } from '../surface/Surface.tsx';
import './chat-end-summary.css';

export type ChatEndSummaryProps = RootProps<'section'> & {
  /** The reason in plain words: "Chat ended, 12:08". */
  title: string;
  /** "You ended it. A receipt is in your wallet." */
  text: string;
  /** What it cost. */
  total: PriceValue;
  /** The rows, in order. */
  rows?: readonly { label: string; value: ReactNode }[] | undefined;
  /** Sends stars; absent where nothing can be rated. */
  rating?:
    | {
        label: string;
        send: string;
        thanks: string;
        sent: boolean;
        onSend: (stars: number) => void;
        /** "Not now": the question goes away. */
        skip?: { label: string; onSkip?: (() => void) | undefined } | undefined;
      }
    | undefined;
  /** Ways on: back to the profile, top up, start again. */
  actions: ReactNode;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 1 | 2 | 3 | undefined;
};

/** Receipt and rating after a chat. */
export function ChatEndSummary({
  title,
  text,
  total,
  rows = [],
  rating,
  actions,
  level = 2,
  ...rest
}: ChatEndSummaryProps): ReactElement {
  const [stars, setStars] = useState(0);
  const [skipped, setSkipped] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useKeptFocus(content);
  const Title = `h${level}` as const;
  const skip = (): void => {
    setSkipped(true);
    rating?.skip?.onSkip?.();
    // The button that had the focus goes away.
    heading.current?.focus();
  };
  return (
    <Surface {...rootProps(rest, 'vx-chat-end')} level="overlay" as="section">
      <div className="vx-chat-end__head">
        <Title ref={heading} className="vx-chat-end__title" tabIndex={-1}>
          {title}
        </Title>
        <Price price={total} />
      </div>
      <p className="vx-chat-end__text">{text}</p>
      {rows.length === 0 ? null : (
        <dl className="vx-rows">
          {rows.map((row) => (
            <div key={row.label} className="vx-rows__row">
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {rating === undefined || skipped ? null : (
        <div ref={content} className="vx-chat-end__rating" role="status" tabIndex={-1}>
          {rating.sent ? (
            <p>{rating.thanks}</p>
          ) : (
            <>
              <StarRating label={rating.label} value={stars} onChange={setStars} />
              <div className="vx-chat-end__answer">
                {rating.skip === undefined ? null : (
                  <Button variant="ghost" size="sm" onClick={skip}>
                    {rating.skip.label}
                  </Button>
                )}
                <Button size="sm" disabled={stars === 0} onClick={() => rating.onSend(stars)}>
                  {rating.send}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
      <div className="vx-chat-end__actions">{actions}</div>
    </Surface>
  );
}
