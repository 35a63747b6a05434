import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Realtime } from './index.ts';
import { TestRealtime, type TestTab } from './testing/index.ts';

const balance = (version: number) => ({
  balance: version,
  balanceFormatted: String(version),
  isPayingCustomer: true,
  version,
  currency: 'VXC' as const,
  equivalent: null,
});
const say = (realtime: Realtime, text: string) =>
  realtime.send('sendMessage', {
    channelId: null,
    chatId: 'c1',
    messageType: 'text',
    senderType: 'guest',
    isVideochat: true,
    isFreechat: false,
    data: { text },
    includedGifts: [],
  } as never);
const textsOf = (world: TestRealtime): readonly string[] =>
  world.server.effects.map(({ payload }) => (payload as { data: { text: string } }).data.text);
const roles = (...tabs: readonly TestTab[]) =>
  tabs.map(({ realtime }) => realtime.getSnapshot().role);

/** Two tabs of one browser; the first leads. */
async function twoTabs() {
  const world = new TestRealtime();
  const first = await world.online();
  const second = await world.online();
  return { world, first, second };
}

describe('one socket for all tabs of a browser', () => {
  it('is opened by the first tab and serves every other', async () => {
    const { world, first, second } = await twoTabs();
    expect(roles(first, second)).toEqual(['leader', 'follower']);
    expect(world.server.attempts).toBe(1);
    expect(second.realtime.getSnapshot().link).toEqual(first.realtime.getSnapshot().link);
    world.server.publish('guest-1', 'guestBalance', balance(1));
    await world.clock.advanceAsync(1);
    expect([first.heard, second.heard]).toEqual([['guestBalance 1'], ['guestBalance 1']]);
  });

  it('carries what a follower sends, and tells it the outcome', async () => {
    const { world, second } = await twoTabs();
    const sent = say(second.realtime, 'A');
    await world.clock.advanceAsync(1);
    expect(await sent).toEqual({ ok: true, value: 'accepted' });
    expect([textsOf(world), world.server.attempts, world.storage.entries.size]).toEqual([
      ['A'],
      1,
      0,
    ]);
  });

  it('is one for each guest', async () => {
    const world = new TestRealtime();
    await world.online();
    const other = await world.online({}, { bearer: null, guestId: null });
    expect([roles(other), world.server.openConnections]).toEqual([['leader'], 2]);
  });

  it('gives a tab without locks a socket of its own', async () => {
    const world = new TestRealtime();
    const first = await world.online({ tabs: null });
    const second = await world.online({ tabs: null });
    expect([roles(first, second), world.server.openConnections]).toEqual([['alone', 'alone'], 2]);
    world.server.publish('guest-1', 'guestBalance', balance(1));
    await world.clock.advanceAsync(1);
    expect(second.heard).toEqual(['guestBalance 1']);
  });

  it('tells the other tabs of each event the epoch that it is numbered in', async () => {
    const { world } = await twoTabs();
    const frames: unknown[] = [];
    world.browser.openTab().tabs.openChannel('vx-realtime:guest-1', (raw) => {
      const { type, frame, epoch } = raw as Record<string, { stream: string; seq: number }>;
      if ((type as unknown) === 'frame') frames.push([frame?.stream, frame?.seq, epoch]);
    });
    world.server.publish('guest-1', 'guestBalance', balance(1));
    world.server.renewEpoch('guest');
    await world.clock.advanceAsync(1);
    world.server.cut();
    await world.clock.advanceAsync(1_010);
    world.server.publish('guest-1', 'guestBalance', balance(2));
    await world.clock.advanceAsync(1);
    expect(frames).toContainEqual(['guest', 1, 'g1']);
    expect(frames).toContainEqual(['guest', 2, 'g1+']);
  });

  it('lets every tab decide for itself whether to reload', async () => {
    const { world, first, second } = await twoTabs();
    second.page = { ...second.page, isPaymentPending: true };
    world.server.expire('secret-1');
    await world.clock.advanceAsync(1);
    expect([first.heard, second.heard]).toEqual([
      ['sessionExpired 0', 'reload'],
      ['sessionExpired 0'],
    ]);
  });

  it('does not follow the leader of an earlier term', async () => {
    const { world, first, second } = await twoTabs();
    first.tab.freeze();
    second.tab.signal('probe');
    await world.clock.advanceAsync(6_000);
    expect(roles(second)).toEqual(['leader']);
    world.server.publish('guest-1', 'guestBalance', balance(1));
    await world.clock.advanceAsync(1);
    first.tab.thaw();
    await world.clock.advanceAsync(10);
    expect([roles(first, second), first.heard, second.heard]).toEqual([
      ['follower', 'leader'],
      ['guestBalance 1'],
      ['guestBalance 1'],
    ]);
    expect(world.server.openConnections).toBe(1);
  });
});

