import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { clockIcon, warningCircleIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import './chat-transcript.css';

export type ChatLine =
  | {
      kind: 'message';
      id: string;
      from: 'performer' | 'guest';
      text: string;
      /** "22:31" */ time?: string | undefined;
      state?: 'sending' | 'sent' | 'waiting' | 'failed' | undefined;
    }
  | { kind: 'system'; id: string; text: string };

export type ChatTranscriptProps = {
  /** The performer. */
  name: string;
  picture?: string | null | undefined;
  lines: readonly ChatLine[];
  typing?: boolean | undefined;
  /** Sends a failed message again. */
  onRetry?: ((id: string) => void) | undefined;
  /** A column beside the video, or over it. */
  variant?: 'panel' | 'overlay' | undefined;
  empty?: ReactNode;
};

const nearBottom = 80;
const isBrowser = typeof document !== 'undefined';
const useBeforePaint = isBrowser ? useLayoutEffect : useEffect;

const Line = memo(function Line({
  line,
  name,
  onRetry,
}: {
  line: ChatLine;
  name: string;
  onRetry: ((id: string) => void) | undefined;
}): ReactElement {
  const labels = useUiLabels();
  if (line.kind === 'system') return <p className="vx-transcript__system">{line.text}</p>;
  const own = line.from === 'guest';
  const state = line.state ?? 'sent';
  return (
    <div className="vx-transcript__line" data-from={line.from} data-state={state}>
      <p className="vx-transcript__bubble">
        <span className="vx-transcript__sender">
          {own ? labels.chat.you : name}
          <span className="vx-visually-hidden">: </span>
        </span>
        {line.text}
        {line.time === undefined ? null : <span className="vx-visually-hidden">, {line.time}</span>}
      </p>
      {state === 'sent' ? null : (
        <p className="vx-transcript__state">
          <Icon
            glyph={state === 'failed' ? warningCircleIcon : clockIcon}
            size="xs"
            weight={state === 'failed' ? 'fill' : 'regular'}
          />
          {state === 'failed'
            ? labels.chat.failed
            : state === 'waiting'
              ? labels.chat.waiting
              : labels.chat.sending}
          {state === 'failed' && onRetry !== undefined ? (
            <button type="button" className="vx-text-link" onClick={() => onRetry(line.id)}>
              {labels.retry}
            </button>
          ) : null}
        </p>
      )}
    </div>
  );
});

/**
 * What was said. Lines far from view cost no layout (`content-visibility`), a line renders once, and the list stays at
 * its end unless the guest has scrolled up; then a button says how many are new. New lines are read out politely.
 */
export function ChatTranscript({
  name,
  picture,
  lines,
  typing = false,
  onRetry,
  variant = 'panel',
  empty,
}: ChatTranscriptProps): ReactElement {
  const labels = useUiLabels();
  const view = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const [seen, setSeen] = useState(lines.length);
  const [away, setAway] = useState(false);
  const toEnd = useCallback(() => {
    view.current?.scrollTo({ top: view.current.scrollHeight });
  }, []);
  useBeforePaint(() => {
    if (following.current) toEnd();
  }, [lines, typing, toEnd]);
  useEffect(() => {
    const node = view.current?.firstElementChild;
    if (!node) return undefined;
    // Heights that were estimated become real as lines come into view: keep to the end then, too.
    const observer = new ResizeObserver(() => {
      if (following.current) toEnd();
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [toEnd]);
  const read = (): void => {
    const node = view.current;
    if (node === null) return;
    const end = node.scrollHeight - node.scrollTop - node.clientHeight < nearBottom;
    following.current = end;
    if (end !== !away) {
      setAway(!end);
      setSeen(lines.length);
    }
  };
  const fresh = away ? Math.max(0, lines.length - seen) : 0;
  return (
    <div className="vx-transcript" data-variant={variant}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard */}
      <div
        className="vx-transcript__view"
        ref={view}
        onScroll={read}
        role="log"
        aria-label={labels.chat.transcript(name)}
        aria-live="polite"
        tabIndex={0}
      >
        <div className="vx-transcript__lines">
          {lines.length === 0
            ? empty
            : lines.map((line) => <Line key={line.id} line={line} name={name} onRetry={onRetry} />)}
        </div>
        <p className="vx-transcript__typing" aria-live="off">
          {typing ? (
            <>
              <Avatar name={name} src={picture} size="xs" />
              {labels.chat.typing(name)}
            </>
          ) : null}
        </p>
      </div>
      {fresh > 0 ? (
        <span className="vx-transcript__new">
          <Button size="sm" variant="solid" onClick={toEnd}>
            {labels.chat.newMessages(fresh)}
          </Button>
        </span>
      ) : null}
    </div>
  );
}
