import { errorText } from '@vx/i18n';
import type { Formatter } from '@vx/i18n/format';
import type { ChatState } from '@vx/live-core';
import { useStore } from '@vx/react';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { Text } from '@vx/ui/text';
import type { ReactElement } from 'react';
import { usePage } from './page.ts';

/** The chat that runs, with its meter, or what became of it. */
export function ChatPanel(): ReactElement {
  const { chat, texts } = usePage();
  const { state, actions } = useStore(chat);
  return (
    <Stack>
      <Text as="output">{textOf(state, texts)}</Text>
      {actions.end && <Button onClick={actions.end}>{texts.format('live.end')}</Button>}
    </Stack>
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
