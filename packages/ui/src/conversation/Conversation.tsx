import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { arrowDownIcon, arrowLeftIcon, sealCheckIcon } from '../icons/index.ts';
import { createBlocks } from '../internal/log-blocks.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useKeptFocus } from '../internal/use-kept-focus.ts';
import { useLogScroll } from '../internal/use-log-scroll.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import type { Presence } from '../live-badge/LiveBadge.tsx';
import { Block } from './Block.tsx';
import type { ConversationLine } from './lines.ts';
import './conversation.css';

export type ConversationProps = RootProps<'section'> & {
  /** In the room the header is left out: the room has its own. */
  layout?: 'desktop' | 'mobile' | 'room' | undefined;
  /** Who it is and how they are now. */
  performer: {
    name: string;
    picture: string | null;
    /** Her profile. */
    href?: string | undefined;
    verified?: boolean | undefined;
    state: Presence;
    /** The state in words: "Online now", "Last here yesterday". */
    stateText: string;
  };
  /** Back to the list, on phones. */
  back?: { label: string; href: string } | undefined;
  /** At the end of the header: the private chat with its price, a call, a menu. */
  actions?: ReactNode;
  /** Oldest first. Lines keep their identity while nothing about them changed. */
  lines: readonly ConversationLine[];
  /** Shows that the performer is writing. */
  typing?: boolean | undefined;
  /**
   * Loads older lines; `null` where the conversation begins. Called when the reader comes near the top, too. `href`
   * shows them without script.
   */
  older?: { load: () => void; busy: boolean; href?: string | undefined } | null | undefined;
  /** Sends a failed message again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Takes a message that waits or failed out of the queue. */
  onCancel?: ((id: string) => void) | undefined;
  /** Takes back the message that a side wrote last, where its line says that it may. */
  onTakeBack?: ((id: string) => void) | undefined;
  /** Instead of lines: what belongs here. */
  empty?: ReactNode;
  /** Above the composer: the gift drawer, a notice. */
  drawer?: ReactNode;
  /** Where the guest writes. */
  composer?: ReactNode;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 1 | 2 | 3 | undefined;
};

function Head({
  layout = 'desktop',
  performer,
  back,
  actions,
  level = 2,
}: ConversationProps): ReactElement {
  const labels = useUiLabels();
  const Name = `h${level}` as const;
  const { name, href, state } = performer;
  return (
    <header className="vx-conversation__head">
      {back === undefined ? null : (
        <IconButton
          glyph={arrowLeftIcon}
          label={back.label}
          href={back.href}
          tooltip="none"
          size={layout === 'mobile' ? 'lg' : 'md'}
        />
      )}
      <Avatar
        name={name}
        src={performer.picture}
        size="md"
        presence={state === 'offline' ? undefined : state}
      />
      <div className="vx-conversation__who">
        <Name className="vx-conversation__name">
          {href === undefined ? <span>{name}</span> : <Link href={href}>{name}</Link>}
          {performer.verified === true ? (
            <Icon
              glyph={sealCheckIcon}
              size="sm"
              weight="fill"
              label={labels.verified}
              className="vx-conversation__seal"
            />
          ) : null}
        </Name>
        <p className="vx-conversation__state" data-state={state}>
          {performer.stateText}
        </p>
      </div>
      <div className="vx-conversation__actions">{actions}</div>
    </header>
  );
}

const wordsOf = (line: ConversationLine, name: string): string => {
  if (line.kind === 'system') return line.text;
  if (line.kind === 'message' && line.from === 'performer') return `${name}: ${line.text}`;
  if (line.kind === 'content' && line.from === 'performer') return `${name}: ${line.summary}`;
  return '';
};

/** Lines at the end that were not there before. Of a thread that is there for the first time, or anew, the last one. */
const arrivals = (
  before: readonly ConversationLine[],
  lines: readonly ConversationLine[],
): readonly ConversationLine[] => {
  const last = before.at(-1)?.id;
  const at = last === undefined ? -1 : lines.findLastIndex(({ id }) => id === last);
  if (at !== -1) return lines.slice(at + 1);
  return lines.slice(-1).filter(({ id }) => before.every((line) => line.id !== id));
};

/** How many are kept: what is read out must not be taken away while it is. */
const MAX_ANNOUNCED = 8;

/**
 * The lines that came from the other side, for screen readers: each once, also two that say the same. Older ones that
 * load above stay silent.
 */
