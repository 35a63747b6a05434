// @vitest-environment jsdom
import Hls from 'hls.js/light';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attach } from './attach.ts';

const boxed = (clientWidth: number, clientHeight: number): HTMLVideoElement =>
  Object.defineProperties(document.createElement('video'), {
    clientWidth: { value: clientWidth },
    clientHeight: { value: clientHeight },
  });

const options = (src: string, signal = new AbortController().signal) => ({
  src,
  quickStart: true,
  startAt: 0,
  onQualities: () => undefined,
  onFatal: () => undefined,
  signal,
});

/** The address that a player of that box loads. */
async function loaded(src: string, video: HTMLVideoElement): Promise<string | undefined> {
  vi.spyOn(Hls, 'isSupported').mockReturnValue(true);
  vi.spyOn(Hls.prototype, 'attachMedia').mockImplementation(() => undefined);
  const load = vi.spyOn(Hls.prototype, 'loadSource').mockImplementation(() => undefined);
  const attached = await attach(video, options(src));
  attached?.detach();
  return load.mock.lastCall?.[0];
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('attach', () => {
  it('asks for the upright picture where the box is upright, and only there', async () => {
    const src = '/media/live/grant/master.m3u8';
    expect(await loaded(src, boxed(300, 375))).toBe(`${src}?shape=tall`);
    expect(await loaded(`${src}?a=1`, boxed(390, 844))).toBe(`${src}?a=1&shape=tall`);
    expect(await loaded(src, boxed(640, 360))).toBe(src);
    expect(await loaded(src, boxed(0, 0))).toBe(src);
  });

  it('asks again for a list whose film is still being made, and not for one that is refused', async () => {
    vi.spyOn(Hls, 'isSupported').mockReturnValue(true);
    let retries: Hls['config']['manifestLoadPolicy'] | undefined;
    vi.spyOn(Hls.prototype, 'attachMedia').mockImplementation(function attachMedia(this: Hls) {
      retries = this.config.manifestLoadPolicy;
    });
    vi.spyOn(Hls.prototype, 'loadSource').mockImplementation(() => undefined);
    (await attach(boxed(640, 360), options('/media/live/grant/master.m3u8')))?.detach();
    const { maxNumRetry, retryDelayMs } = retries?.default.errorRetry ?? {};
    expect([maxNumRetry, retryDelayMs]).toEqual([4, 1_000]);
    expect(retries?.default.errorRetry?.shouldRetry).toBeUndefined();
  });

  describe('where the browser plays HLS by itself', () => {
    const src = '/media/live/grant/master.m3u8';
    /** What the server says to one request after the other. */
    const answers = (...statuses: readonly number[]) => {
      const left = [...statuses];
      const ask = vi.fn(() => Promise.resolve({ status: left.shift() ?? 200 }));
      vi.stubGlobal('fetch', ask);
      return ask;
    };
    const native = () => {
      vi.useFakeTimers();
      vi.spyOn(Hls, 'isSupported').mockReturnValue(false);
      vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
      vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
      return boxed(640, 360);
    };

    it('gives it a list that is there, and waits for one that is not', async () => {
      const video = native();
      const ask = answers(503, 503, 200);
      const attaching = attach(video, options(src));
      await vi.waitFor(() => expect(ask).toHaveBeenCalled());
      await vi.advanceTimersByTimeAsync(1_000);
      expect([ask.mock.calls.length, video.getAttribute('src')]).toEqual([2, null]);
      await vi.advanceTimersByTimeAsync(1_000);
      await attaching;
      expect([ask.mock.calls.length, video.getAttribute('src')]).toEqual([3, src]);
    });

    it('leaves what else is wrong to the browser, and stops when nobody looks any more', async () => {
      const video = native();
      answers(403);
      await attach(video, options(src));
      expect(video.getAttribute('src')).toBe(src);
      const left = new AbortController();
      const other = native();
      const ask = answers(503, 503, 503);
      const attaching = attach(other, options(src, left.signal));
      await vi.waitFor(() => expect(ask).toHaveBeenCalled());
      left.abort();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await attaching).toBeNull();
      expect(ask).toHaveBeenCalledOnce();
      expect(other.getAttribute('src')).toBeNull();
    });
  });
});
