import { FakeClock, FakeRandom } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Message } from '../outbox/message.ts';
import type { Leader } from './leader.ts';
import { createTab, LEADER_DEADLINE_MS, PATROL_INTERVAL_MS } from './tab.ts';
import { isCurrent, type LeaderMessage, type TabMessage, type Term } from './tab-message.ts';

interface Request {
  readonly steal: boolean;
  readonly held: () => void;
  readonly lost: () => void;
  isOver: boolean;
}

const message = (id: string): Message => ({
  id,
  name: 'sendMessage',
  payload: {},
  clientId: id,
  at: 1,
});
const over: LeaderMessage = { type: 'sessionOver' };
const said = (term: Term): TabMessage => ({ ...over, term });

/** One tab; the test plays the browser, its locks and every other tab. */
function setUp({ isShared = true } = {}) {
  const clock = new FakeClock(1_000_000);
  const requests: Request[] = [];
  const posted: TabMessage[] = [];
  const roles: string[] = [];
  const heard: string[] = [];
  const led: string[] = [];
  const unsettled: Message[] = [];
  const page = { isVisible: true };
  let receive: ((message: unknown) => void) | null = null;
  let speak: (message: LeaderMessage) => void = () => undefined;
  const leader: Leader = {
    send: ({ id }) => void led.push(`send ${id}`),
    announce: () => void led.push('announce'),
    probe: () => void led.push('probe'),
    [Symbol.dispose]: () => void led.push('end'),
  };
  const tab = createTab({
    ports: isShared
      ? {
          locks: {
            request(_, steal, handlers) {
              const request: Request = { steal, ...handlers, isOver: false };
              requests.push(request);
              return { [Symbol.dispose]: () => void (request.isOver = true) };
            },
          },
          openChannel(_, received) {
            receive = received;
            return {
              post: (one) => void posted.push(one as TabMessage),
              [Symbol.dispose]: () => void (receive = null),
            };
          },
        }
      : null,
    name: 'tabs',
    clock,
    scheduler: clock,
    random: new FakeRandom(),
    isVisible: () => page.isVisible,
    createLeader(send) {
      led.push('begin');
      speak = send;
      return leader;
    },
    unsettled: () => unsettled,
    onMessage: ({ type }, own) => void heard.push(`${type} ${own ? 'own' : 'other'}`),
    onRole: (role) => void roles.push(role),
  });
  return {
    clock,
    requests,
    posted,
    roles,
    heard,
    led,
    unsettled,
    page,
    tab,
    hear: (one: TabMessage): void => receive?.(one),
    isListening: () => receive !== null,
    speak: (one: LeaderMessage): void => speak(one),
    hold: (): void => requests.at(-1)?.held(),
    kinds: () => posted.map(({ type }) => type),
    termOf: () => posted.flatMap((one) => ('term' in one ? [one.term] : [])).at(-1),
  };
}

/** A tab that follows another one's term. */
function following(term: Term = { id: 'them', since: 1_000_000 }) {
  const world = setUp();
  world.tab.join();
  world.hear(said(term));
  return world;
}

describe('terms', () => {
  it('the later one counts; of two that began at once the same one in every tab', () => {
    const a: Term = { id: 'a', since: 1 };
    const b: Term = { id: 'b', since: 1 };
    const later: Term = { id: 'a', since: 2 };
    expect([isCurrent(a, null), isCurrent(a, a)]).toEqual([true, true]);
    expect([isCurrent(later, b), isCurrent(b, later)]).toEqual([true, false]);
    expect([isCurrent(b, a), isCurrent(a, b)]).toEqual([true, false]);
  });
});