function Announcement({
  lines,
  name,
}: {
  lines: readonly ConversationLine[];
  name: string;
}): ReactElement {
  const [heard, setHeard] = useState<{
    lines: readonly ConversationLine[];
    arrived: readonly ConversationLine[];
  }>({ lines, arrived: [] });
  if (heard.lines !== lines) {
    const came = arrivals(heard.lines, lines).filter((line) => wordsOf(line, name) !== '');
    const arrived = came.length === 0 ? heard.arrived : [...heard.arrived, ...came];
    setHeard({ lines, arrived: arrived.slice(-MAX_ANNOUNCED) });
  }
  return (
    <div className="vx-visually-hidden" role="status" aria-atomic="false">
      {heard.arrived.map((line) => (
        <p key={line.id}>{wordsOf(line, name)}</p>
      ))}
    </div>
  );
}

/**
 * A thread of messages with its header and its composer. Lines are laid out in blocks of about 32: blocks far from view
 * cost no layout, and a block renders again only when one of its lines changed. The thread stays at its end, or keeps the
 * line that is being read in its place while older ones load above and new ones arrive below.
 */
export function Conversation(props: ConversationProps): ReactElement {
  const rest = rootOf(props, ['onRetry', 'onCancel', 'onTakeBack']);
  const { layout = 'desktop', performer, lines, typing = false, older, empty } = props;
  const labels = useUiLabels();
  const [cut] = useState(createBlocks<ConversationLine>);
  const blocks = useMemo(() => cut(lines), [cut, lines]);
  const last = lines.at(-1);
  const ownLast = last !== undefined && 'from' in last && last.from === 'guest';
  const { view, content, away, fresh, toEnd, handleScroll } = useLogScroll(lines, ownLast, typing);
  // Some controls go with their press: to the newest line, show older ones, send again.
  const thread = useRef<HTMLDivElement>(null);
  useKeptFocus(thread, view);
  const reach = useRef(older);
  useEffect(() => {
    reach.current = older;
  });
  const nearTop = (): void => {
    const node = view.current;
    if (node === null || node.scrollTop > node.clientHeight) return;
    if (reach.current && !reach.current.busy) reach.current.load();
  };
  return (
    <section {...rootProps(rest, 'vx-conversation')} data-layout={layout}>
      {layout === 'room' ? null : <Head {...props} />}
      <div ref={thread} className="vx-conversation__thread">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard */}
        <div
          className="vx-conversation__view"
          ref={view}
          role="log"
          aria-live="off"
          aria-busy={older?.busy === true ? true : undefined}
          aria-label={labels.chat.transcript(performer.name)}
          tabIndex={0}
          onScroll={() => {
            handleScroll();
            nearTop();
          }}
        >
          <div className="vx-conversation__older">
            {older === undefined || lines.length === 0 ? null : older === null ? (
              <p className="vx-conversation__begin">{labels.messenger.noMore}</p>
            ) : (
              <Button
                size="sm"
                variant="ghost"
                loading={older.busy}
                href={older.href}
                onClick={(event: MouseEvent) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  older.load();
                }}
              >
                {older.busy ? labels.messenger.loadingOlder : labels.messenger.older}
              </Button>
            )}
          </div>
          <div className="vx-conversation__lines" ref={content}>
            {lines.length === 0
              ? empty
              : blocks.map((block) => (
                  <Block
                    key={block.key}
                    block={block}
                    name={performer.name}
                    onRetry={props.onRetry}
                    onCancel={props.onCancel}
                    onTakeBack={props.onTakeBack}
                  />
                ))}
          </div>
          <p className="vx-conversation__typing">
            {typing ? (
              <>
                <Avatar name={performer.name} src={performer.picture} size="xs" />
                {labels.chat.typing(performer.name)}
              </>
            ) : null}
          </p>
        </div>
        {fresh > 0 ? (
          <span className="vx-conversation__new">
            <Button
              size="sm"
              variant="solid"
              icon={arrowDownIcon}
              iconWeight="regular"
              onClick={toEnd}
            >
              {labels.chat.newMessages(fresh)}
            </Button>
          </span>
        ) : away ? (
          <span className="vx-conversation__new" data-quiet="">
            <IconButton
              glyph={arrowDownIcon}
              label={labels.messenger.toNewest}
              variant="inverse"
              tooltip="none"
              onClick={toEnd}
            />
          </span>
        ) : null}
      </div>
      <Announcement lines={lines} name={performer.name} />
      {props.drawer === undefined ? null : (
        <div className="vx-conversation__drawer">{props.drawer}</div>
      )}
      {props.composer === undefined ? null : (
        <div className="vx-conversation__composer">{props.composer}</div>
      )}
    </section>
  );
}
