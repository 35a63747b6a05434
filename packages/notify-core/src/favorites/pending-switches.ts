import type { SocketEvents } from '@vx/contract/socket';
import type { Random } from '@vx/kernel';

/** Things that are on or off, by key, as they changed since the page was loaded. */
export interface Switches {
  /** What the server confirmed since. */
  readonly confirmed: ReadonlyMap<string, boolean>;
  /** What the guest wants and the server has not answered yet. */
  readonly requested: ReadonlyMap<string, boolean>;
}

/** How the server answered a change. */
export interface SwitchAnswer {
  readonly key: string;
  readonly value: boolean;
  /** Why it was refused; `null`: it was taken. */
  readonly code: string | null;
}

/** Whether something is on; `loaded` is what the page came with. */
export const isOn = ({ confirmed, requested }: Switches, key: string, loaded: boolean): boolean =>
  requested.get(key) ?? confirmed.get(key) ?? loaded;

/** The same with something that the server has told. */
export const withConfirmed = <Known extends Switches>(
  known: Known,
  key: string,
  value: boolean,
): Known => ({ ...known, confirmed: new Map(known.confirmed).set(key, value) });

/** The same with other pending changes, and with what the answer to one of them settled. */
export function withPending<Known extends Switches>(
  known: Known,
  requested: Switches['requested'],
  answer: SwitchAnswer | null,
): Known {
  const next = { ...known, requested };
  return answer?.code === null ? withConfirmed(next, answer.key, answer.value) : next;
}

/**
 * Keeps changes, which are shown at once, until the server has answered their messages. Of two changes of
 * one thing the latest counts, whatever becomes of the first.
 */
export function createPendingSwitches(deps: {
  readonly socket: SocketEvents;
  readonly random: Pick<Random, 'uuid'>;
  /** Called with all that are open, and with the answer that closed one. */
  readonly changed: (requested: Switches['requested'], answer: SwitchAnswer | null) => void;
}): Disposable & {
  /** Remembers a change. Its message has to bear the `clientId` that is answered. */
  add(key: string, value: boolean): { readonly clientId: string };
} {
  const { socket, random, changed } = deps;
  let open: ReadonlyMap<string, { readonly value: boolean; readonly clientId: string }> = new Map();
  const change = (next: typeof open, answer: SwitchAnswer | null): void => {
    open = next;
    changed(new Map([...open].map(([key, { value }]) => [key, value])), answer);
  };
  const handleAnswer = (clientId: string | null, code: string | null): void => {
    const found = [...open].find(([, entry]) => entry.clientId === clientId);
    if (!found) return;
    const [key, { value }] = found;
    const left = new Map(open);
    left.delete(key);
    change(left, { key, value, code });
  };
  const stops = [
    socket.on('messageAccepted', ({ clientId }) => handleAnswer(clientId, null)),
    socket.on('messageRefused', ({ clientId, code }) => handleAnswer(clientId, code)),
  ];
  return {
    add(key, value) {
      const clientId = random.uuid();
      change(new Map(open).set(key, { value, clientId }), null);
      return { clientId };
    },
    [Symbol.dispose]() {
      for (const stop of stops) stop();
    },
  };
}
