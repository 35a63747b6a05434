import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { createBlocks, type LogBlock } from '../internal/log-blocks.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useKeptFocus } from '../internal/use-kept-focus.ts';
import { useLogScroll } from '../internal/use-log-scroll.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { GiftMessage, type GiftMessageProps } from '../gift-message/GiftMessage.tsx';
import { useUiLabels } from '../labels/context.tsx';
import { MessageBubble, SystemLine } from '../message-bubble/MessageBubble.tsx';
import './chat-transcript.css';

/** A line of a chat. */
export type ChatLine =
  | {
      kind: 'message';
      id: string;
      from: 'performer' | 'guest';
      text: string;
      /** "22:31" */
      time?: string | undefined;
      state?: 'sending' | 'sent' | 'waiting' | 'failed' | undefined;
    }
  | { kind: 'system'; id: string; text: string }
  | ({ kind: 'gift'; id: string } & Pick<
      GiftMessageProps,
      'from' | 'picture' | 'title' | 'price' | 'count'
    >);

export type ChatTranscriptProps = RootProps<'div'> & {
  /** The performer. */
  name: string;
  /** Picture of the performer beside their lines. */
  picture?: string | null | undefined;
  /** The lines, oldest first. */
  lines: readonly ChatLine[];
  /** Shows that the performer is writing. */
  typing?: boolean | undefined;
  /** Sends a failed message again. */
  onRetry?: ((id: string) => void) | undefined;
  /** A column beside the video, or over it. */
  variant?: 'panel' | 'overlay' | undefined;
  /** What to say when there is nothing. */
  empty?: ReactNode;
};

type BlockProps = {
  lines: readonly ChatLine[];
  name: string;
  onRetry: ((id: string) => void) | undefined;
};

const Line = memo(function Line({
  line,
  name,
  onRetry,
}: Omit<BlockProps, 'lines'> & { line: ChatLine }): ReactElement {
  const labels = useUiLabels();
  if (line.kind === 'system') return <SystemLine>{line.text}</SystemLine>;
  if (line.kind === 'gift')
    return (
      <div className="vx-transcript__gift" data-from={line.from}>
        <GiftMessage
          variant="line"
          from={line.from}
          picture={line.picture}
          title={line.title}
          price={line.price}
          count={line.count}
        />
      </div>
    );
  return (
    <MessageBubble
      from={line.from}
      sender={line.from === 'guest' ? labels.chat.you : name}
      text={line.text}
      time={line.time}
      state={line.state}
      onRetry={onRetry === undefined ? undefined : () => onRetry(line.id)}
    />
  );
});

/** About 32 lines that are laid out, and rendered again, together. */
const Block = memo(function Block({ lines, ...rest }: BlockProps): ReactElement {
  return (
    <CustomProperties values={{ '--vx-lines': lines.length }}>
      <div className="vx-transcript__block">
        {lines.map((line) => (
          <Line key={line.id} line={line} {...rest} />
        ))}
      </div>
    </CustomProperties>
  );
});

/** What is shown at once: more than a tall screen holds. */
const FIRST_LINES = 100;

/** The last blocks that together have enough lines to fill a screen. */
const endOf = (blocks: readonly LogBlock<ChatLine>[]): readonly LogBlock<ChatLine>[] => {
  let count = 0;
  const from = blocks.findLastIndex((block) => (count += block.lines.length) >= FIRST_LINES);
  return blocks.slice(Math.max(0, from));
};

/**
 * Blocks to show now. Old lines follow the newest ones when there is time: a long transcript opens as fast as a short one.
 * They end up in the page, all of them, for a find in page, for screen readers and for print.
 */
function useShownBlocks(lines: readonly ChatLine[]): {
  blocks: readonly LogBlock<ChatLine>[];
  whole: boolean;
} {
  const [cut] = useState(createBlocks<ChatLine>);
  const blocks = useMemo(() => cut(lines), [cut, lines]);
  const first = blocks[0]?.key ?? '';
  // Stays at the first block that is in the page until the blocks before it are made.
  const shown = useDeferredValue(first, '');
  if (shown === first) return { blocks, whole: true };
  const from = blocks.findIndex(({ key }) => key === shown);
  return { blocks: from === -1 ? endOf(blocks) : blocks.slice(from), whole: false };
}

/**
 * What was said. Lines are laid out in blocks of about 32: blocks far from view cost no layout, and a line that comes renders
 * the last block alone. The list stays at its end unless the guest has scrolled up; then a button says how many are new.
 * New lines are read out politely, old ones that follow are not.
 */
export function ChatTranscript({
  name,
  picture,
  lines,
  typing = false,
  onRetry,
  variant = 'panel',
  empty,
  ...rest
}: ChatTranscriptProps): ReactElement {
  const labels = useUiLabels();
  const last = lines.at(-1);
  const ownLast = last !== undefined && last.kind !== 'system' && last.from === 'guest';
  const { blocks, whole } = useShownBlocks(lines);
  // Old lines that follow move what is read as much as new ones do.
  const change = useMemo(() => ({ blocks, typing }), [blocks, typing]);
  const { view, content, fresh, toEnd, handleScroll } = useLogScroll(lines, ownLast, change);
  // After old lines are in the page, not with them: what comes in the same moment as the attribute may be read out.
  useEffect(() => {
    view.current?.setAttribute('aria-live', whole ? 'polite' : 'off');
  }, [view, whole]);
  // A new function each second, as a meter ticks, is no reason to render a line again.
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  // "Send again" goes with the failure, and the button for new lines with its press.
  const frame = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(frame, rest.ref);
  useKeptFocus(frame, view);
  const retryLine = useCallback((id: string): void => retry.current?.(id), []);
  return (
    <div {...rootProps(rest, 'vx-transcript')} ref={merged} data-variant={variant}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard */}
      <div
        className="vx-transcript__view"
        ref={view}
        onScroll={handleScroll}
        role="log"
        aria-label={labels.chat.transcript(name)}
        aria-live="off"
        tabIndex={0}
      >
        <div className="vx-transcript__lines" ref={content}>
          {lines.length === 0
            ? empty
            : blocks.map((block) => (
                <Block
                  key={block.key}
                  lines={block.lines}
                  name={name}
                  onRetry={onRetry === undefined ? undefined : retryLine}
                />
              ))}
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

/** One line as it stands over the picture, without a log around it: what was said last while a sheet covers the others. */
export function ChatLineBubble({
  name,
  text,
  ...rest
}: RootProps<'div'> & {
  /** The performer. */
  name: string;
  /** What was said. */
  text: string;
}): ReactElement {
  return (
    <div
      {...rootProps(rest, 'vx-transcript vx-chat-line')}
      data-variant="overlay"
      data-theme="dark"
    >
      <MessageBubble from="performer" sender={name} text={text} />
    </div>
  );
}