describe('a hand-over', () => {
  it('follows when the leader is closed, and misses nothing', async () => {
    const { world, first, second } = await twoTabs();
    world.server.publish('guest-1', 'guestBalance', balance(1));
    await world.clock.advanceAsync(1);
    world.browser.closeTab(first.tab);
    world.server.publish('guest-1', 'guestBalance', balance(2));
    await world.clock.advanceAsync(5);
    expect([roles(second), second.heard]).toEqual([
      ['leader'],
      ['guestBalance 1', 'guestBalance 2'],
    ]);
    expect(world.server.openConnections).toBe(1);
  });

  it('follows when the leader is told that it will be frozen', async () => {
    const { world, first, second } = await twoTabs();
    first.tab.signal('suspend');
    await world.clock.advanceAsync(5);
    expect([roles(second), world.server.openConnections]).toEqual([['leader'], 1]);
    world.server.publish('guest-1', 'guestBalance', balance(1));
    await world.clock.advanceAsync(1);
    first.tab.signal('resume');
    await world.clock.advanceAsync(5);
    expect([roles(first, second), first.heard, second.heard]).toEqual([
      ['follower', 'leader'],
      ['resync'],
      ['guestBalance 1'],
    ]);
  });

  it('follows when the leader hangs without a word: a visible tab notices within 20 s', async () => {
    const { world, first, second } = await twoTabs();
    first.tab.freeze();
    await world.clock.advanceAsync(20_010);
    expect([roles(second), second.realtime.getSnapshot().link.name]).toEqual([
      ['leader'],
      'online',
    ]);
  });

  it('leaves a hanging leader alone while nobody looks', async () => {
    const { world, first, second } = await twoTabs();
    second.tab.isVisible = false;
    first.tab.freeze();
    await world.clock.advanceAsync(120_000);
    expect(roles(second)).toEqual(['follower']);
    second.tab.signal('probe');
    await world.clock.advanceAsync(5_010);
    expect(roles(second)).toEqual(['leader']);
  });

  it('takes over from a leader that already hung when the tab was opened', async () => {
    const world = new TestRealtime();
    const first = await world.online();
    first.tab.freeze();
    const second = await world.online();
    expect(roles(second)).toEqual(['joining']);
    await world.clock.advanceAsync(5_010);
    expect([roles(second), second.realtime.getSnapshot().link.name]).toEqual([
      ['leader'],
      'online',
    ]);
  });

  it('sends what the closed leader had not got an answer for, once', async () => {
    const { world, first, second } = await twoTabs();
    world.server.answersMessages = false;
    void say(first.realtime, 'A');
    const sent = say(second.realtime, 'B');
    await world.clock.advanceAsync(1);
    world.server.answersMessages = true;
    world.browser.closeTab(first.tab);
    await world.clock.advanceAsync(10);
    expect(await sent).toEqual({ ok: true, value: 'accepted' });
    expect([textsOf(world), world.storage.entries.size]).toEqual([['A', 'B'], 0]);
  });

  it('sends what a tab was given while it was suspended', async () => {
    const { world, second } = await twoTabs();
    second.tab.signal('suspend');
    const sent = say(second.realtime, 'A');
    await world.clock.advanceAsync(1);
    second.tab.signal('resume');
    await world.clock.advanceAsync(5);
    expect(await sent).toEqual({ ok: true, value: 'accepted' });
    expect(textsOf(world)).toEqual(['A']);
  });

  it('sends what a follower gave to a leader that hung', async () => {
    const { world, first, second } = await twoTabs();
    first.tab.freeze();
    const sent = say(second.realtime, 'A');
    await world.clock.advanceAsync(20_010);
    expect(await sent).toEqual({ ok: true, value: 'accepted' });
    first.tab.thaw();
    await world.clock.advanceAsync(60_000);
    expect(textsOf(world)).toEqual(['A']);
  });

  it('loses and doubles no message, whoever is closed, cut off or hangs', async () => {
    const step = fc.record({
      do: fc.constantFrom(
        'say',
        'say',
        'say',
        'cut',
        'close',
        'open',
        'freeze',
        'thaw',
        'suspend',
        'resume',
        'mute',
        'wait',
        'wait',
      ),
      tab: fc.nat(2),
      ms: fc.constantFrom(0, 1, 700, 6_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const world = new TestRealtime();
        const tabs: (TestTab | null)[] = [world.open(), world.open()];
        const said: string[] = [];
        for (const { do: what, tab: at, ms } of steps) {
          const test = tabs[at];
          if (what === 'wait') await world.clock.advanceAsync(ms);
          else if (what === 'cut') world.server.cut();
          else if (what === 'mute') world.server.answersMessages = !world.server.answersMessages;
          else if (what === 'open') tabs[at] ??= world.open();
          else if (!test) continue;
          else if (what === 'say') {
            said.push(`${at}:${said.length}`);
            void say(test.realtime, said.at(-1) ?? '');
          } else if (what === 'freeze') test.tab.freeze();
          else if (what === 'thaw') test.tab.thaw();
          else if (what === 'close') {
            world.browser.closeTab(test.tab);
            tabs[at] = null;
          } else test.tab.signal(what);
        }
        world.server.answersMessages = true;
        tabs[0] ??= world.open();
        for (const test of tabs) {
          test?.tab.thaw();
          test?.tab.signal('resume');
        }
        await world.clock.advanceAsync(120_000);
        expect(textsOf(world).toSorted()).toEqual(said.toSorted());
        expect(world.storage.entries.size).toBe(0);
        for (const test of tabs) expect(test?.realtime.getSnapshot().unsettled ?? 0).toBe(0);
        expect(world.server.violations).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  }, 60_000);
});
