import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { Icon } from '../icon/Icon.tsx';
import { clockIcon, handPalmIcon, walletIcon, wifiSlashIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useKeptFocus } from '../internal/use-kept-focus.ts';
import { Price, type PriceValue } from '../price/Price.tsx';
import { StarRating } from '../star-rating/StarRating.tsx';
import { Surface } from '../surface/Surface.tsx';
import './chat-end-summary.css';

/** What ended a chat, as a sign at the face: the money, the guest's own limit, the time, the line. */
export type ChatEndMark = 'balance' | 'limit' | 'time' | 'line';

export type ChatEndSummaryProps = RootProps<'section'> & {
  /** Whom the chat was with; `mark` says at the face what ended it. */
  who?: { name: string; picture: string | null; mark?: ChatEndMark | undefined } | undefined;
  /** The reason in plain words: "You ended the chat". */
  title: string;
  /** "You paid 80 coins. A receipt is in your wallet." */
  text: string;
  /** What it cost, where no row says it. */
  total?: PriceValue | undefined;
  /** The rows, in order. `strong` for the one that counts. */
  rows?: readonly { label: string; value: ReactNode; strong?: boolean | undefined }[] | undefined;
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

const marks: Readonly<Record<ChatEndMark, Glyph>> = {
  balance: walletIcon,
  limit: handPalmIcon,
  time: clockIcon,
  line: wifiSlashIcon,
};

/** After a chat: the face, why it ended, what it cost, and the ways on. It has no surface: see `RoomDoor`. */
export function ChatEndSummary({
  who,
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
    <section {...rootProps(rest, 'vx-chat-end')}>
      <div className="vx-chat-end__head">
        {who === undefined ? null : (
          <>
            <span className="vx-chat-end__face">
              <Avatar name={who.name} src={who.picture} size="xl" />
              {who.mark === undefined ? null : (
                <span className="vx-chat-end__mark" data-mark={who.mark}>
                  <Icon glyph={marks[who.mark]} weight="fill" />
                </span>
              )}
            </span>
            <p className="vx-chat-end__name">{who.name}</p>
          </>
        )}
        <Title ref={heading} className="vx-chat-end__title" tabIndex={-1}>
          {title}
        </Title>
        <p className="vx-chat-end__text">{text}</p>
        {total === undefined ? null : <Price price={total} size="lg" />}
      </div>
      {rows.length === 0 ? null : (
        <Surface as="dl" padding="none" className="vx-rows vx-chat-end__rows">
          {rows.map((row) => (
            <div
              key={row.label}
              className="vx-rows__row"
              data-strong={row.strong === true ? '' : undefined}
            >
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </Surface>
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
    </section>
  );
}
