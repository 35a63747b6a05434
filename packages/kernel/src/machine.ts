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
 * only through `send`. After disposal events are ignored.
 */
export function createMachine<State, Event, Effect>(deps: {
  readonly initial: State;
  readonly transition: (state: State, event: Event) => Step<State, Effect>;
  readonly run: (effect: Effect, send: (event: Event) => void) => void;
}): Machine<State, Event> {
  const store = createStore(deps.initial);
  const queue: Event[] = [];
  let draining = false;
  let ended = false;

  const send = (event: Event): void => {
    if (ended) return;
    queue.push(event);
    if (draining) return;
    draining = true;
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const step = deps.transition(store.getSnapshot(), next);
        store.set(step.state);
        for (const effect of step.effects) deps.run(effect, send);
      }
    } finally {
      draining = false;
    }
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
