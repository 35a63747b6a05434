import type { LiveChatCore } from '@vx/live-core';
import { useStore } from '@vx/react';
import { Button } from '@vx/ui/button';
import { videoCameraIcon } from '@vx/ui/icons';
import type { ReactElement } from 'react';

const PRICE = { value: 12, currency: 'VXC', formatted: '12' } as const;

/** Starts a chat with a performer and ends it. What is possible stands in the snapshot: an action, or `null`. */
export function LiveCard({ chat }: { readonly chat: LiveChatCore }): ReactElement {
  const { state, actions } = useStore(chat);
  const { start, end } = actions;
  return (
    <main>
      <h1>Mira</h1>
      <output>{textOf(state)}</output>
      {end ? (
        <Button variant="secondary" onClick={end}>
          End the chat
        </Button>
      ) : (
        <Button
          variant="primary"
          size="lg"
          icon={videoCameraIcon}
          price={PRICE}
          per="minute"
          disabled={start === null}
          onClick={() =>
            start?.({
              actorId: 'mira',
              kind: 'livechat',
              expectedPrice: PRICE.value,
              freeMinutes: 0,
            })
          }
        >
          Private chat
        </Button>
      )}
    </main>
  );
}

/** The server's word on money: what it has charged, never what this page works out. */
function textOf(state: ReturnType<LiveChatCore['getSnapshot']>['state']): string {
  switch (state.kind) {
    case 'running':
    case 'ending':
      return `Live with ${state.chat.actorId}: ${state.meter.charged} coins so far.`;
    case 'ended':
      return `It cost ${state.receipt.price.formatted} coins.`;
    case 'refused':
      return `Not started: ${state.code}.`;
    case 'idle':
      return 'Nothing is charged before you press.';
    default:
      return 'Starting …';
  }
}
