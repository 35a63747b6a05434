import { memo, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { useLogScroll } from '../internal/use-log-scroll.ts';
import { useUiLabels } from '../labels/context.tsx';
import { MessageBubble, SystemLine } from '../message-bubble/MessageBubble.tsx';
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
  if (line.kind === 'system')
    return (
      <div className="vx-transcript__line">
        <SystemLine>{line.text}</SystemLine>
      </div>
    );
  return (
    <div className="vx-transcript__line">
      <MessageBubble
        from={line.from}
        sender={line.from === 'guest' ? labels.chat.you : name}
        text={line.text}
        time={line.time}
        state={line.state}
        onRetry={onRetry === undefined ? undefined : () => onRetry(line.id)}
      />
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
  const last = lines.at(-1);
  const ownLast = last?.kind === 'message' && last.from === 'guest';
  const { view, content, fresh, toEnd, handleScroll } = useLogScroll(lines, ownLast, typing);
  return (
    <div className="vx-transcript" data-variant={variant}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard */}
      <div
        className="vx-transcript__view"
        ref={view}
        onScroll={handleScroll}
        role="log"
        aria-label={labels.chat.transcript(name)}
        aria-live="polite"
        tabIndex={0}
      >
        <div className="vx-transcript__lines" ref={content}>
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
