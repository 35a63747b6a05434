import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Composer } from '../composer/Composer.tsx';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { Price, type PriceValue } from '../price/Price.tsx';
import './comment-thread.css';

/** A comment and its answers. */
export type CommentSnapshot = {
  id: string;
  author: {
    name: string;
    picture?: string | null | undefined;
    href?: string | undefined;
    /** Who wrote the post. */
    creator?: boolean | undefined;
  };
  text: string;
  time: string;
  dateTime?: string | undefined;
  /** The guest's own. */
  own?: boolean | undefined;
  /** Its place stays, its text is gone. */
  deleted?: boolean | undefined;
  /** Came with a tip. */
  tipped?: PriceValue | undefined;
  replies?: readonly CommentSnapshot[] | undefined;
  /** Deletes it; `null` where that is not possible. */
  remove: (() => void) | null;
};

export type CommentThreadProps = RootProps<'section'> & {
  /** The name of the list: "31 comments". */
  title: string;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | 4 | undefined;
  /** The comments, in order. */
  comments: readonly CommentSnapshot[];
  /** Sends a comment or a reply. Answer false to keep the text. `null` where one may not write (any more). */
  send: ((text: string, replyTo: string | null) => boolean | void) | null;
  /** Texts of the field. */
  texts: { placeholder: string; replyPlaceholder: (name: string) => string };
  /** Most characters that may be written. */
  maxLength?: number | undefined;
  /** Why nothing can be written: blocked, log in first, one comment per album. */
  blocked?: string | undefined;
  /** The next five. */
  more?: { label: string; run: () => void; busy?: boolean | undefined } | null | undefined;
  /** What to say when there is nothing. */
  empty?: string | undefined;
};

type ItemProps = {
  comment: CommentSnapshot;
  nested: boolean;
  fresh: string | null;
  thread: CommentThreadProps;
  onSent: (text: string, replyTo: string | null) => boolean | void;
};

function Item({ comment, nested, fresh, thread, onSent }: ItemProps): ReactElement {
  const labels = useUiLabels();
  const [replying, setReplying] = useState(false);
  const { author, replies = [] } = comment;
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh === comment.id) item.current?.focus();
  }, [fresh, comment.id]);
  return (
    <li className="vx-comment" data-own={comment.own === true ? '' : undefined}>
      <div className="vx-comment__body" ref={item} tabIndex={-1}>
        <Avatar name={author.name} src={author.picture} size={nested ? 'xs' : 'sm'} />
        <div className="vx-comment__words">
          <p className="vx-comment__head">
            {author.href === undefined ? (
              <span className="vx-comment__name">{author.name}</span>
            ) : (
              <Link className="vx-comment__name" href={author.href}>
                {author.name}
              </Link>
            )}
            {author.creator === true ? <Badge tone="accent">{labels.feed.author}</Badge> : null}
            {comment.own === true ? <Badge>{labels.feed.you}</Badge> : null}
            <time className="vx-comment__time" dateTime={comment.dateTime}>
              {comment.time}
            </time>
          </p>
          {comment.deleted === true ? (
            <p className="vx-comment__deleted">{labels.feed.deleted}</p>
          ) : (
            <p className="vx-comment__text">{comment.text}</p>
          )}
          {comment.tipped === undefined ? null : (
            <p className="vx-comment__tip">
              {labels.feed.tipped} <Price price={comment.tipped} size="sm" />
            </p>
          )}
          {comment.deleted === true || (thread.send === null && comment.remove === null) ? null : (
            <p className="vx-comment__actions">
              {thread.send === null || thread.blocked !== undefined ? null : (
                <button
                  type="button"
                  className="vx-comment__action"
                  aria-label={labels.feed.replyTo(author.name)}
                  aria-expanded={replying}
                  onClick={() => setReplying(!replying)}
                >
                  {labels.feed.reply}
                </button>
              )}
              {comment.remove === null ? null : (
                <button type="button" className="vx-comment__action" onClick={comment.remove}>
                  {labels.feed.deleteComment}
                  <span className="vx-visually-hidden">: {comment.text}</span>
                </button>
              )}
            </p>
          )}
        </div>
      </div>
      {replying ? (
        <div className="vx-comment__reply">
          <Composer
            placeholder={thread.texts.replyPlaceholder(author.name)}
            maxLength={thread.maxLength}
            onSend={(text) => {
              const kept = onSent(text, comment.id);
              if (kept !== false) setReplying(false);
              return kept;
            }}
          />
        </div>
      ) : null}
      {replies.length === 0 ? null : (
        <ul className="vx-comments__list">
          {replies.map((reply) => (
            <Item
              key={reply.id}
              comment={reply}
              nested
              fresh={fresh}
              thread={thread}
              onSent={onSent}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

const ownIds = (comments: readonly CommentSnapshot[]): string[] =>
  comments.flatMap((one) => [...(one.own === true ? [one.id] : []), ...ownIds(one.replies ?? [])]);

/** Comments and their replies. What the guest has just written gets the focus, wherever it was put. */
export function CommentThread(props: CommentThreadProps): ReactElement {
  const rest = rootOf(props);
  const { title, level = 3, comments, send, texts, blocked, more, empty } = props;
  const Title = `h${level}` as const;
  const titleId = useId();
  // Own comments that were there when the last one was sent; what is new since then is that one.
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const fresh =
    before === null ? null : (ownIds(comments).find((id) => !before.includes(id)) ?? null);
  const handleSend = (text: string, replyTo: string | null): boolean | void => {
    setBefore(ownIds(comments));
    return send?.(text, replyTo);
  };
  return (
    <section {...rootProps(rest, 'vx-comments')} aria-labelledby={titleId}>
      <Title className="vx-comments__title" id={titleId}>
        {title}
      </Title>
      {send === null && blocked === undefined ? null : (
        <Composer
          placeholder={texts.placeholder}
          maxLength={props.maxLength}
          blocked={blocked}
          onSend={(text) => handleSend(text, null)}
        />
      )}
      {comments.length === 0 ? (
        empty === undefined ? null : (
          <p className="vx-comments__empty">{empty}</p>
        )
      ) : (
        <ul className="vx-comments__list" aria-labelledby={titleId}>
          {comments.map((comment) => (
            <Item
              key={comment.id}
              comment={comment}
              nested={false}
              fresh={fresh}
              thread={props}
              onSent={handleSend}
            />
          ))}
        </ul>
      )}
      {more === null || more === undefined ? null : (
        <div className="vx-comments__more">
          <Button size="sm" loading={more.busy} onClick={more.run}>
            {more.label}
          </Button>
        </div>
      )}
    </section>
  );
}
