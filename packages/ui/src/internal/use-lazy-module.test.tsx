// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLazyModule } from './use-lazy-module.ts';

const loaded = { Popup: (): null => null };

it('loads once, with the first need', async () => {
  const load = vi.fn(() => Promise.resolve(loaded));
  const { result, rerender } = renderHook(({ need }) => useLazyModule(load, need), {
    initialProps: { need: null as number | null },
  });
  expect(load).not.toHaveBeenCalled();
  expect(result.current).toBeNull();
  rerender({ need: 1 });
  await waitFor(() => expect(result.current).toBe(loaded));
  rerender({ need: 2 });
  expect(load).toHaveBeenCalledTimes(1);
});

it('says when it cannot be loaded, and tries again with the next need', async () => {
  const load = vi
    .fn(() => Promise.resolve(loaded))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result, rerender } = renderHook(({ need }) => useLazyModule(load, need), {
    initialProps: { need: 1 },
  });
  await waitFor(() => expect(result.current).toBe('failed'));
  expect(load).toHaveBeenCalledTimes(1);
  rerender({ need: 2 });
  await waitFor(() => expect(result.current).toBe(loaded));
  expect(load).toHaveBeenCalledTimes(2);
});
