import { VxError } from '@vx/kernel';

/** What is dispatched when a code chunk could not be loaded ahead. */
export interface ChunkPreloadFailed {
  readonly chunk: string;
  readonly error: ChunkPreloadError;
}

/** Usually an old page after a release: its chunks are gone. Loading the page again helps. [ER-chunkPreload] */
export class ChunkPreloadError extends VxError<'CHUNK_PRELOAD_FAILED'> {
  constructor(chunk: string, cause: unknown) {
    super(
      'CHUNK_PRELOAD_FAILED',
      `The code chunk ${chunk} could not be loaded ahead. Reload the page.`,
      { cause },
    );
  }
  override shouldRetry(): boolean {
    return true;
  }
}

/**
 * Loads a code chunk ahead. A failure is dispatched as an event; only when nobody takes care of it
 * it is thrown on. [RU-api-chunk-preload-failure]
 *
 * @param dispatch answers whether somebody took care of the event
 * @returns the module, or `null` when the failure was taken care of
 */
export async function preloadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
  dispatch: (event: ChunkPreloadFailed) => boolean,
): Promise<Module | null> {
  try {
    return await load();
  } catch (cause) {
    const error = new ChunkPreloadError(chunk, cause);
    if (dispatch({ chunk, error })) return null;
    throw error;
  }
}
