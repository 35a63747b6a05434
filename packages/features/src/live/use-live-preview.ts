import type { ErrorCode } from '@vx/contract/errors';
import { createPreview, type PreviewState } from '@vx/live-core';
import { useEffect, useMemo } from 'react';
import { useServices, useStore } from '../app/context.tsx';

export interface LivePreviewView {
  /** Address of the stream, `null` while it is asked for. */
  readonly src: string | null;
  /** How long it runs, in seconds. */
  readonly seconds: number;
  readonly state: PreviewState['kind'];
  /** Why there is none. */
  readonly refusal: ErrorCode | null;
  /** To be called when the first picture moves: its seconds count from there. */
  readonly onPlaying: () => void;
}

/** A free look at a performer for as long as the component is there. Leaving ends it. */
export function useLivePreview(actorId: string, offeredSeconds: number): LivePreviewView {
  const { rest: calls, clock, scheduler } = useServices();
  const preview = useMemo(
    () => createPreview({ calls, clock, scheduler }),
    [calls, clock, scheduler],
  );
  const { state } = useStore(preview);
  useEffect(() => {
    // One who leaves at once has not looked: React's double mount of development asks only once.
    let left = false;
    queueMicrotask(() => {
      if (!left) preview.getSnapshot().start?.(actorId);
    });
    return () => {
      left = true;
      preview.getSnapshot().stop?.();
    };
  }, [preview, actorId]);
  const running = state.kind === 'loading' || state.kind === 'playing' ? state : null;
  return {
    src: running ? running.preview.url : null,
    seconds: running ? running.preview.seconds : offeredSeconds,
    state: state.kind,
    refusal: state.kind === 'refused' ? state.code : null,
    onPlaying: () => preview.getSnapshot().began?.(),
  };
}
