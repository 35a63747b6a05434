import type { Clock, Random, Scheduler } from '@vx/kernel';
import type { Message } from '../outbox/message.ts';
import type { TabChannel, TabPorts } from '../ports.ts';
import type { TabRole } from '../snapshot.ts';
import type { Leader } from './leader.ts';
import { isCurrent, type LeaderMessage, type TabMessage, type Term } from './tab-message.ts';

/** How long a leader may take to give a sign of life. */
export const LEADER_DEADLINE_MS = 5_000;
/** How often a visible follower asks for one. */
export const PATROL_INTERVAL_MS = 15_000;

export interface TabDeps {
  /** `null`: this browser cannot share a socket between tabs. */
  readonly ports: TabPorts | null;
  /** Tabs of one name share one socket. */
  readonly name: string;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly isVisible: () => boolean;
  readonly createLeader: (send: (message: LeaderMessage) => void) => Leader;
  /** Messages of this tab whose outcome is unknown. */
  readonly unsettled: () => readonly Message[];
  /** What the leader said; `own`: this tab leads. */
  readonly onMessage: (message: LeaderMessage, own: boolean) => void;
  readonly onRole: (role: TabRole) => void;
}

/** One tab among the tabs of a browser: leads, or follows the one that leads. */
export interface Tab extends Disposable {
  /** Hands a message to the leader; without one it waits for the next. */
  send(message: Message): void;
  /** The guest is back: is the leader alive, and its connection? */
  probe(): void;
  /** About to be frozen: lets another tab lead. */
  leave(): void;
  /** Runs again. */
  join(): void;
}

export function createTab(deps: TabDeps): Tab {
  const { ports, name, clock, scheduler, random } = deps;
  let channel: TabChannel | null = null;
  let lock: Disposable | null = null;
  let leader: Leader | null = null;
  /** The latest leadership that is known. */
  let term: Term | null = null;
  /** The leader that has got the messages of this tab. */
  let following: string | null = null;
  let deadline: Disposable | null = null;
  let patrol: Disposable | null = null;

  const post = (message: TabMessage): void => channel?.post(message);

  const cancelDeadline = (): void => {
    deadline?.[Symbol.dispose]();
    deadline = null;
  };

  const lead = (): void => {
    cancelDeadline();
    const mine: Term = { id: random.uuid(), since: Math.max(clock.now(), (term?.since ?? 0) + 1) };
    term = mine;
    following = null;
    deps.onRole(ports ? 'leader' : 'alone');
    leader = deps.createLeader((message) => {
      // A leader that was replaced has nothing to say any more.
      if (term !== mine) return;
      post({ ...message, term: mine });
      deps.onMessage(message, true);
    });
    leader.announce();
  };

  const abdicate = (): void => {
    leader?.[Symbol.dispose]();
    leader = null;
    lock?.[Symbol.dispose]();
    lock = null;
  };

  const requestLeadership = (steal: boolean): void => {
    lock?.[Symbol.dispose]();
    let current = true;
    const request = ports?.locks.request(name, steal, {
      held: () => current && lead(),
      lost() {
        if (!current) return;
        abdicate();
        follow();
      },
    });
    lock = {
      [Symbol.dispose]() {
        current = false;
        request?.[Symbol.dispose]();
      },
    };
  };

  const follow = (): void => {
    deps.onRole('joining');
    requestLeadership(false);
    demandSignOfLife();
  };

  /** Asks the leader; silence means that it hangs, and then its place is taken. */
  const demandSignOfLife = (): void => {
    post({ type: 'hello' });
    deadline ??= scheduler.after(LEADER_DEADLINE_MS, () => {
      deadline = null;
      requestLeadership(true);
    });
  };

  const startPatrol = (): void => {
    patrol = scheduler.after(PATROL_INTERVAL_MS, () => {
      if (!leader && deps.isVisible()) demandSignOfLife();
      startPatrol();
    });
  };

  const handleLeaderMessage = (message: LeaderMessage & { readonly term: Term }): void => {
    if (!isCurrent(message.term, term)) return;
    cancelDeadline();
    term = message.term;
    if (leader) {
      abdicate();
      requestLeadership(false);
    }
    deps.onRole('follower');
    if (following !== term.id) {
      following = term.id;
      for (const waiting of deps.unsettled()) send(waiting);
    }
    deps.onMessage(message, false);
  };

  const receive = (raw: unknown): void => {
    const message = raw as TabMessage;
    switch (message.type) {
      case 'hello':
        leader?.announce();
        return;
      case 'send':
        if (message.to === term?.id) leader?.send(message.message);
        return;
      default:
        handleLeaderMessage(message);
    }
  };

  const send = (message: Message): void => {
    if (leader) leader.send(message);
    else if (following !== null) post({ type: 'send', to: following, message });
  };

  const leave = (): void => {
    cancelDeadline();
    patrol?.[Symbol.dispose]();
    patrol = null;
    abdicate();
    following = null;
    channel?.[Symbol.dispose]();
    channel = null;
  };

  return {
    send,
    leave,
    join() {
      leave();
      if (!ports) {
        lead();
        return;
      }
      channel = ports.openChannel(name, receive);
      follow();
      startPatrol();
    },
    probe() {
      if (leader) leader.probe();
      else if (channel) demandSignOfLife();
    },
    [Symbol.dispose]: leave,
  };
}
