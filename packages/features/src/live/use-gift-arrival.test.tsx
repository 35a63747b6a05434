// @vitest-environment jsdom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { composeLivePage, showView } from '../app/testing/live-page.tsx';
import type { RoomLine } from './presenters/room-lines.ts';
import { useGiftArrival } from './use-gift-arrival.ts';

const gift = (id: string): RoomLine => ({
  kind: 'gift',
  id,
  from: 'guest',
  price: undefined,
  title: id,
  names: id,
  picture: null,
  count: 1,
});

it('shows a gift that has just come for four seconds, and nothing that was given before', async () => {
  const page = composeLivePage({ app: 'mobile' });
  let add: (line: RoomLine) => void = () => undefined;
  const { view, does } = await showView(page, () => {
    const [lines, setLines] = useState<readonly RoomLine[]>([gift('before')]);
    add = (line) => setLines([...lines, line]);
    return useGiftArrival(lines, 'Mira');
  });
  const give = (id: string) => does(() => add(gift(id)));
  const pass = (ms: number) => does(() => page.clock.advance(ms));
  expect(view()).toBeNull();
  await give('rose');
  expect(view()?.id).toBe('rose');
  await pass(3_999);
  expect(view()?.id).toBe('rose');
  // The next one takes its place, and has its own time.
  await give('song');
  await pass(3_999);
  expect(view()?.id).toBe('song');
  await pass(1);
  expect(view()).toBeNull();
});
