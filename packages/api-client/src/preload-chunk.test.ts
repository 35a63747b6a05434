import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkPreloadError, preloadChunk, type ChunkPreloadFailed } from './preload-chunk.ts';
import { CHUNK_PRELOAD_FAILED, dispatchChunkPreloadFailed } from './platform/index.ts';

const broken = (): Promise<never> => Promise.reject(new TypeError('404'));

describe('preloadChunk', () => {
  it('answers the module', async () => {
    expect(
      await preloadChunk(
        'player',
        async () => ({ play: 1 }),
        () => false,
      ),
    ).toEqual({ play: 1 });
  });

  it('[RU-api-chunk-preload-failure][ER-chunkPreload] dispatches an event, and is content when it was taken care of', async () => {
    const events: ChunkPreloadFailed[] = [];
    const taken = preloadChunk('player', broken, (event) => events.push(event) > 0);
    expect(await taken).toBeNull();
    expect(events).toMatchObject([{ chunk: 'player', error: { code: 'CHUNK_PRELOAD_FAILED' } }]);
  });

  it('[RU-api-chunk-preload-failure] rethrows otherwise', async () => {
    const error = await preloadChunk('player', broken, () => false).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ChunkPreloadError);
    expect((error as ChunkPreloadError).shouldRetry()).toBe(true);
    expect((error as ChunkPreloadError).cause).toBeInstanceOf(TypeError);
  });
});

describe('dispatchChunkPreloadFailed', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a cancelable event of the window', async () => {
    const window = new EventTarget();
    vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
    await expect(preloadChunk('player', broken, dispatchChunkPreloadFailed)).rejects.toThrow();
    window.addEventListener(CHUNK_PRELOAD_FAILED, (event) => event.preventDefault());
    expect(await preloadChunk('player', broken, dispatchChunkPreloadFailed)).toBeNull();
  });
});
