import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { Icon } from '../icon/Icon.tsx';
import { clockIcon, handPalmIcon, walletIcon, wifiSlashIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
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
  /** What it cost, where no receipt says it. */
  total?: PriceValue | undefined;
  /** Asks how it was; absent where nothing can be rated. */
  rating?:
    | {
        /** "How was it?" */
        label: string;
        /** 0 is not rated yet. */
        value: number;
        /** Called with each tap: it can be changed. */
        onRate: (stars: number) => void;
        /** What the stars mean, who sees them; after a tap also why it was not saved. */
        note: string;
        /** The note says that it was not saved. */
        failed?: boolean | undefined;
      }
    | undefined;
  /** Ways on: follow, write, top up, start again. */
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

/** After a chat: the face, why it ended, how it was, and the ways on. It has no surface: see `RoomDoor`. */
export function ChatEndSummary({
  who,
  title,
  text,
  total,
  rating,
  actions,
  level = 2,
  ...rest
}: ChatEndSummaryProps): ReactElement {
  const Title = `h${level}` as const;
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
        <Title className="vx-chat-end__title" tabIndex={-1}>
          {title}
        </Title>
        <p className="vx-chat-end__text">{text}</p>
        {total === undefined ? null : <Price price={total} size="lg" />}
      </div>
      {rating === undefined ? null : (
        <Surface padding="none" className="vx-chat-end__rating">
          <p className="vx-chat-end__question" aria-hidden="true">
            {rating.label}
          </p>
          <StarRating label={rating.label} value={rating.value} onChange={rating.onRate} />
          <p
            className="vx-chat-end__note"
            data-failed={rating.failed === true ? '' : undefined}
            role="status"
          >
            {rating.note}
          </p>
        </Surface>
      )}
      <div className="vx-chat-end__actions">{actions}</div>
    </section>
  );
}
