import { NetworkError } from '@vx/api-client';
import { expect, it } from 'vitest';
import { keepLoaded } from './keep-loaded.ts';
import type { PageLoadInput } from './page-load.ts';

const at = (path: string, isServer = false): PageLoadInput => ({
  services: { isServer } as PageLoadInput['services'],
  params: {},
  url: new URL(path, 'https://candela.test'),
});

function setUp() {
  const answers: (string | Error)[] = [];
  const load = keepLoaded(() => {
    const answer = answers.shift();
    return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer as Error);
  });
  return { answers, load };
}

it('shows what a page showed where loading it again fails for want of a connection', async () => {
  const { answers, load } = setUp();
  const cut = new NetworkError('cut');
  answers.push('one', cut, 'two', cut);
  const seen = [];
  for (const _ of [1, 2, 3, 4]) seen.push(await load(at('/a')));
  expect(seen).toEqual(['one', 'one', 'two', 'two']);
});

it('says what is wrong with another page, with what the server refuses, and on servers', async () => {
  const { answers, load } = setUp();
  const cut = new NetworkError('cut');
  const missing = new Response(null, { status: 404 }) as unknown as Error;
  answers.push('one', cut, missing, 'two', cut);
  await load(at('/a'));
  await expect(load(at('/b'))).rejects.toBe(cut);
  await expect(load(at('/a'))).rejects.toBe(missing);
  await load(at('/c', true));
  await expect(load(at('/c', true))).rejects.toBe(cut);
});
