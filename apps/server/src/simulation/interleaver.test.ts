import { describe, expect, it } from 'vitest';
import { createChance } from '@vx/faults/invariants';
import { Interleaver, StalledError } from './interleaver.ts';

const never = (): Promise<never> => new Promise(() => undefined);

/** One that soon counts as standing still. */
const impatient = (countWaiting: (() => Promise<number>) | null = null): Interleaver =>
  new Interleaver(createChance(1), countWaiting, { stuckMs: 40, idleSteps: 50 });

async function stallOf(drive: Promise<unknown>): Promise<string> {
  const error = await drive.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StalledError);
  return (error as StalledError).message;
}

describe('a run that stands still says which step waits for what', () => {
  it('when a step has no answer', async () => {
    const interleaver = impatient();
    const words = await stallOf(interleaver.drive(interleaver.step(never, { name: 'select 1' })));
    expect(words).toContain('A step has no answer after 40 ms');
    expect(words).toContain('Begun, not done:\n  select 1');
  });

  it('when a step is neither done nor waits for a lock', async () => {
    let locked = 0;
    const interleaver = impatient(() => Promise.resolve(locked));
    const waits = interleaver.step(
      () => {
        locked = 1;
        return never();
      },
      { name: 'a statement that waits for a lock' },
    );
    const stuck = waits.then(never);
    void interleaver.step(never, { name: 'a rollback behind it' });
    const words = await stallOf(interleaver.drive(stuck));
    expect(words).toContain('neither done nor waits for a lock (1 do)');
    expect(words).toContain('a statement that waits for a lock');
    expect(words).toContain('a rollback behind it');
  });

  it('when nobody may go on', async () => {
    const interleaver = impatient();
    const words = await stallOf(
      interleaver.drive(interleaver.pause('what never comes', () => false)),
    );
    expect(words).toContain('No step could be taken for 40 ms');
    expect(words).toContain('what never comes (not ready)');
  });

  it('when time alone goes on', async () => {
    const interleaver = impatient();
    const time = async (): Promise<void> => {
      for (;;) await interleaver.pausePatiently('time');
    };
    const task = interleaver.task('chat of guest 3', never);
    const words = await stallOf(interleaver.drive(Promise.race([task, time()])));
    expect(words).toContain('No task was done within 50 steps');
    expect(words).toContain('Tasks:\n  chat of guest 3');
  });

  it('and goes on as long as tasks are done', async () => {
    const interleaver = impatient();
    const work = async (): Promise<void> => {
      for (let index = 0; index < 20; index += 1)
        await interleaver.task(`task ${index}`, async () => {
          for (let step = 0; step < 10; step += 1) await interleaver.pause('a step');
        });
    };
    await interleaver.drive(work());
    expect(interleaver.steps).toBe(200);
  });
});
