// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { act, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TileGrid } from './TileGrid.tsx';

const drawn = vi.fn<(item: number) => ReactElement>((item) => <a href={`#${item}`}>{item}</a>);
const keyOf = (item: number): number => item;
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
const grid = (items: readonly number[]): ReactElement => (
  <TileGrid label="Numbers" items={items} keyOf={keyOf} render={drawn} />
);
const place = (): HTMLElement => document.body.appendChild(document.createElement('div'));
const shown = (): number => document.querySelectorAll('[role="listitem"]').length;

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  drawn.mockClear();
});

describe('a grid of many tiles', () => {
  it('shows its first tiles at once, keeps room for the others, and then has every one in order', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const root = createRoot(place());
    flushSync(() => root.render(grid(numbers(130))));
    expect(shown()).toBe(60);
    const parts = [...document.querySelectorAll<HTMLElement>('.vx-tile-grid__part')];
    expect(parts.map(({ style }) => style.getPropertyValue('--vx-tiles'))).toEqual([
      '60',
      '60',
      '10',
    ]);

    await waitFor(() => expect(shown()).toBe(130));
    expect(screen.getAllByRole('link').map((link) => Number(link.textContent))).toEqual(
      numbers(130),
    );
    // The first stays as it is while the others follow.
    expect(drawn).toHaveBeenCalledTimes(130);
    root.unmount();
  });

  it('comes whole from a server, and stays so when the browser takes it over', async () => {
    const html = renderToString(grid(numbers(130)));
    expect(html.match(/role="listitem"/gu)).toHaveLength(130);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const problem = vi.fn();
    vi.spyOn(console, 'error').mockImplementation(problem);
    const box = place();
    box.innerHTML = html;
    const first = box.querySelector('a');
    let least = 130;
    const watch = new MutationObserver(() => {
      least = Math.min(least, shown());
    });
    watch.observe(box, { childList: true, subtree: true });
    const root = await act(async () =>
      hydrateRoot(box, grid(numbers(130)), { onRecoverableError: problem }),
    );
    expect(shown()).toBe(130);
    expect(least).toBe(130);
    expect(box.querySelector('a')).toBe(first);
    watch.disconnect();
    await act(async () => root.unmount());
    expect(problem).not.toHaveBeenCalled();
  });

  it('shows what is added to an open list at once', async () => {
    const { rerender } = render(grid(numbers(60)));
    expect(shown()).toBe(60);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    flushSync(() => rerender(grid(numbers(200))));
    expect(shown()).toBe(200);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
});
