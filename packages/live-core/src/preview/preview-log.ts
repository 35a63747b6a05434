import type { LivePreview } from '@vx/contract';
import type { Clock } from '@vx/kernel';
import { previewLimits } from '../rules/index.ts';

const HOUR_MS = 3_600_000;

/** What a page knows of a performer before it asks for a preview; `null`: nothing speaks against asking. */
export type KnownPreview =
  | { readonly kind: 'running'; readonly preview: LivePreview }
  | { readonly kind: 'used' }
  | null;

/** The previews of a page. */
export interface PreviewLog {
  find(actorId: string): KnownPreview;
  noteStart(actorId: string, preview: LivePreview): void;
  /** The server says that this hour's are used up. */
  noteUsed(actorId: string): void;
}

/**
 * Remembers which previews a page has had, so that it does not ask for what is sure to be refused: a pointer that
 * comes back to a tile goes on with the preview that still runs, and after as many as an hour allows none is asked
 * for until one of them is an hour old. The server decides all the same. [RU-livechat-preview-limit]
 */
export function createPreviewLog(clock: Pick<Clock, 'now'>): PreviewLog {
  const starts = new Map<string, readonly number[]>();
  let latest: {
    readonly actorId: string;
    readonly preview: LivePreview;
    readonly at: number;
  } | null = null;

  const inThisHour = (actorId: string): readonly number[] =>
    (starts.get(actorId) ?? []).filter((at) => clock.now() - at < HOUR_MS);
  return {
    find(actorId) {
      if (latest?.actorId === actorId && clock.now() - latest.at < latest.preview.seconds * 1_000)
        return { kind: 'running', preview: latest.preview };
      return inThisHour(actorId).length >= previewLimits.perActorAndHour ? { kind: 'used' } : null;
    },
    noteStart(actorId, preview) {
      const at = clock.now();
      latest = { actorId, preview, at };
      starts.set(actorId, [...inThisHour(actorId), at]);
    },
    noteUsed(actorId) {
      const at = clock.now();
      starts.set(
        actorId,
        Array.from({ length: previewLimits.perActorAndHour }, () => at),
      );
    },
  };
}
