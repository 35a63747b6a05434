import { describe, expect, it } from 'vitest';
import { FakeClock, FakeLogger, FakeRandom, FakeStorage } from './index.ts';

describe('FakeClock', () => {
  it('runs timers in due order, ties in the order they were set, at their own time', () => {
    const clock = new FakeClock(100);
    const log: string[] = [];
    clock.after(20, () => log.push(`b@${clock.now()}`));
    clock.after(10, () => {
      log.push(`a@${clock.now()}`);
      clock.after(5, () => log.push(`nested@${clock.now()}`));
    });
    clock.after(20, () => log.push(`c@${clock.now()}`));
    expect(clock.nextIn).toBe(10);
    clock.advance(20);
    expect(log).toEqual(['a@110', 'nested@115', 'b@120', 'c@120']);
    expect([clock.now(), clock.pending, clock.nextIn]).toEqual([120, 0, null]);
  });

  it('forgets a cancelled timer and does not reach beyond its end', () => {
    const clock = new FakeClock();
    let fired = 0;
    clock.after(10, () => (fired += 1))[Symbol.dispose]();
    clock.after(11, () => (fired += 1));
    clock.advance(10);
    expect([fired, clock.pending]).toEqual([0, 1]);
  });

  it('runs overdue timers late after a sleep', () => {
    const clock = new FakeClock();
    const at: number[] = [];
    clock.after(10, () => at.push(clock.now()));
    clock.sleep(500);
    expect(at).toEqual([]);
    clock.advance(0);
    expect(at).toEqual([500]);
  });

  it('lets promises settle between timers', async () => {
    const clock = new FakeClock();
    const log: string[] = [];
    clock.after(1, () => void Promise.resolve().then(() => log.push('settled')));
    clock.after(2, () => log.push('second'));
    await clock.advanceAsync(2);
    expect(log).toEqual(['settled', 'second']);
  });
});

describe('the other fakes', () => {
  it('FakeRandom repeats itself', () => {
    const random = new FakeRandom(0.1);
    expect([random.next(), random.next()]).toEqual([0.1, 0.5]);
    expect(random.uuid()).not.toBe(random.uuid());
    expect(random.uuid()).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });

  it('FakeStorage can refuse writes', () => {
    const storage = new FakeStorage();
    expect([storage.set('k', 'v'), storage.get('k')]).toEqual([true, 'v']);
    storage.refuse = true;
    expect([storage.set('k', 'w'), storage.get('k')]).toEqual([false, 'v']);
    storage.remove('k');
    expect(storage.get('k')).toBeNull();
  });

  it('FakeLogger keeps the order', () => {
    const logger = new FakeLogger();
    logger.warn('one', { n: 1 });
    logger.error('two');
    logger.debug('three');
    expect(logger.events).toEqual(['one', 'two', 'three']);
    expect(logger.entries[0]).toEqual({ level: 'warn', event: 'one', detail: { n: 1 } });
  });
});
