import type { RestAnswer } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../app/context.tsx';
import { codeOf } from '../app/page-action.ts';

/** An answer, and whether it was asked for when the whole video was open. */
interface Play {
  readonly answer: RestAnswer<'GET /videos/{videoId}/play'>;
  readonly isOpen: boolean;
}

export interface VideoPlayView {
  /** Address of the stream, `null` until it is wanted and known. */
  readonly src: string | null;
  readonly previewSeconds: number | null;
  readonly failure: ErrorCode | null;
  /** Asks for the address; the guest wants to watch. */
  readonly want: () => void;
}

/**
 * Where a video plays for this guest. Nothing is asked before it is wanted; when the video becomes
 * open while its preview is wanted, the whole of it plays without a reload.
 */
export function useVideoPlay(videoId: string, isOpen: boolean): VideoPlayView {
  const { rest } = useServices();
  const [wanted, setWanted] = useState(false);
  const [play, setPlay] = useState<Play | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const leaving = new AbortController();
    rest
      .call('GET /videos/{videoId}/play', {
        params: { videoId },
        signal: leaving.signal,
        fresh: true,
      })
      .then((answer) => setPlay({ answer, isOpen }))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setFailure(codeOf(error));
      });
    return () => leaving.abort();
  }, [rest, videoId, wanted, isOpen]);
  const want = useCallback(() => setWanted(true), []);
  return {
    src: play?.answer.url ?? null,
    previewSeconds: play?.answer.previewSeconds ?? null,
    failure,
    want,
  };
}
