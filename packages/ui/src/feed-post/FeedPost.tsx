import { useId, type ReactElement, type ReactNode } from 'react';
import { AlbumMosaic } from '../album-grid/AlbumMosaic.tsx';
import type { Photo } from '../album-grid/AlbumGrid.tsx';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import {
  chatCircleIcon,
  checkCircleIcon,
  handCoinsIcon,
  heartIcon,
  pushPinIcon,
  sealCheckIcon,
} from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { formatCount } from '../price/format.ts';
import './feed-post.css';

export type FeedPostProps = RootProps<'article'> & {
  /** Who posted it. */
  author: { name: string; href: string; picture: string | null; verified?: boolean | undefined };
  /** What kind of post: "Photo gallery", "Clip", "Tipping goal". */
  kind: string;
  /** In the page's language: "2 h ago". */
  time: string;
  /** ISO 8601, for machines. */
  dateTime?: string | undefined;
  /** The post's own page. */
  href?: string | undefined;
  /** What was posted. */
  text?: string | undefined;
  /** Kept at the top. */
  pinned?: boolean | undefined;
  /** Not seen yet. */
  isNew?: boolean | undefined;
  /** Bought before, or part of what the guest has: "Yours". */
  owned?: boolean | undefined;
  /** Photos, as a mosaic of at most five; more are counted. */
  photos?:
    | {
        label: string;
        items: readonly Photo[];
        total?: number | undefined;
        onOpen?: ((index: number) => void) | undefined;
      }
    | undefined;
  /** Something else than photos, edge to edge: `LockedMedia`, a `VideoPlayer`, a profile picture. */
  media?: ReactNode;
  /** Inside the post: a `TippingGoal`, an `AudioPlayer`, the way to a contest. */
  children?: ReactNode;
  /** A menu: mute, report. */
  menu?: ReactNode;
  /** Likes, and what the heart does. */
  like: {
    pressed: boolean;
    count: number;
    onToggle: (pressed: boolean) => void;
    pending?: boolean | undefined;
  };
  /** Opens the comments here, or leads to them. */
  comments?:
    | {
        count: number;
        href?: string | undefined;
        open?: boolean | undefined;
        onToggle?: (() => void) | undefined;
      }
    | undefined;
  /** The way to a tip. */
  tip?: { label: string; href?: string | undefined; onTip?: (() => void) | undefined } | undefined;
  /** A `CommentThread`, when it is open. */
  thread?: ReactNode;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | undefined;
};

function Head(props: FeedPostProps & { titleId: string }): ReactElement {
  const { author, level = 2 } = props;
  const labels = useUiLabels();
  const Name = `h${level}` as const;
  const when = <time dateTime={props.dateTime}>{props.time}</time>;
  return (
    <header className="vx-post__head">
      <Avatar name={author.name} src={author.picture} size="md" />
      <div className="vx-post__who">
        <Name className="vx-post__name" id={props.titleId}>
          <Link href={author.href}>{author.name}</Link>
          {author.verified === true ? (
            <Icon
              glyph={sealCheckIcon}
              size="sm"
              weight="fill"
              label={labels.verified}
              className="vx-post__seal"
            />
          ) : null}
        </Name>
        <p className="vx-post__facts">
          {props.kind} · {props.href === undefined ? when : <Link href={props.href}>{when}</Link>}
        </p>
      </div>
      <div className="vx-post__badges">
        {props.isNew === true ? <Badge tone="accent">{labels.isNew}</Badge> : null}
        {props.owned === true ? (
          <Badge tone="success" icon={checkCircleIcon}>
            {labels.owned}
          </Badge>
        ) : null}
        {props.pinned === true ? <Badge icon={pushPinIcon}>{labels.feed.pinned}</Badge> : null}
      </div>
      {props.menu}
    </header>
  );
}

function Actions({ like, comments, tip }: FeedPostProps): ReactElement {
  const labels = useUiLabels();
  return (
    <footer className="vx-post__actions">
      <button
        type="button"
        className="vx-post__action"
        data-like=""
        aria-pressed={like.pressed}
        aria-busy={like.pending === true ? true : undefined}
        onClick={() => {
          if (like.pending !== true) like.onToggle(!like.pressed);
        }}
      >
        <Icon glyph={heartIcon} weight={like.pressed ? 'fill' : 'regular'} />
        <span className="vx-visually-hidden">{labels.feed.like}, </span>
        <span className="vx-post__count">{formatCount(labels.locale, like.count)}</span>
      </button>
      {comments === undefined ? null : (
        <Button
          className="vx-post__action"
          variant="ghost"
          icon={chatCircleIcon}
          iconWeight="regular"
          href={comments.href}
          aria-expanded={comments.onToggle === undefined ? undefined : comments.open === true}
          onClick={comments.onToggle}
        >
          <span className="vx-post__count" aria-hidden="true">
            {formatCount(labels.locale, comments.count)}
          </span>
          <span className="vx-visually-hidden">{labels.feed.comments(comments.count)}</span>
        </Button>
      )}
      {tip === undefined ? null : (
        <Button
          className="vx-post__action vx-post__tip"
          variant="ghost"
          icon={handCoinsIcon}
          iconWeight="regular"
          href={tip.href}
          onClick={tip.onTip}
        >
          {tip.label}
        </Button>
      )}
    </footer>
  );
}

/** One post of the feed: who, what, and what can be done with it. */
export function FeedPost(props: FeedPostProps): ReactElement {
  const rest = rootOf(props);
  const titleId = useId();
  const { text, photos, media, children, thread } = props;
  return (
    <article
      {...rootProps(rest, 'vx-post')}
      aria-labelledby={titleId}
      data-new={props.isNew === true ? '' : undefined}
    >
      <Head {...props} titleId={titleId} />
      {text === undefined ? null : <p className="vx-post__text">{text}</p>}
      {photos === undefined ? null : (
        <AlbumMosaic
          label={photos.label}
          photos={photos.items}
          total={photos.total}
          onOpen={photos.onOpen}
        />
      )}
      {media === undefined ? null : <div className="vx-post__media">{media}</div>}
      {children === undefined ? null : <div className="vx-post__body">{children}</div>}
      <Actions {...props} />
      {thread === undefined ? null : <div className="vx-post__thread">{thread}</div>}
    </article>
  );
}
