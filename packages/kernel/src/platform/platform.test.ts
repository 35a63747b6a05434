import { describe, expect, it, vi } from 'vitest';
import {
  createConsoleLogger,
  createWebStorage,
  systemClock,
  systemRandom,
  systemScheduler,
} from './index.ts';

describe('system ports', () => {
  it('run a task once and not after its end', async () => {
    const log: string[] = [];
    systemScheduler.after(1, () => log.push('ran'));
    systemScheduler.after(1, () => log.push('never'))[Symbol.dispose]();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(log).toEqual(['ran']);
  });

  it('wait for a delay beyond the longest timer instead of firing at once', () => {
    vi.useFakeTimers();
    const task = vi.fn<() => void>();
    systemScheduler.after(30 * 86_400_000, task);
    vi.advanceTimersByTime(29 * 86_400_000);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(86_400_000);
    expect(task).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('make version 4 ids, also where randomUUID is missing', () => {
    const v4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    expect(systemRandom.uuid()).toMatch(v4);
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
    expect(systemRandom.uuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    vi.unstubAllGlobals();
    expect(systemRandom.next()).toBeLessThan(1);
    expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1_000);
  });
});

describe('createWebStorage', () => {
  it('keeps text below its prefix', () => {
    const entries = new Map<string, string>();
    const storage = createWebStorage(
      () => ({
        getItem: (key) => entries.get(key) ?? null,
        setItem: (key, value) => void entries.set(key, value),
        removeItem: (key) => void entries.delete(key),
      }),
      'vx.',
    );
    expect(storage.set('a', '1')).toBe(true);
    expect([...entries]).toEqual([['vx.a', '1']]);
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('answers null and false where site data is blocked', () => {
    const storage = createWebStorage(() => {
      throw new Error('SecurityError');
    });
    expect([storage.get('a'), storage.set('a', '1')]).toEqual([null, false]);
    expect(() => storage.remove('a')).not.toThrow();
  });
});

describe('createConsoleLogger', () => {
  it('is silent below its level', () => {
    const debug = vi.spyOn(console, 'debug').mockReturnValue();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const logger = createConsoleLogger('warn');
    logger.debug('quiet');
    logger.error('loud', { a: 1 });
    expect(debug).not.toHaveBeenCalled();
    expect(error.mock.calls).toEqual([['loud', { a: 1 }]]);
    vi.restoreAllMocks();
  });
});
