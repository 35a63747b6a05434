// @vitest-environment jsdom
import { createStore, type Store } from '@vx/kernel';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createServices, useCore, useLoad, useStore } from './index.ts';

afterEach(cleanup);

describe('useStore', () => {
  it('follows a store, and renders again for changes alone', () => {
    const store = createStore({ count: 1 });
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useStore(store).count;
    });
    act(() => store.set({ count: 2 }));
    expect(result.current).toBe(2);
    act(() => store.set(store.getSnapshot()));
    expect(renders).toBe(2);
  });

  it('shows the same on a server', () => {
    const store = createStore('shown');
    const Shown = (): ReactElement => <p>{useStore(store)}</p>;
    expect(renderToString(<Shown />)).toBe('<p>shown</p>');
  });
});

describe('useCore', () => {
  /** A core that says when it was made and ended. */
  const coreOf = (name: string, log: string[]): Store<string> => {
    log.push(`made ${name}`);
    const store = createStore(name);
    return {
      ...store,
      [Symbol.dispose]: () => {
        log.push(`ended ${name}`);
        store[Symbol.dispose]();
      },
    };
  };

  it('makes a core for its component, another for another meaning, and ends each', () => {
    const log: string[] = [];
    const { result, rerender, unmount } = renderHook(
      ({ name }) => useCore(() => coreOf(name, log), [name]),
      { initialProps: { name: 'a' } },
    );
    expect(result.current?.getSnapshot()).toBe('a');
    rerender({ name: 'a' });
    rerender({ name: 'b' });
    expect(result.current?.getSnapshot()).toBe('b');
    unmount();
    expect(log).toEqual(['made a', 'ended a', 'made b', 'ended b']);
  });

  it('leaves none behind in StrictMode, and makes none on a server', () => {
    const log: string[] = [];
    const { unmount } = renderHook(() => useCore(() => coreOf('a', log), []), {
      wrapper: StrictMode,
    });
    unmount();
    expect(log).toEqual(['made a', 'ended a', 'made a', 'ended a']);
    const Shown = (): ReactElement => (
      <p>{useCore(() => coreOf('b', log), []) ? 'core' : 'none'}</p>
    );
    expect(renderToString(<Shown />)).toBe('<p>none</p>');
    expect(log).toHaveLength(4);
  });
});

describe('useLoad', () => {
  /** A load whose answers the test gives. */
  const setUp = () => {
    const asked: { name: string; signal: AbortSignal; answer: PromiseWithResolvers<string> }[] = [];
    const hook = renderHook(
      ({ name }) =>
        useLoad(
          (signal) => {
            const answer = Promise.withResolvers<string>();
            asked.push({ name, signal, answer });
            return answer.promise;
          },
          [name],
        ),
      { initialProps: { name: 'a' } },
    );
    const settle = (at: number, value: string | Error): Promise<void> =>
      act(async () => {
        const { resolve, reject } = asked[at]!.answer;
        if (value instanceof Error) reject(value);
        else resolve(value);
      });
    return { asked, settle, ...hook };
  };

  it('shows what was loaded, and keeps it while it loads again', async () => {
    const { asked, settle, result } = setUp();
    expect(result.current.kind).toBe('loading');
    await settle(0, 'one');
    expect(result.current).toMatchObject({ kind: 'loaded', value: 'one' });
    act(() => {
      if (result.current.kind === 'loaded') result.current.reload();
    });
    expect(result.current).toMatchObject({ kind: 'loaded', value: 'one' });
    await settle(1, 'two');
    expect(result.current).toMatchObject({ kind: 'loaded', value: 'two' });
    expect(asked).toHaveLength(2);
  });

  it('shows what was thrown, and tries again', async () => {
    const { settle, result } = setUp();
    const problem = new Error('no line');
    await settle(0, problem);
    expect(result.current).toMatchObject({ kind: 'failed', error: problem });
    act(() => {
      if (result.current.kind === 'failed') result.current.retry();
    });
    expect(result.current.kind).toBe('loading');
    await settle(1, 'back');
    expect(result.current).toMatchObject({ kind: 'loaded', value: 'back' });
  });

  it('shows no answer of what it no longer means, and aborts it', async () => {
    const { asked, settle, result, rerender, unmount } = setUp();
    rerender({ name: 'b' });
    expect(asked[0]?.signal.aborted).toBe(true);
    await settle(0, 'late');
    expect(result.current.kind).toBe('loading');
    await settle(1, 'of b');
    expect(result.current).toMatchObject({ value: 'of b' });
    rerender({ name: 'c' });
    expect(result.current.kind).toBe('loading');
    unmount();
    expect(asked[2]?.signal.aborted).toBe(true);
  });
});

describe('createServices', () => {
  const { ServicesProvider, useServices } = createServices<{ readonly name: string }>();
  const Name = (): ReactElement => <p>{useServices().name}</p>;

  it('gives a page its services', () => {
    const { container } = render(
      <ServicesProvider services={{ name: 'mira' }}>
        <Name />
      </ServicesProvider>,
    );
    expect(container.textContent).toBe('mira');
  });

  it('says what is missing', () => {
    expect(() => renderToString(<Name />)).toThrow('needs a ServicesProvider');
  });
});
