import { describe, expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';

/** Loads ten bytes and counts. */
function createSource() {
  let loads = 0;
  return {
    loads: () => loads,
    load:
      (length = 10) =>
      async (): Promise<Buffer> => {
        loads += 1;
        return Buffer.alloc(length);
      },
  };
}

describe('a cache of bytes', () => {
  it('loads once what is asked for again, also while it is loading', async () => {
    const source = createSource();
    const cache = createByteCache(100);
    await Promise.all([cache.of('a', source.load()), cache.of('a', source.load())]);
    await cache.of('a', source.load());
    expect(source.loads()).toBe(1);
  });

  it('lets go of what was not asked for the longest', async () => {
    const source = createSource();
    const cache = createByteCache(20);
    await cache.of('a', source.load());
    await cache.of('b', source.load());
    await cache.of('a', source.load());
    await cache.of('c', source.load());
    expect(source.loads()).toBe(3);
    await cache.of('a', source.load());
    expect(source.loads()).toBe(3);
    await cache.of('b', source.load());
    expect(source.loads()).toBe(4);
  });

  it('passes on what is larger than all it may keep', async () => {
    const source = createSource();
    const cache = createByteCache(20);
    await cache.of('a', source.load());
    expect(await cache.of('large', source.load(21))).toHaveLength(21);
    await cache.of('large', source.load(21));
    await cache.of('a', source.load());
    expect(source.loads()).toBe(3);
  });

  it('tries again after a failure', async () => {
    const source = createSource();
    const cache = createByteCache(20);
    await expect(cache.of('a', () => Promise.reject(new Error('no disk')))).rejects.toThrow('disk');
    await cache.of('a', source.load());
    expect(source.loads()).toBe(1);
  });
});
