// @vitest-environment jsdom
import Hls from 'hls.js/light';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attach } from './attach.ts';

const boxed = (clientWidth: number, clientHeight: number): HTMLVideoElement =>
  Object.defineProperties(document.createElement('video'), {
    clientWidth: { value: clientWidth },
    clientHeight: { value: clientHeight },
  });

/** The address that a player of that box loads. */
async function loaded(src: string, video: HTMLVideoElement): Promise<string | undefined> {
  vi.spyOn(Hls, 'isSupported').mockReturnValue(true);
  vi.spyOn(Hls.prototype, 'attachMedia').mockImplementation(() => undefined);
  const load = vi.spyOn(Hls.prototype, 'loadSource').mockImplementation(() => undefined);
  const attached = await attach(video, {
    src,
    quickStart: true,
    startAt: 0,
    onQualities: () => undefined,
    onFatal: () => undefined,
    signal: new AbortController().signal,
  });
  attached?.detach();
  return load.mock.lastCall?.[0];
}

afterEach(() => vi.restoreAllMocks());

describe('attach', () => {
  it('asks for the upright picture where the box is upright, and only there', async () => {
    const src = '/media/live/grant/master.m3u8';
    expect(await loaded(src, boxed(300, 375))).toBe(`${src}?shape=tall`);
    expect(await loaded(`${src}?a=1`, boxed(390, 844))).toBe(`${src}?a=1&shape=tall`);
    expect(await loaded(src, boxed(640, 360))).toBe(src);
    expect(await loaded(src, boxed(0, 0))).toBe(src);
  });
});