describe('a tab that joins', () => {
  it('queues for the lock, asks who leads, and leads when it gets the lock', () => {
    const world = setUp();
    world.tab.join();
    expect([world.roles, world.kinds(), world.requests.map(({ steal }) => steal)]).toEqual([
      ['joining'],
      ['hello'],
      [false],
    ]);
    world.hold();
    expect([world.roles, world.led]).toEqual([
      ['joining', 'leader'],
      ['begin', 'announce'],
    ]);
    // Nobody has to show a sign of life any more.
    world.clock.advance(LEADER_DEADLINE_MS);
    expect(world.requests).toHaveLength(1);
  });

  it('takes the place of a leader that says nothing for five seconds', () => {
    const world = setUp();
    world.tab.join();
    world.clock.advance(LEADER_DEADLINE_MS - 1);
    expect(world.requests).toHaveLength(1);
    // Asking again gives it no more time.
    world.tab.probe();
    world.clock.advance(1);
    expect(world.requests.map(({ steal, isOver }) => [steal, isOver])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('does not lead by a request that it has given up', () => {
    const world = setUp();
    world.tab.join();
    world.clock.advance(LEADER_DEADLINE_MS);
    world.requests[0]?.held();
    world.requests[0]?.lost();
    expect(world.roles).toEqual(['joining']);
    world.hold();
    expect(world.roles).toEqual(['joining', 'leader']);
  });

  it('leads alone where a browser cannot share a socket', () => {
    const world = setUp({ isShared: false });
    world.tab.join();
    expect([world.roles, world.led, world.clock.pending]).toEqual([
      ['alone'],
      ['begin', 'announce'],
      0,
    ]);
    world.speak(over);
    expect(world.heard).toEqual(['sessionOver own']);
  });

  it('begins anew when it joins again', () => {
    const world = setUp();
    world.tab.join();
    world.hold();
    world.tab.join();
    expect(world.led).toEqual(['begin', 'announce', 'end']);
    expect(world.requests.map(({ isOver }) => isOver)).toEqual([true, false]);
    // One patrol and one deadline, not two of each.
    expect(world.clock.pending).toBe(2);
  });
});

describe('a tab that leads', () => {
  it('says in its own term what its connection says, to itself and to all', () => {
    const world = setUp();
    world.tab.join();
    world.hold();
    world.speak(over);
    expect(world.posted.at(-1)).toEqual({
      type: 'sessionOver',
      term: { id: expect.any(String), since: 1_000_000 },
    });
    expect(world.heard).toEqual(['sessionOver own']);
  });

  it('begins a later term than any it knows, though its clock be behind', () => {
    const world = following({ id: 'them', since: 5_000_000 });
    world.hold();
    world.speak(over);
    expect(world.termOf()?.since).toBe(5_000_001);
  });

  it('sends for itself and for those that name its term, and answers who asks', () => {
    const world = setUp();
    world.tab.join();
    world.hold();
    world.speak(over);
    world.led.length = 0;
    world.tab.send(message('mine'));
    world.hear({ type: 'send', to: world.termOf()?.id ?? '', message: message('theirs') });
    world.hear({ type: 'send', to: 'another', message: message('late') });
    world.hear({ type: 'hello' });
    world.tab.probe();
    expect(world.led).toEqual(['send mine', 'send theirs', 'announce', 'probe']);
    expect(world.kinds()).toEqual(['hello', 'sessionOver']);
  });

  it('makes way for a later term and queues again, and has nothing to say any more', () => {
    const world = setUp();
    world.tab.join();
    world.hold();
    world.hear(said({ id: 'them', since: 2_000_000 }));
    expect([world.roles.at(-1), world.led.at(-1)]).toEqual(['follower', 'end']);
    expect(world.requests.map(({ steal, isOver }) => [steal, isOver])).toEqual([
      [false, true],
      [false, false],
    ]);
    const posts = world.posted.length;
    world.speak(over);
    expect([world.posted.length, world.heard]).toEqual([posts, ['sessionOver other']]);
  });

  it('takes no notice of an earlier term', () => {
    const world = setUp();
    world.tab.join();
    world.hold();
    world.hear(said({ id: 'them', since: 1 }));
    expect([world.roles.at(-1), world.heard]).toEqual(['leader', []]);
  });

  it('ends when its lock is stolen, and follows whoever has it', () => {
    const world = setUp();
    world.tab.join();
    world.hold();
    world.requests[0]?.lost();
    expect([world.roles, world.led.at(-1)]).toEqual([['joining', 'leader', 'joining'], 'end']);
    expect(world.kinds()).toEqual(['hello', 'hello']);
    expect(world.requests.map(({ steal }) => steal)).toEqual([false, false]);
  });

  it('does not patrol', () => {
    const world = setUp();
    world.tab.join();
    world.hold();
    world.clock.advance(4 * PATROL_INTERVAL_MS);
    expect(world.kinds()).toEqual(['hello']);
  });
});

describe('a tab that follows', () => {
  it('hands over what it has once to each leader, and what comes at once', () => {
    const world = setUp();
    world.unsettled.push(message('a'));
    world.tab.join();
    // Nobody leads yet: it waits with the unsettled ones.
    world.tab.send(message('a'));
    const sent = () =>
      world.posted.flatMap((one) => (one.type === 'send' ? [`${one.message.id} ${one.to}`] : []));
    expect(sent()).toEqual([]);
    world.hear(said({ id: 'them', since: 1 }));
    world.hear(said({ id: 'them', since: 1 }));
    world.tab.send(message('b'));
    expect(sent()).toEqual(['a them', 'b them']);
    world.hear(said({ id: 'next', since: 2 }));
    expect(sent()).toEqual(['a them', 'b them', 'a next']);
    expect(world.heard).toEqual(['sessionOver other', 'sessionOver other', 'sessionOver other']);
  });

  it('leaves questions and messages to the leader', () => {
    const world = following();
    world.hear({ type: 'hello' });
    world.hear({ type: 'send', to: 'them', message: message('a') });
    expect(world.led).toEqual([]);
  });

  it('asks on patrol while it is visible, again and again, and steals from one that is silent', () => {
    const world = following();
    world.clock.advance(PATROL_INTERVAL_MS - 1);
    expect(world.kinds()).toEqual(['hello']);
    world.clock.advance(1);
    expect(world.kinds()).toEqual(['hello', 'hello']);
    world.hear(said({ id: 'them', since: 1_000_000 }));
    world.clock.advance(PATROL_INTERVAL_MS);
    expect(world.kinds()).toEqual(['hello', 'hello', 'hello']);
    expect(world.requests).toHaveLength(1);
    world.clock.advance(LEADER_DEADLINE_MS);
    expect(world.requests.map(({ steal }) => steal)).toEqual([false, true]);
  });

  it('asks nobody while it is hidden', () => {
    const world = following();
    world.page.isVisible = false;
    world.clock.advance(4 * PATROL_INTERVAL_MS);
    expect(world.kinds()).toEqual(['hello']);
  });
});

describe('a tab that leaves', () => {
  it.each([['leave'], [Symbol.dispose]] as const)('lets go of all it had (%s)', (way) => {
    const world = setUp();
    world.tab.join();
    world.hold();
    world.tab[way]();
    expect([world.led.at(-1), world.requests[0]?.isOver, world.isListening()]).toEqual([
      'end',
      true,
      false,
    ]);
    expect(world.clock.pending).toBe(0);
  });

  it('takes nobody’s place afterwards, though the leader had not answered yet', () => {
    const world = setUp();
    world.tab.join();
    world.tab.leave();
    expect(world.clock.pending).toBe(0);
    world.clock.advance(LEADER_DEADLINE_MS);
    expect(world.requests.map(({ steal }) => steal)).toEqual([false]);
  });

  it('asks and sends nothing until it joins again', () => {
    const world = following();
    world.tab.leave();
    expect(world.clock.pending).toBe(0);
    const posts = world.posted.length;
    world.tab.probe();
    world.tab.send(message('a'));
    expect([world.posted.length, world.clock.pending]).toEqual([posts, 0]);
    // The same leader gets again what is unsettled.
    world.unsettled.push(message('a'));
    world.tab.join();
    world.hear(said({ id: 'them', since: 1_000_000 }));
    expect(world.kinds().slice(posts)).toEqual(['hello', 'send']);
  });
});
