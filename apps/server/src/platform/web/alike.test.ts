import { describe, expect, it } from 'vitest';
import { ReadLog, type OwnReads } from '../own-reads.ts';
import { Alike } from './alike.ts';

const vip = (is: boolean): OwnReads => new Map([['vip', () => is]]);

function maker(is: boolean, given: { readonly own?: boolean } = {}) {
  const log = new ReadLog();
  log.note('vip', 'own', is);
  if (given.own) log.own();
  return { log };
}

describe('what is made for guests who are alike', () => {
  it('is made once for those who ask at the same time, and again for who differs', async () => {
    const alike = new Alike<{ readonly log: ReadLog }>(10);
    let made = 0;
    const ask = (is: boolean) =>
      alike.get(
        'page',
        vip(is),
        async () => (await Promise.resolve(), (made += 1), maker(is)),
        () => true,
      );
    const [a, b, c] = await Promise.all([ask(false), ask(false), ask(true)]);
    expect(made).toBe(2);
    expect(b).toBe(a);
    expect(c).not.toBe(a);
    expect(await ask(true)).toBe(c);
  });

  it('is not kept when it is one guest’s own, or not good', async () => {
    const alike = new Alike<{ readonly log: ReadLog }>(10);
    let made = 0;
    const ask = (own: boolean, good: boolean) =>
      alike.get(
        'page',
        vip(false),
        () => Promise.resolve(((made += 1), maker(false, { own }))),
        () => good,
      );
    await ask(true, true);
    await ask(false, false);
    await ask(false, true);
    await ask(true, true);
    expect(made).toBe(3);
  });

  it('lets nobody wait for what turned out to be one guest’s own', async () => {
    const alike = new Alike<{ readonly log: ReadLog }>(10);
    const never = new Promise<never>(() => undefined);
    const ask = (make: () => Promise<{ readonly log: ReadLog }>) =>
      alike.get('page', vip(false), make, () => true);
    await ask(() => Promise.resolve(maker(false, { own: true })));
    void ask(() => never);
    const mine = maker(false);
    expect(await ask(() => Promise.resolve(mine))).toBe(mine);
  });

  it('fails who made it, not who waited', async () => {
    const alike = new Alike<{ readonly log: ReadLog }>(10);
    const failing = alike.get(
      'page',
      vip(false),
      () => Promise.reject(new Error('broken')),
      () => true,
    );
    const waiting = alike.get(
      'page',
      vip(false),
      () => Promise.resolve(maker(false)),
      () => true,
    );
    await expect(failing).rejects.toThrow('broken');
    await expect(waiting).resolves.toBeDefined();
  });

  it('remembers so many things, and of each so many variants', async () => {
    const alike = new Alike<{ readonly log: ReadLog }>(2);
    let made = 0;
    const ask = (key: string) =>
      alike.get(
        key,
        vip(false),
        () => Promise.resolve(((made += 1), maker(false))),
        () => true,
      );
    for (const key of ['a', 'b', 'c', 'a', 'b', 'c']) await ask(key);
    expect(made).toBe(4);
  });
});
