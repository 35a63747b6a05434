import { expect, it } from 'vitest';
import { keepPush } from './page-push.ts';

function known(answers: readonly boolean[]) {
  const done: string[] = [];
  const left = [...answers];
  const push = {
    update: async () => {
      done.push('update');
      return left.shift() ?? false;
    },
    check: async () => void done.push('check'),
  };
  return { push, done };
}

it('[RU-webpush-update-guest] binds the browser to the guest of the page', async () => {
  const { push, done } = known([true]);
  await keepPush(push);
  expect(done).toEqual(['update']);
});

it('[RU-webpush-not-subscribed] mends what the server does not know any more, and binds it then', async () => {
  const { push, done } = known([false, true]);
  await keepPush(push);
  expect(done).toEqual(['update', 'check', 'update']);
});
