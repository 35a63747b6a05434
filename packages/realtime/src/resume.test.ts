import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TestRealtime, type TestTab } from './testing/index.ts';

const balance = (version: number) => ({
  balance: version,
  balanceFormatted: String(version),
  isPayingCustomer: true,
  version,
  currency: 'VXC' as const,
  equivalent: null,
});
const ACTOR = { actorId: 'a1' } as never;

describe('resuming a stream', () => {
  it('asks from its position and gets what it missed, in order', async () => {
    const world = new TestRealtime();
    const { heard } = await world.online();
    world.server.publish('guest-1', 'guestBalance', balance(1));
    await world.clock.advanceAsync(1);
    world.server.cut();
    world.server.publish('guest-1', 'guestBalance', balance(2));
    world.server.broadcast('actorOnline', ACTOR);
    world.server.publish('guest-1', 'guestBalance', balance(3));
    await world.clock.advanceAsync(1_005);
    expect(world.server.framesOf('sessionRequest')[1]?.payload).toMatchObject({
      positions: { guest: { epoch: 'g1', seq: 1 }, public: { epoch: 'p1', seq: 0 } },
    });
    expect(heard).toEqual(['guestBalance 1', 'guestBalance 2', 'guestBalance 3', 'actorOnline 1']);
    expect(world.server.violations).toEqual([]);
  });

  it('asks for no replay the first time, and calls nothing missed', async () => {
    const world = new TestRealtime();
    world.server.publish('guest-1', 'guestBalance', balance(1));
    const { heard } = await world.online();
    expect([world.server.received[0]?.payload, heard]).toEqual([
      { language: 'de', bearer: 'secret-1' },
      [],
    ]);
    world.server.publish('guest-1', 'guestBalance', balance(2));
    await world.clock.advanceAsync(1);
    expect(heard).toEqual(['guestBalance 2']);
  });

  it('begins where the page says that its data stands', async () => {
    const world = new TestRealtime();
    world.server.publish('guest-1', 'guestBalance', balance(1));
    world.server.publish('guest-1', 'guestBalance', balance(2));
    const { heard } = await world.online({ positions: { guest: { epoch: 'g1', seq: 1 } } });
    expect(heard).toEqual(['guestBalance 2']);
  });

  it('says resync for the stream whose events are gone, before anything newer', async () => {
    const world = new TestRealtime();
    const { realtime, heard } = await world.online();
    const streams: string[] = [];
    realtime.on('resync', ({ stream }) => streams.push(stream));
    world.server.cut();
    world.server.broadcast('actorOnline', ACTOR);
    world.server.broadcast('actorOnline', ACTOR);
    world.server.trimRing(1);
    await world.clock.advanceAsync(1_005);
    world.server.broadcast('actorOnline', ACTOR);
    await world.clock.advanceAsync(1);
    expect([heard, streams]).toEqual([['resync', 'actorOnline 3'], ['public']]);
  });

  it('says resync when an epoch has changed', async () => {
    const world = new TestRealtime();
    const { heard } = await world.online();
    world.server.broadcast('actorOnline', ACTOR);
    await world.clock.advanceAsync(1);
    world.server.cut();
    world.server.renewEpoch('public');
    await world.clock.advanceAsync(1_005);
    world.server.broadcast('actorOnline', ACTOR);
    await world.clock.advanceAsync(1);
    expect(heard).toEqual(['actorOnline 1', 'resync', 'actorOnline 1']);
  });

  it('drops what it has seen', async () => {
    const world = new TestRealtime();
    const { heard } = await world.online();
    world.server.fault = () => 'duplicate';
    world.server.publish('guest-1', 'guestBalance', balance(1));
    world.server.publish('guest-1', 'guestBalance', balance(2));
    await world.clock.advanceAsync(1);
    expect(heard).toEqual(['guestBalance 1', 'guestBalance 2']);
  });

  it('applies what repeats an absolute state whenever it comes, named by whoever opens the socket', async () => {
    const world = new TestRealtime();
    const { heard } = await world.online({ absolute: new Set(['guestBalance']) });
    world.server.fault = () => 'duplicate';
    world.server.publish('guest-1', 'guestBalance', balance(1));
    await world.clock.advanceAsync(1);
    expect(heard).toEqual(['guestBalance 1', 'guestBalance 1']);
  });

  it('reconnects from its position when a number is skipped', async () => {
    const world = new TestRealtime();
    const { heard, reports } = await world.online();
    let drop = true;
    world.server.fault = ({ type }) => (type === 'guestBalance' && drop ? 'drop' : 'pass');
    world.server.publish('guest-1', 'guestBalance', balance(1));
    drop = false;
    world.server.publish('guest-1', 'guestBalance', balance(2));
    await world.clock.advanceAsync(1);
    expect([heard, world.server.openConnections]).toEqual([[], 0]);
    await world.clock.advanceAsync(1_005);
    expect(heard).toEqual(['guestBalance 1', 'guestBalance 2']);
    expect(reports).toEqual([]);
  });

  it('learns from a pong that the last event was lost', async () => {
    const world = new TestRealtime();
    const { heard } = await world.online();
    world.server.fault = ({ type }) => (type === 'guestBalance' ? 'drop' : 'pass');
    world.server.publish('guest-1', 'guestBalance', balance(1));
    world.server.fault = () => 'pass';
    await world.clock.advanceAsync(51_100);
    expect(heard).toEqual(['guestBalance 1']);
  });

  it('says resync instead of reconnecting for ever when the same events stay missing', async () => {
    const world = new TestRealtime();
    const { heard } = await world.online();
    world.server.fault = ({ type, seq }) =>
      type === 'guestBalance' && seq === 1 ? 'drop' : 'pass';
    world.server.publish('guest-1', 'guestBalance', balance(1));
    world.server.publish('guest-1', 'guestBalance', balance(2));
    await world.clock.advanceAsync(1_010);
    expect(heard).toEqual(['resync', 'guestBalance 2']);
    await world.clock.advanceAsync(10_000);
    expect(world.server.attempts).toBe(2);
  });

  it('applies absolute frames without moving its position', async () => {
    const world = new TestRealtime();
    const { heard } = await world.online();
    world.server.publish('guest-1', 'guestBalance', balance(1));
    world.server.send('guest-1', 'chatMeter', {} as never);
    world.server.send('guest-1', 'chatMeter', {} as never);
    world.server.publish('guest-1', 'guestBalance', balance(2));
    await world.clock.advanceAsync(1);
    expect(heard).toEqual(['guestBalance 1', 'chatMeter 1', 'chatMeter 1', 'guestBalance 2']);
  });
});

