import { describe, expect, it, vi } from 'vitest';
import {
  createEmitter,
  createScope,
  fail,
  InvariantError,
  isVxError,
  ok,
  unreachable,
  VxError,
} from './index.ts';

describe('createScope', () => {
  it('ends what it owns once, last in first out', () => {
    const log: string[] = [];
    const scope = createScope();
    scope.defer(() => log.push('first'));
    const resource = scope.own({ [Symbol.dispose]: () => void log.push('second') });
    expect(resource).toBeDefined();
    scope[Symbol.dispose]();
    scope[Symbol.dispose]();
    expect(log).toEqual(['second', 'first']);
    expect(scope.ended).toBe(true);
  });

  it('ends at once what it is given too late', () => {
    const scope = createScope();
    scope[Symbol.dispose]();
    const late = vi.fn<() => void>();
    scope.defer(late);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('runs every clean-up although one throws', () => {
    const scope = createScope();
    const other = vi.fn<() => void>();
    scope.defer(other);
    scope.defer(() => {
      throw new RangeError('clean-up');
    });
    expect(() => scope[Symbol.dispose]()).toThrow(RangeError);
    expect(other).toHaveBeenCalledTimes(1);
  });
});

describe('createEmitter', () => {
  interface Events {
    readonly rang: number;
    readonly left: string;
  }

  it('calls the listeners of one name until they stop', () => {
    const emitter = createEmitter<Events>();
    const rang = vi.fn<(event: number) => void>();
    const left = vi.fn<(event: string) => void>();
    const stop = emitter.on('rang', rang);
    emitter.on('left', left);
    emitter.emit('rang', 1);
    stop();
    emitter.emit('rang', 2);
    expect(rang.mock.calls).toEqual([[1]]);
    expect(left).not.toHaveBeenCalled();
  });

  it('lets a throwing listener silence nobody, and nobody hear after the end', () => {
    const emitter = createEmitter<Events>();
    const heard = vi.fn<(event: number) => void>();
    emitter.on('rang', () => {
      throw new RangeError('mine');
    });
    emitter.on('rang', heard);
    expect(() => emitter.emit('rang', 1)).toThrow(RangeError);
    expect(heard).toHaveBeenCalledTimes(1);
    emitter[Symbol.dispose]();
    emitter.on('rang', heard);
    emitter.emit('rang', 2);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('errors and results', () => {
  class LampBroken extends VxError<'LAMP_BROKEN'> {
    override shouldRetry(): boolean {
      return true;
    }
  }

  it('gives an error a name, a stable code and a cause', () => {
    const cause = new Error('bulb');
    const error = new LampBroken('LAMP_BROKEN', 'The lamp is broken.', { cause });
    expect(error).toBeInstanceOf(Error);
    expect([error.name, error.code, error.cause, error.shouldRetry()]).toEqual([
      'LampBroken',
      'LAMP_BROKEN',
      cause,
      true,
    ]);
  });

  it('knows an error of another copy of the kernel', async () => {
    vi.resetModules();
    const copy = await import('./errors.ts');
    const error = new copy.InvariantError('no');
    expect(copy.VxError).not.toBe(VxError);
    expect(error).not.toBeInstanceOf(VxError);
    expect(isVxError(error)).toBe(true);
    expect(copy.isVxError(new InvariantError('no'))).toBe(true);
    expect([new Error('no'), null, undefined, 'INVARIANT'].map(isVxError)).toEqual(
      Array.from({ length: 4 }, () => false),
    );
  });

  it('calls an impossible value a defect that no retry mends', () => {
    expect(() => unreachable('x' as never)).toThrow(InvariantError);
    expect(new InvariantError('no').shouldRetry()).toBe(false);
  });

  it('keeps expected outcomes as values', () => {
    expect([ok(1), fail('no')]).toEqual([
      { ok: true, value: 1 },
      { ok: false, error: 'no' },
    ]);
  });
});
