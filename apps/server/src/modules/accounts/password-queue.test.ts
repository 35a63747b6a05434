import { expect, it } from 'vitest';
import { createPasswordQueue } from './password-queue.ts';

const work = () => {
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { done, finish: () => finish() };
};

it('runs few at a time in their order, and refuses beyond those that may wait', async () => {
  const queue = createPasswordQueue({ maxRunning: 1, maxWaiting: 1 });
  const [first, second] = [work(), work()];
  const started: string[] = [];
  const one = queue.run(() => (started.push('first'), first.done));
  const two = queue.run(() => (started.push('second'), second.done));
  await expect(queue.run(async () => started.push('third'))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    detail: { retryAfter: 2 },
  });
  expect(started).toEqual(['first']);
  first.finish();
  await one;
  expect(started).toEqual(['first', 'second']);
  second.finish();
  await two;
  await queue.run(async () => started.push('fourth'));
  expect(started).toEqual(['first', 'second', 'fourth']);
});

it('gives its place back when the work fails', async () => {
  const queue = createPasswordQueue({ maxRunning: 1, maxWaiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(() => Promise.resolve('ran'))).toBe('ran');
});
