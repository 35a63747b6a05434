import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { checkCircleIcon, trophyIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Link } from '../link/context.tsx';
import { Picture } from '../picture/Picture.tsx';
import './contest-entry.css';

export type ContestEntryProps = RootProps<'article'> & {
  /** What takes part. */
  entry: {
    name: string;
    href: string;
    /** See `Picture.src`. */
    picture: string | null;
    /** "Entry of Tessa Moon" */
    pictureAlt: string;
    palette?: readonly string[] | undefined;
    /** "412 votes" */
    votes: string;
    /** "1st place" */
    rank?: string | undefined;
  };
  /** `limit`: all votes are used; `ageCheck`: the check comes first; `closed` and `winner`: the contest is over. */
  state: 'open' | 'limit' | 'ageCheck' | 'closed' | 'winner';
  /** The guest voted for it. */
  voted: boolean;
  /** Visible words; `votesLeft` ("3 votes left") becomes part of the button's name. */
  texts: { vote: string; takeBack: string; yourVote: string; votesLeft?: string | undefined };
  /** Votes or takes the vote back; asks for the age check in `ageCheck`. */
  onVote?: ((vote: boolean) => void) | undefined;
  /** The vote is on its way. */
  pending?: boolean | undefined;
  /** Why the vote did not count, or what comes first. */
  message?: string | undefined;
  /** A video entry: its `VideoPlayer`, in place of the picture, on the page of the entry. */
  video?: ReactNode;
  /** In the grid, or large on the page of the entry. */
  variant?: 'tile' | 'full' | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | undefined;
  /** Loads its picture at once: for what is seen first. */
  priority?: boolean | undefined;
};

/** A picture or video in a contest with its one button. */
export function ContestEntry({
  entry,
  state,
  voted,
  texts,
  onVote,
  pending = false,
  message,
  video,
  variant = 'tile',
  level = 3,
  priority,
  ...rest
}: ContestEntryProps): ReactElement {
  const Title = `h${level}` as const;
  const badges = (
    <div className="vx-entry__badges">
      {voted ? (
        <Badge tone="solid" icon={checkCircleIcon}>
          {texts.yourVote}
        </Badge>
      ) : null}
      {entry.rank === undefined ? null : (
        <Badge
          tone={state === 'winner' ? 'sale' : 'media'}
          icon={state === 'winner' ? trophyIcon : undefined}
        >
          {entry.rank}
        </Badge>
      )}
    </div>
  );
  const over = state === 'closed' || state === 'winner';
  return (
    <article
      {...rootProps(rest, 'vx-entry')}
      data-variant={variant}
      data-state={state}
      data-voted={voted ? '' : undefined}
    >
      {video === undefined ? (
        <Picture
          src={entry.picture}
          alt={entry.pictureAlt}
          ratio="4:5"
          palette={entry.palette}
          radius="lg"
          priority={priority}
          sizes={
            variant === 'full' ? '(width < 768px) 100vw, 560px' : '(width < 768px) 50vw, 230px'
          }
          className="vx-entry__picture"
        >
          {badges}
        </Picture>
      ) : (
        <div className="vx-entry__video">
          {video}
          {badges}
        </div>
      )}
      <div className="vx-entry__meta">
        <div className="vx-entry__text">
          <Title className="vx-entry__name">
            <Link href={entry.href}>{entry.name}</Link>
          </Title>
          <p className="vx-entry__votes">{entry.votes}</p>
        </div>
        {over ? null : (
          <Button
            size={variant === 'full' ? 'lg' : 'sm'}
            variant={voted ? 'secondary' : 'solid'}
            loading={pending}
            disabled={state === 'limit' && !voted}
            onClick={() => onVote?.(!voted)}
          >
            {voted ? texts.takeBack : texts.vote}
            <span className="vx-visually-hidden">
              {' '}
              {[entry.name, ...(texts.votesLeft === undefined ? [] : [texts.votesLeft])].join(', ')}
            </span>
          </Button>
        )}
      </div>
      {/* Stands before there is something to say: a status that comes with its words may not be read. */}
      <p
        className={message === undefined ? 'vx-visually-hidden' : 'vx-entry__message'}
        role="status"
      >
        {message}
      </p>
    </article>
  );
}

/** How many votes are used, as dots and as text: "2 of 5 votes used". */
export function VotesUsed({
  used,
  total,
  text,
  ...rest
}: RootProps<'p'> & {
  /** How many are given. */
  used: number;
  /** How many there are to give. */
  total: number;
  /** A sentence below the title. */
  text: string;
}): ReactElement {
  return (
    <p {...rootProps(rest, 'vx-votes-used')} role="status">
      <span className="vx-votes-used__dots" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} data-used={index < used ? '' : undefined} />
        ))}
      </span>
      {text}
    </p>
  );
}
