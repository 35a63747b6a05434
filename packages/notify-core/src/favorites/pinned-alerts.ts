import type { PinnedActorChannel } from '@vx/contract/enums';
import type { SocketPort } from '@vx/contract/socket';
import { createScope, createStore, type Random, type ReadableStore } from '@vx/kernel';
import { createPendingSwitches, isOn, withPending, type Switches } from './pending-switches.ts';

/** By which channels a guest is told that a followed performer is online. */
export interface PinnedAlertsSnapshot extends Switches {
  /** Why the latest switch was taken back. */
  readonly refused: string | null;
  /** Switches a way of telling for one followed performer; `null` while nobody listens. */
  readonly set: ((actorId: string, channel: PinnedActorChannel, enabled: boolean) => void) | null;
}

const keyOf = (actorId: string, channel: PinnedActorChannel): string => `${actorId}:${channel}`;

/** Whether the guest is told on this way that a performer goes live; `loaded` is what the page came with. */
export const isAlertOn = (
  known: PinnedAlertsSnapshot,
  actorId: string,
  channel: PinnedActorChannel,
  loaded: boolean,
): boolean => isOn(known, keyOf(actorId, channel), loaded);

/** Whether a switch waits for the server. */
export const isAlertPending = (
  { requested }: PinnedAlertsSnapshot,
  actorId: string,
  channel: PinnedActorChannel,
): boolean => requested.has(keyOf(actorId, channel));

/** Nothing was switched, and nothing can be. */
export const restingPinnedAlerts: PinnedAlertsSnapshot = {
  confirmed: new Map(),
  requested: new Map(),
  refused: null,
  set: null,
};

/**
 * E-mail and text message of single performers: shown at once, taken back when the server refuses.
 * [RU-favorites-notify-settings]
 */
export function createPinnedAlerts(deps: {
  readonly socket: SocketPort;
  readonly random: Pick<Random, 'uuid'>;
}): ReadableStore<PinnedAlertsSnapshot> & Disposable {
  const { socket } = deps;
  const scope = createScope();
  const pending = scope.own(
    createPendingSwitches({
      ...deps,
      changed: (requested, answer) =>
        store.update((now) => ({
          ...withPending(now, requested, answer),
          refused: answer?.code ?? null,
        })),
    }),
  );
  const store = scope.own(
    createStore<PinnedAlertsSnapshot>({
      ...restingPinnedAlerts,
      set(actorId, channel, enabled) {
        const name =
          channel === 'email' ? 'setPinnedActorEmailNotification' : 'setPinnedActorSmsNotification';
        socket.send(name, { actorId, enabled }, pending.add(keyOf(actorId, channel), enabled));
      },
    }),
  );
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