type Move =
  | {
      readonly do:
        | 'publish'
        | 'broadcast'
        | 'cut'
        | 'renew'
        | 'freeze'
        | 'thaw'
        | 'suspend'
        | 'resume'
        | 'close'
        | 'open'
        | 'probe';
      readonly tab: number;
    }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'faults'; readonly faults: readonly ('pass' | 'drop' | 'duplicate' | 'cut')[] };

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('publish' as const), tab: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('broadcast' as const), tab: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'cut' as const,
        'renew' as const,
        'freeze' as const,
        'thaw' as const,
        'suspend' as const,
        'resume' as const,
        'close' as const,
        'open' as const,
        'probe' as const,
      ),
      tab: fc.nat(2),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 1, 3, 500, 1_500, 6_000, 30_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('faults' as const),
      faults: fc.array(fc.constantFrom('pass', 'drop', 'duplicate', 'cut'), { maxLength: 6 }),
    }),
  },
);

/**
 * What a guest's tab may hear of one stream: each number once and in order, except that a number
 * may be skipped, or the count begin anew, right after a resync.
 */
function assertNothingLostOrDoubled(
  heard: readonly { readonly stream: string; readonly seq: number | null }[],
  stream: string,
): number | null {
  let last: number | null = null;
  let resynced = true;
  for (const event of heard) {
    if (event.stream !== stream) continue;
    if (event.seq === null) {
      resynced = true;
      continue;
    }
    if (!resynced) expect(event.seq).toBe((last ?? 0) + 1);
    last = event.seq;
    resynced = false;
  }
  return resynced ? null : last;
}

describe('whatever happens to connections and tabs', () => {
  it('no event is lost or doubled without a resync, and every tab ends up where the server stands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 40 }), async (moves) => {
        const world = new TestRealtime();
        const logs = new Map<TestTab, { stream: string; seq: number | null }[]>();
        const tabs: (TestTab | null)[] = [];
        const counts = { guest: 0, public: 0 };
        const open = (at: number): void => {
          const test = world.open();
          const log: { stream: string; seq: number | null }[] = [];
          logs.set(test, log);
          test.realtime.on('guestBalance', ({ seq }) => log.push({ stream: 'guest', seq }));
          test.realtime.on('actorOnline', ({ seq }) => log.push({ stream: 'public', seq }));
          test.realtime.on('resync', ({ stream }) => log.push({ stream, seq: null }));
          tabs[at] = test;
        };
        open(0);
        open(1);
        await world.clock.advanceAsync(10);
        for (const step of moves) {
          if (step.do === 'wait') {
            await world.clock.advanceAsync(step.ms);
          } else if (step.do === 'faults') {
            const faults = [...step.faults];
            world.server.fault = ({ type }) =>
              type === 'guestBalance' || type === 'actorOnline'
                ? (faults.shift() ?? 'pass')
                : 'pass';
          } else {
            const test = tabs[step.tab];
            if (step.do === 'publish')
              world.server.publish('guest-1', 'guestBalance', balance((counts.guest += 1)));
            else if (step.do === 'broadcast')
              world.server.broadcast('actorOnline', ((counts.public += 1), ACTOR));
            else if (step.do === 'cut') world.server.cut();
            else if (step.do === 'renew') {
              world.server.cut();
              world.server.renewEpoch('public');
              counts.public = 0;
            } else if (step.do === 'open') {
              if (!test) open(step.tab);
            } else if (test) {
              if (step.do === 'freeze') test.tab.freeze();
              else if (step.do === 'thaw') test.tab.thaw();
              else if (step.do === 'close') {
                world.browser.closeTab(test.tab);
                tabs[step.tab] = null;
              } else test.tab.signal(step.do);
            }
          }
        }
        // Peace: everybody is awake, the network holds.
        world.server.fault = () => 'pass';
        for (const test of tabs) {
          test?.tab.thaw();
          test?.tab.signal('resume');
        }
        await world.clock.advanceAsync(120_000);
        world.server.publish('guest-1', 'guestBalance', balance((counts.guest += 1)));
        world.server.broadcast('actorOnline', ((counts.public += 1), ACTOR));
        await world.clock.advanceAsync(60_000);
        for (const log of logs.values()) {
          assertNothingLostOrDoubled(log, 'guest');
          assertNothingLostOrDoubled(log, 'public');
        }
        const present = tabs.filter((test) => test !== null && test !== undefined);
        for (const test of present) {
          const log = logs.get(test) ?? [];
          expect(assertNothingLostOrDoubled(log, 'guest')).toBe(counts.guest);
          expect(assertNothingLostOrDoubled(log, 'public')).toBe(counts.public);
          expect(test.realtime.getSnapshot().link.name).toBe('online');
        }
        expect(world.server.openConnections).toBe(present.length > 0 ? 1 : 0);
        expect(world.server.violations).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);
});
