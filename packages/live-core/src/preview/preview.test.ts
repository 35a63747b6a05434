import { FakeClock } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { FakeLiveServer } from '../testing/index.ts';
import { createPreviewLog } from './preview-log.ts';
import { createPreview, type PreviewSnapshot } from './preview.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function setUp() {
  const server = new FakeLiveServer();
  const clock = new FakeClock(1_000_000);
  return {
    server,
    clock,
    preview: createPreview({ calls: server.calls, clock, scheduler: clock }),
  };
}

describe('preview', () => {
  it('[RU-livechat-preview-limit][CO-livePreviewLimit] plays the seconds that the server gave from its first picture, counts down and ends', async () => {
    const { clock, preview } = setUp();
    preview.getSnapshot().start?.('mira');
    expect(preview.getSnapshot().state.kind).toBe('waiting');
    await settle();
    clock.advance(19_000);
    expect(preview.getSnapshot().state.kind).toBe('loading');
    preview.getSnapshot().began?.();
    expect(preview.getSnapshot().began).toBeNull();
    const seen: number[] = [];
    for (let second = 0; second < 5; second += 1) {
      const { state } = preview.getSnapshot();
      if (state.kind === 'playing') seen.push(state.secondsLeft);
      clock.advance(1000);
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
    expect(preview.getSnapshot().state).toEqual({ kind: 'ended', actorId: 'mira' });
    expect(clock.pending).toBe(0);
  });

  it('[CO-livePreviewLimitVip] plays 20 seconds for VIP when the server says so', async () => {
    const { server, clock, preview } = setUp();
    server.previewSeconds = 20;
    preview.getSnapshot().start?.('mira');
    await settle();
    preview.getSnapshot().began?.();
    clock.advance(19_999);
    expect(preview.getSnapshot().state.kind).toBe('playing');
    clock.advance(1);
    expect(preview.getSnapshot().state.kind).toBe('ended');
  });

  it('[RU-livechat-preview-limit] ends without a picture when the time to load is over', async () => {
    const { clock, preview } = setUp();
    preview.getSnapshot().start?.('mira');
    await settle();
    clock.advance(19_999);
    expect(preview.getSnapshot().state.kind).toBe('loading');
    clock.advance(1);
    expect(preview.getSnapshot()).toMatchObject({ state: { kind: 'ended' }, began: null });
    expect(clock.pending).toBe(0);
  });

  it('[CO-chatStartAttemptsPreview] a failed preview is not tried again', async () => {
    const { server, clock, preview } = setUp();
    server.previewRefusal = 'ACTOR_OFFLINE';
    preview.getSnapshot().start?.('mira');
    await settle();
    await clock.advanceAsync(10_000);
    expect(server.previews).toBe(1);
    expect(preview.getSnapshot().state).toMatchObject({ kind: 'refused', code: 'ACTOR_OFFLINE' });
  });

  it('offers in each state what is possible in it', async () => {
    const { server, clock, preview } = setUp();
    const offered: Record<string, readonly string[]> = {};
    const note = (): void => {
      const { state, ...actions } = preview.getSnapshot();
      offered[state.kind] = Object.entries(actions)
        .filter(([, action]) => action !== null)
        .map(([name]) => name);
    };
    note();
    preview.subscribe(note);
    preview.getSnapshot().start?.('mira');
    await settle();
    preview.getSnapshot().began?.();
    clock.advance(5_000);
    server.previewRefusal = 'PREVIEW_USED';
    preview.getSnapshot().start?.('mira');
    await settle();
    expect(offered).toEqual({
      idle: ['start'],
      waiting: ['stop'],
      loading: ['start', 'stop', 'began'],
      playing: ['start', 'stop'],
      ended: ['start', 'stop'],
      refused: ['start', 'stop'],
    });
  });

  it('shows the preview that was asked for last, never one that was stopped', async () => {
    const { preview } = setUp();
    preview.getSnapshot().start?.('mira');
    preview.getSnapshot().stop?.();
    preview.getSnapshot().start?.('nora');
    const shown = new Set<string>();
    preview.subscribe(() => {
      const { state } = preview.getSnapshot();
      if ('actorId' in state) shown.add(`${state.kind} ${state.actorId}`);
    });
    await settle();
    expect([...shown]).toEqual(['loading nora']);
  });

  it('says nothing of a refusal that comes after it was stopped', async () => {
    const { server, preview } = setUp();
    server.previewRefusal = 'ACTOR_OFFLINE';
    preview.getSnapshot().start?.('mira');
    preview.getSnapshot().stop?.();
    await settle();
    expect(preview.getSnapshot().state.kind).toBe('idle');
  });

  it('leaves no timer behind, whichever way it ends', async () => {
    const ways: readonly ((preview: ReturnType<typeof setUp>['preview']) => void)[] = [
      (preview) => preview.getSnapshot().stop?.(),
      (preview) => preview[Symbol.dispose](),
    ];
    for (const end of ways)
      for (const isPlaying of [false, true]) {
        const { clock, preview } = setUp();
        preview.getSnapshot().start?.('mira');
        await settle();
        if (isPlaying) preview.getSnapshot().began?.();
        expect(clock.pending).toBe(1);
        end(preview);
        expect(clock.pending).toBe(0);
      }
  });

  it('takes no answer that comes after its end', async () => {
    const { clock, preview } = setUp();
    preview.getSnapshot().start?.('mira');
    preview[Symbol.dispose]();
    await settle();
    expect([preview.getSnapshot().state.kind, clock.pending]).toEqual(['waiting', 0]);
  });

  it('stops at the guest’s word, also while the start is on its way', async () => {
    const { clock, preview } = setUp();
    preview.getSnapshot().start?.('mira');
    preview.getSnapshot().stop?.();
    await settle();
    expect(preview.getSnapshot().state.kind).toBe('idle');
    expect(clock.pending).toBe(0);
  });
});

describe('the previews of a page', () => {
  const shared = () => {
    const server = new FakeLiveServer();
    const clock = new FakeClock(0);
    const log = createPreviewLog(clock);
    const make = () => createPreview({ calls: server.calls, clock, scheduler: clock, log });
    const look = async (actorId: string): Promise<PreviewSnapshot> => {
      const preview = make();
      preview.getSnapshot().start?.(actorId);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      return preview.getSnapshot();
    };
    return { server, clock, look };
  };

  it('go on with the one that runs where a pointer comes back', async () => {
    const { server, clock, look } = shared();
    await look('mira');
    clock.advance(2_000);
    expect((await look('mira')).state.kind).toBe('loading');
    expect(server.previews).toBe(1);
    await look('noor');
    await look('mira');
    expect(server.previews).toBe(3);
  });

  it('[RU-livechat-preview-limit] ask for no more of one performer than an hour allows, and again after it', async () => {
    const { server, clock, look } = shared();
    for (let count = 0; count < 3; count += 1) {
      await look('mira');
      clock.advance(5_000);
    }
    expect((await look('mira')).state).toMatchObject({ kind: 'refused', code: 'PREVIEW_USED' });
    expect(server.previews).toBe(3);
    expect((await look('noor')).state.kind).toBe('loading');
    clock.advance(3_600_000 - 15_000);
    expect((await look('mira')).state.kind).toBe('loading');
  });

  it('ask once for what the server says is used up, however often it is wanted', async () => {
    const { server, look } = shared();
    server.previewRefusal = 'PREVIEW_USED';
    for (let count = 0; count < 3; count += 1)
      expect((await look('mira')).state).toMatchObject({ kind: 'refused', code: 'PREVIEW_USED' });
    expect(server.previews).toBe(1);
  });
});
