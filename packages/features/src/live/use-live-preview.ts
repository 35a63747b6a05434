import type { ErrorCode } from '@vx/contract/errors';
import { createPreview, createPreviewLog, type PreviewState } from '@vx/live-core';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { pageAtom } from '../app/page-store.ts';
import { useServices, useStore } from '../app/context.tsx';

/** What a page has seen of whom. */
const previewLogAtom = pageAtom(({ clock }) => createPreviewLog(clock));

/** How long a preview that is over says so, in ms. */
const OVER_MS = 4_000;

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

/**
 * A free look at a performer for as long as the component is there. Leaving ends it.
 * @param onOver told a moment after it has ended or was refused: what stood below can come back
 */
export function useLivePreview(
  actorId: string,
  offeredSeconds: number,
  onOver?: () => void,
): LivePreviewView {
  const { rest: calls, clock, scheduler } = useServices();
  const log = useAtomValue(previewLogAtom);
  const preview = useMemo(
    () => createPreview({ calls, clock, scheduler, log }),
    [calls, clock, scheduler, log],
  );
  const { state } = useStore(preview);
  const isOver = state.kind === 'ended' || state.kind === 'refused';
  const announceEnd = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = scheduler.after(OVER_MS, announceEnd);
    return () => timer[Symbol.dispose]();
  }, [isOver, scheduler]);
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
