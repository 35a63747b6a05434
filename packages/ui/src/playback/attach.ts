// oxlint-disable-next-line typescript/triple-slash-reference -- the declaration has to come along where this file is compiled as source
/// <reference path="./hls-light.d.ts" />
import type Hls from 'hls.js';

/** A quality of a stream. */
export type Quality = {
  /** Position in the manifest. */
  id: number;
  /** "720p". */
  label: string;
};

export type AttachOptions = {
  src: string;
  /** Start with the smallest rendition, for a first frame as early as possible. */
  quickStart: boolean;
  /** Seconds; where an interrupted video goes on. */
  startAt: number;
  onQualities: (qualities: readonly Quality[]) => void;
  onFatal: (reason: 'network' | 'media' | 'unsupported') => void;
  signal: AbortSignal;
};

export type Attached = {
  /** -1 is automatic. */
  setQuality: (id: number) => void;
  detach: () => void;
};

/** An upright box asks for the upright picture, which loses less of it at the edges. */
const fitting = (src: string, { clientWidth, clientHeight }: HTMLVideoElement): string =>
  clientHeight > clientWidth ? `${src}${src.includes('?') ? '&' : '?'}shape=tall` : src;

/**
 * A performer whose film is still being made: each time the list waits for it some seconds by itself, and the
 * poster stays. A server that cannot answer is reported after as many tries, too, but those take no longer.
 */
const listRetry = { tries: 5, everyMs: 1_000 } as const;

/** A browser that plays HLS by itself gives up on a list that is not there yet, so it gets one that is. */
const untilListed = async (src: string, signal: AbortSignal): Promise<void> => {
  for (let tries = 1; tries < listRetry.tries && !signal.aborted; tries += 1) {
    // What else is wrong with it the browser tells when it loads it.
    const status = await fetch(src, { signal }).then(
      (answer) => answer.status,
      () => null,
    );
    if (status !== 503) return;
    await new Promise((resolve) => setTimeout(resolve, listRetry.everyMs));
  }
};

const isHls = (src: string): boolean => /\.m3u8(?:$|[?#])/u.test(src);

const attachPlain = (video: HTMLVideoElement, options: AttachOptions): Attached => {
  const fail = (): void => options.onFatal('network');
  video.addEventListener('error', fail);
  video.src = options.src;
  if (options.startAt > 0) video.currentTime = options.startAt;
  return {
    setQuality: () => undefined,
    detach: () => {
      video.removeEventListener('error', fail);
      video.removeAttribute('src');
      video.load();
    },
  };
};

const wire = (hls: Hls, Library: typeof Hls, options: AttachOptions): void => {
  let recovered = false;
  hls.on(Library.Events.MANIFEST_PARSED, (_event, data) => {
    // Lines are those of the shorter side, whichever way the picture stands.
    const qualities = data.levels.map(({ width, height }, id) => ({
      id,
      label: `${Math.min(width, height)}p`,
    }));
    options.onQualities(qualities.toReversed());
  });
  hls.on(Library.Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    if (data.type === Library.ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      hls.recoverMediaError();
      return;
    }
    options.onFatal(data.type === Library.ErrorTypes.MEDIA_ERROR ? 'media' : 'network');
  });
};

/**
 * Connects a video element with a source. hls.js comes only now, and only for HLS. `Hls.isSupported()` is asked
 * first, because Chromium answers "maybe" for HLS of its own, which is younger and knows less.
 */
export const attach = async (
  video: HTMLVideoElement,
  options: AttachOptions,
): Promise<Attached | null> => {
  if (!isHls(options.src)) return attachPlain(video, options);
  const src = fitting(options.src, video);
  const { default: Library } = await import('hls.js/light');
  if (options.signal.aborted) return null;
  if (!Library.isSupported()) {
    if (video.canPlayType('application/vnd.apple.mpegurl') !== '') {
      await untilListed(src, options.signal);
      return options.signal.aborted ? null : attachPlain(video, { ...options, src });
    }
    options.onFatal('unsupported');
    return null;
  }
  // Our segments are fragmented MP4, which needs no worker; a worker would want blob: in the page's policy.
  const hls = new Library({
    enableWorker: false,
    capLevelToPlayerSize: true,
    startFragPrefetch: true,
    manifestLoadPolicy: {
      default: {
        ...Library.DefaultConfig.manifestLoadPolicy.default,
        errorRetry: {
          maxNumRetry: listRetry.tries - 1,
          retryDelayMs: listRetry.everyMs,
          maxRetryDelayMs: listRetry.everyMs,
        },
      },
    },
    startPosition: options.startAt > 0 ? options.startAt : -1,
    ...(options.quickStart ? { startLevel: 0, testBandwidth: false } : {}),
  });
  wire(hls, Library, options);
  hls.loadSource(src);
  hls.attachMedia(video);
  return {
    setQuality: (id) => {
      hls.nextLevel = id;
    },
    detach: () => hls.destroy(),
  };
};
