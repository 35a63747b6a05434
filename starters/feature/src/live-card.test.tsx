import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createFakeChat } from './fake-page.ts';
import { LiveCard } from './LiveCard.tsx';

it('starts a chat, shows what the server charged, and ends it', async () => {
  const { chat, server } = createFakeChat();
  const shown = (): string => renderToStaticMarkup(<LiveCard chat={chat} />);
  expect(shown()).toContain('Nothing is charged before you press.');

  chat.getSnapshot().actions.start?.({
    actorId: 'mira',
    kind: 'livechat',
    expectedPrice: 12,
    freeMinutes: 0,
  });
  await vi.waitFor(() => expect(shown()).toContain('Live with mira: 1 coins so far.'));
  expect(shown()).toContain('End the chat');
  expect(server.starts).toHaveLength(1);

  chat.getSnapshot().actions.end?.();
  await vi.waitFor(() => expect(shown()).toContain('It cost 6 coins.'));
});

it('shows why the server began no chat', async () => {
  const { chat, server } = createFakeChat();
  server.refusals.push({ code: 'BALANCE_TOO_LOW' });
  chat.getSnapshot().actions.start?.({
    actorId: 'mira',
    kind: 'livechat',
    expectedPrice: 12,
    freeMinutes: 0,
  });
  await vi.waitFor(() =>
    expect(renderToStaticMarkup(<LiveCard chat={chat} />)).toContain('Not started'),
  );
});
