import type { ChunkPreloadFailed } from '../preload-chunk.ts';

/** Name of the cancelable event on the window. */
export const CHUNK_PRELOAD_FAILED = 'vx:chunk-preload-failed';

/** For `preloadChunk`: a listener that calls `preventDefault()` has taken care of the failure. */
export function dispatchChunkPreloadFailed(event: ChunkPreloadFailed): boolean {
  return !globalThis.dispatchEvent(
    new CustomEvent(CHUNK_PRELOAD_FAILED, { detail: event, cancelable: true }),
  );
}
