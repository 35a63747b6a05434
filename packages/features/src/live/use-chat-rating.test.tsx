// @vitest-environment jsdom
import { FakeRefusal } from '@vx/api-client/testing';
import type { ChatReceipt } from '@vx/contract';
import { expect, it } from 'vitest';
import { composeLivePage, showView } from '../app/testing/live-page.tsx';
import { useChatRating } from './use-chat-rating.ts';

const price = { value: 60, currency: 'VXC', formatted: '60', equivalent: null } as const;
const receipt: ChatReceipt = {
  chatId: 'c1',
  actorId: '7',
  actorName: 'Mira',
  kind: 'livechat',
  exitCode: 100,
  endedBy: null,
  startedAt: '2026-11-29T18:00:00.000Z',
  endedAt: '2026-11-29T18:05:00.000Z',
  seconds: 300,
  freeSeconds: 0,
  price,
  pricePerMinute: price,
  balance: price,
};

/** The question on a page whose server answers with these, in turn; then it takes everything. */
async function asked(...answers: readonly (() => { readonly success: boolean })[]) {
  const page = composeLivePage({ app: 'mobile' });
  const left = [...answers];
  page.api.on('POST /survey/chatexit', () => (left.shift() ?? (() => ({ success: true })))());
  const shown = await showView(page, () => useChatRating(receipt));
  const said = () =>
    page.api.calls
      .filter(({ key }) => key === 'POST /survey/chatexit')
      .map(({ body }) => body as { readonly rating: number });
  const settle = () =>
    shown.does(async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      page.clock.advance(60_000);
    });
  return { ...shown, said, settle };
}

it('[RU-survey-chat-exit-fields] sends the eight fields with the tap', async () => {
  const { view, does, said, settle } = await asked();
  await does(() => view().onRate(4));
  await settle();
  expect(said()).toEqual([
    {
      currentUrl: '/',
      chatId: 'c1',
      actorId: '7',
      mobile: true,
      feedback: '',
      rating: 4,
      isAnonymousVoicecall: false,
      chatType: 'livechat',
    },
  ]);
  expect(view()).toMatchObject({ value: 4, failed: false });
});

it('goes back to what is saved where a tap is refused, and takes the next one', async () => {
  const refused = () => {
    throw new FakeRefusal(404, 'NOT_FOUND');
  };
  const { view, does, settle } = await asked(() => ({ success: true }), refused);
  await does(() => view().onRate(5));
  await settle();
  await does(() => view().onRate(1));
  await settle();
  expect(view()).toMatchObject({ value: 5, failed: true });
  await does(() => view().onRate(2));
  await settle();
  expect(view()).toMatchObject({ value: 2, failed: false });
});
