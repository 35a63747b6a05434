import { HttpError, type RestCalls } from '@vx/api-client';
import { expect, it } from 'vitest';
import { createChatRating } from './chat-rating.ts';

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** The question after a chat; calls wait until they are answered, the oldest first. */
function ask() {
  const calls: { rating: number; answer: (code?: 'NOT_FOUND') => Promise<void> }[] = [];
  const rating = createChatRating({
    chat: { chatId: 'c1', actorId: '7', kind: 'livechat' },
    page: { path: () => '/en/amateur/mira/live/', isMobile: true },
    calls: {
      call: ((_key: string, { body }: { body: { rating: number } }) => {
        const { promise, resolve, reject } = Promise.withResolvers<object>();
        calls.push({
          rating: body.rating,
          async answer(code) {
            if (code) reject(new HttpError({ status: 404, code }));
            else resolve({ success: true });
            await turns();
          },
        });
        return promise;
      }) as unknown as RestCalls['call'],
    },
  });
  return { rating, calls, sent: () => calls.map((call) => call.rating) };
}

it('sends of several taps the first and the last, one after the other', async () => {
  const { rating, calls, sent } = ask();
  rating.rate(1);
  await turns();
  rating.rate(2);
  rating.rate(5);
  await turns();
  expect(sent()).toEqual([1]);
  expect(rating.getSnapshot()).toEqual({ stars: 5, problem: null });
  await calls[0]?.answer();
  expect(sent()).toEqual([1, 5]);
  await calls[1]?.answer();
  expect(rating.getSnapshot()).toEqual({ stars: 5, problem: null });
});

it('gives back what is saved where a tap is refused, and takes the next one', async () => {
  const { rating, calls, sent } = ask();
  rating.rate(4);
  await turns();
  await calls[0]?.answer();
  rating.rate(1);
  await turns();
  await calls[1]?.answer('NOT_FOUND');
  expect(rating.getSnapshot()).toEqual({ stars: 4, problem: 'NOT_FOUND' });
  rating.rate(2);
  await turns();
  await calls[2]?.answer();
  expect([sent(), rating.getSnapshot()]).toEqual([[4, 1, 2], { stars: 2, problem: null }]);
});

it('says nothing of a tap that was refused when another follows it', async () => {
  const { rating, calls } = ask();
  rating.rate(1);
  await turns();
  rating.rate(3);
  await calls[0]?.answer('NOT_FOUND');
  expect(rating.getSnapshot()).toEqual({ stars: 3, problem: null });
});
