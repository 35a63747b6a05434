import { codeOf, type RestCalls } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import type { LivePreview } from '@vx/contract';
import type { PreviewLog } from './preview-log.ts';
import { chatStartAttemptsPreview } from '@vx/contract/constants';
import {
  createScope,
  createStore,
  type Clock,
  type ReadableStore,
  type Scheduler,
} from '@vx/kernel';

/** Where a preview stands. `secondsLeft` are whole seconds; `code` says why the server refused it. */
export type PreviewState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting'; readonly actorId: string }
  /** The stream is there, its first picture is not. */
  | { readonly kind: 'loading'; readonly actorId: string; readonly preview: LivePreview }
  | {
      readonly kind: 'playing';
      readonly actorId: string;
      readonly preview: LivePreview;
      readonly secondsLeft: number;
    }
  | { readonly kind: 'ended'; readonly actorId: string }
  | { readonly kind: 'refused'; readonly actorId: string; readonly code: ErrorCode };

/** Where a preview stands, and what can be done now; an action that is not possible is `null`. */
export interface PreviewSnapshot {
  readonly state: PreviewState;
  readonly start: ((actorId: string) => void) | null;
  readonly stop: (() => void) | null;
  /** Says that the first picture moves: the seconds count from there. */
  readonly began: (() => void) | null;
}

/**
 * The free look at a live stream. Its seconds count from the first picture; the server closes the
 * stream when they and the time to load are over, the countdown only says so in time.
 * A start is attempted once. [RU-livechat-start-attempts] [RU-livechat-preview-limit] With a log nothing is asked
 * for that the server would refuse, and who comes back to a performer goes on with what runs.
 */
export function createPreview(deps: {
  readonly calls: Pick<RestCalls, 'call'>;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  /** What was seen of whom, shared by all previews of a page. */
  readonly log?: PreviewLog | undefined;
}): ReadableStore<PreviewSnapshot> & Disposable {
  const scope = createScope();
  let timer: Disposable | null = null;
  let run = 0;

  const stopTimer = (): void => {
    timer?.[Symbol.dispose]();
    timer = null;
  };
  const show = (state: PreviewState): void => {
    stopTimer();
    store.set(snapshotOf(state));
  };
  const tick = (actorId: string, preview: LivePreview, endsAt: number): void => {
    const left = Math.ceil((endsAt - deps.clock.now()) / 1000);
    if (left <= 0) {
      show({ kind: 'ended', actorId });
      return;
    }
    show({ kind: 'playing', actorId, preview, secondsLeft: left });
    timer = deps.scheduler.after(endsAt - deps.clock.now() - (left - 1) * 1000, () =>
      tick(actorId, preview, endsAt),
    );
  };
  // All spans are measured here: the clocks of guest and server need not agree.
  const load = (actorId: string, preview: LivePreview): void => {
    show({ kind: 'loading', actorId, preview });
    timer = deps.scheduler.after(preview.loadSeconds * 1000, () =>
      show({ kind: 'ended', actorId }),
    );
  };
  const began = (actorId: string, preview: LivePreview): void =>
    tick(actorId, preview, deps.clock.now() + preview.seconds * 1000);
  const start = async (actorId: string): Promise<void> => {
    const mine = ++run;
    const known = deps.log?.find(actorId);
    if (known?.kind === 'used') return show({ kind: 'refused', actorId, code: 'PREVIEW_USED' });
    if (known?.kind === 'running') return load(actorId, known.preview);
    show({ kind: 'waiting', actorId });
    for (let attempt = 1; attempt <= chatStartAttemptsPreview; attempt += 1) {
      try {
        const preview = await deps.calls.call('POST /live/{actorId}/preview', {
          params: { actorId },
        });
        deps.log?.noteStart(actorId, preview);
        if (mine === run) load(actorId, preview);
        return;
      } catch (error) {
        if (codeOf(error) === 'PREVIEW_USED') deps.log?.noteUsed(actorId);
        if (mine === run && attempt === chatStartAttemptsPreview)
          show({ kind: 'refused', actorId, code: codeOf(error) });
      }
    }
  };
  const stop = (): void => {
    run += 1;
    show({ kind: 'idle' });
  };
  const snapshotOf = (state: PreviewState): PreviewSnapshot => ({
    state,
    start: state.kind === 'waiting' ? null : (actorId) => void start(actorId),
    stop: state.kind === 'idle' ? null : stop,
    began: state.kind === 'loading' ? () => began(state.actorId, state.preview) : null,
  });

  const store = scope.own(createStore<PreviewSnapshot>(snapshotOf({ kind: 'idle' })));
  scope.defer(() => {
    run += 1;
    stopTimer();
  });
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
