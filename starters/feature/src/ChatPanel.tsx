import { chatStreamRetry } from '@vx/contract/constants';
import { errorText } from '@vx/i18n';
import type { Formatter } from '@vx/i18n/format';
import type { ChatActions, ChatState } from '@vx/live-core';
import { useLoad, useStore } from '@vx/react';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { StreamStage } from '@vx/ui/stream-stage';
import { Text } from '@vx/ui/text';
import type { ReactElement } from 'react';
import { usePage } from './page.ts';
import { loadLive } from './performers.ts';

/** The chat that runs, with its picture and its meter, or what became of it. */
export function ChatPanel(): ReactElement {
  const { chat, texts } = usePage();
  const { state, actions } = useStore(chat);
  return (
    <Stack>
      {(state.kind === 'running' || state.kind === 'ending') && (
        <Picture state={state} reportPicture={actions.reportPicture} />
      )}
      <Text as="output">{textOf(state, texts)}</Text>
      {actions.end && <Button onClick={actions.end}>{texts.format('live.end')}</Button>}
    </Stack>
  );
}

/** The live picture. A chat is billed from the first one on: the server hears of it as soon as the guest sees it. */
function Picture({
  state: { chat, online, awaitsPicture },
  reportPicture,
}: {
  readonly state: Extract<ChatState, { kind: 'running' | 'ending' }>;
  readonly reportPicture: ChatActions['reportPicture'];
}): ReactElement {
  const { queries } = usePage();
  const live = useLoad((signal) => loadLive(queries, signal), [queries]);
  const performer =
    live.kind === 'loaded' ? live.value.find(({ id }) => id === chat.actorId) : undefined;
  return (
    <StreamStage
      src={chat.url}
      name={performer?.name ?? ''}
      state={!online ? 'weak' : awaitsPicture ? 'connecting' : 'running'}
      retryEvery={chatStreamRetry}
      onPlaying={() => reportPicture?.()}
    />
  );
}

/** The server's word on money: what it has charged, never what this page works out. */
function textOf(state: ChatState, { format }: Formatter): string {
  switch (state.kind) {
    case 'running':
    case 'ending':
      return format('money.coins', { count: state.meter.charged });
    case 'ended':
      return `${format('live.receipt.total')}: ${format('money.coins', { count: state.receipt.price.value })}`;
    case 'refused':
      return format(errorText(state.code));
    case 'idle':
      return '';
    default:
      return '…';
  }
}
