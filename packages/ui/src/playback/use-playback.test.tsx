// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from './clock.ts';
import { usePlayback, type Playback } from './use-playback.ts';

const seen: { latest?: Playback } = {};
function Probe({
  wanted = true,
  src = 'https://media.test/a.mp4',
}: {
  wanted?: boolean;
  src?: string | null;
}): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const playback = usePlayback(video, { src, wanted, live: true, retryEvery: 5000 });
  useEffect(() => {
    seen.latest = playback;
  });
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is heard
  return <video ref={video} {...playback.handlers} />;
}

const setup = (props: { wanted?: boolean; src?: string | null } = {}) => {
  const { container, rerender, unmount } = render(<Probe {...props} />);
  const video = container.querySelector('video') as HTMLVideoElement;
  return { video, rerender, unmount };
};
const settle = (): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(0);
  });
const advance = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

let loads: string[];
beforeEach(() => {
  vi.useFakeTimers();
  loads = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(
    this: HTMLMediaElement,
  ) {
    loads.push(this.src);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('usePlayback', () => {
  it('loads nothing before it is wanted', async () => {
    const { rerender } = setup({ wanted: false });
    await settle();
    expect(loads).toEqual([]);
    rerender(<Probe wanted />);
    await settle();
    expect(loads).toEqual(['https://media.test/a.mp4']);
  });

  it('waits for an address that is not known yet', async () => {
    const { rerender } = setup({ src: null });
    await settle();
    expect(loads).toEqual([]);
    rerender(<Probe src="https://media.test/b.mp4" />);
    await settle();
    expect(loads).toEqual(['https://media.test/b.mp4']);
  });

  it('[RU-livechat-stream-retry][CO-chatStreamRetry] tries a failed stream again after 5000 ms, counting down', async () => {
    const { video } = setup();
    await settle();
    act(() => {
      video.dispatchEvent(new Event('error'));
    });
    expect(seen.latest?.status).toBe('failed');
    expect(seen.latest?.retryIn).toBe(5);
    await advance(4999);
    expect(loads).toHaveLength(1);
    expect(seen.latest?.retryIn).toBe(1);
    await advance(1);
    expect(loads).toHaveLength(2);
    act(() => {
      video.dispatchEvent(new Event('playing'));
    });
    expect(seen.latest?.status).toBe('playing');
    await advance(20_000);
    expect(loads).toHaveLength(2);
  });

  it('is loading until its first picture moves, and buffering when it waits later', async () => {
    const { video } = setup();
    const fire = (name: string): void =>
      act(() => {
        video.dispatchEvent(new Event(name));
      });
    await settle();
    fire('play');
    fire('waiting');
    expect(seen.latest?.status).toBe('loading');
    fire('playing');
    fire('waiting');
    expect(seen.latest?.status).toBe('buffering');
    fire('playing');
    expect(seen.latest?.status).toBe('playing');
  });

  it('tries at once when the network is back', async () => {
    const { video } = setup();
    await settle();
    act(() => {
      video.dispatchEvent(new Event('error'));
    });
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await settle();
    expect(loads).toHaveLength(2);
  });

  it('ends with its component', async () => {
    const { video, unmount } = setup();
    await settle();
    act(() => {
      video.dispatchEvent(new Event('error'));
    });
    unmount();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(loads).toHaveLength(1);
  });
});

it('writes seconds as a clock', () => {
  expect([0, 9.9, 252, 3723, -5].map(clock)).toEqual(['0:00', '0:09', '4:12', '1:02:03', '0:00']);
});
