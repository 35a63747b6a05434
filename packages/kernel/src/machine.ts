import { createStore, type ReadableStore } from './store.ts';

/** What a pure transition answers: the next state and the effects to run after the commit. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

export interface Machine<State, Event> extends ReadableStore<State>, Disposable {
  /** Hands in an event. Events that arrive while one is handled wait for their turn. */
  send(event: Event): void;
}

/**
 * Runs a transition table: compute, commit, notify, then run the effects. An effect reports back
 * only through `send`. A listener or an effect that throws holds up nothing: the other effects and
 * the waiting events still have their turn, and the first error is rethrown at the end. After
 * disposal events are ignored.
 */
export function createMachine<State, Event, Effect>(deps: {
  readonly initial: State;
  readonly transition: (state: State, event: Event) => Step<State, Effect>;
  readonly run: (effect: Effect, send: (event: Event) => void) => void;
}): Machine<State, Event> {
  const store = createStore(deps.initial);
  const queue: { readonly event: Event }[] = [];
  let draining = false;
  let ended = false;
  let failure: { readonly error: unknown } | null = null;

  const attempt = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      failure ??= { error };
    }
  };

  const handle = (event: Event): void => {
    const step = deps.transition(store.getSnapshot(), event);
    attempt(() => store.set(step.state));
    for (const effect of step.effects) attempt(() => deps.run(effect, send));
  };

  const send = (event: Event): void => {
    if (ended) return;
    queue.push({ event });
    if (draining) return;
    draining = true;
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { event: current } = next;
      attempt(() => handle(current));
    }
    draining = false;
    const failed = failure;
    failure = null;
    if (failed) throw failed.error;
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    send,
    [Symbol.dispose]() {
      ended = true;
      queue.length = 0;
      store[Symbol.dispose]();
    },
  };
}
