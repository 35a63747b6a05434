import { memo, type ReactElement } from 'react';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import type { LogBlock } from '../internal/log-blocks.ts';
import { useUiLabels } from '../labels/context.tsx';
import { MessageBubble, SystemLine } from '../message-bubble/MessageBubble.tsx';
import { showsTime, type ConversationLine } from './lines.ts';

type BlockProps = {
  block: LogBlock<ConversationLine>;
  name: string;
  onRetry: ((id: string) => void) | undefined;
  onCancel: ((id: string) => void) | undefined;
  onTakeBack: ((id: string) => void) | undefined;
};

function Line({
  line,
  next,
  name,
  onRetry,
  onCancel,
  onTakeBack,
}: Omit<BlockProps, 'block'> & {
  line: ConversationLine;
  next: ConversationLine | undefined;
}): ReactElement {
  const labels = useUiLabels();
  if (line.kind === 'day')
    return (
      <p className="vx-conversation__day">
        <span>{line.text}</span>
      </p>
    );
  if (line.kind === 'system')
    return (
      <SystemLine price={line.price} sign={line.sign}>
        {line.text}
      </SystemLine>
    );
  if (line.kind === 'card') return <div>{line.content}</div>;
  const stamp = showsTime(line, next);
  // Of several that are being sent the last one says so: what stands above would move as each of them arrives.
  const state = line.state === 'sending' && !stamp ? undefined : line.state;
  return (
    <MessageBubble
      from={line.from}
      sender={line.from === 'guest' ? labels.chat.you : name}
      text={line.kind === 'message' ? line.text : undefined}
      time={line.time}
      dateTime={line.sentAt}
      state={state}
      stamp={stamp}
      onRetry={onRetry === undefined ? undefined : () => onRetry(line.id)}
      onCancel={onCancel === undefined ? undefined : () => onCancel(line.id)}
      onTakeBack={
        line.mayTakeBack === true && onTakeBack !== undefined
          ? () => onTakeBack(line.id)
          : undefined
      }
    >
      {line.kind === 'content' ? line.content : undefined}
    </MessageBubble>
  );
}

/** About 32 lines that are laid out, and rendered again, together. */
export const Block = memo(function Block({ block, ...rest }: BlockProps): ReactElement {
  return (
    <CustomProperties values={{ '--vx-lines': block.lines.length }}>
      <div className="vx-conversation__block">
        {block.lines.map((line, index) => (
          <Line key={line.id} line={line} next={block.lines[index + 1] ?? block.next} {...rest} />
        ))}
      </div>
    </CustomProperties>
  );
});
