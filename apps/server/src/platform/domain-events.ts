import type { AnyTransaction } from './database/index.ts';

/**
 * What happened, by its name in the past tense, and what is known of it. The platform knows none: the
 * module that emits an event declares it in its `*.events.ts`, which its `index.ts` names, so that whoever
 * uses the module knows them:
 *
 * ```ts
 * declare module '../../platform/domain-events.ts' {
 *   interface DomainEvents { readonly chatEnded: ChatEnded }
 * }
 * ```
 */
export interface DomainEvents {}

/** Runs in the transaction of what happened. What it throws rolls all of it back. */
export type DomainEventHandler<Event> = (tx: AnyTransaction, event: Event) => Promise<void>;

/** How a module answers events: the `on` of what its `create…Module` returns. */
export type DomainEventHandlers<Name extends keyof Events, Events = DomainEvents> = {
  readonly [One in Name]: DomainEventHandler<Events[One]>;
};

/** A module that listens to an event, by the module's name. */
export interface DomainEventListener<Name extends keyof Events, Events = DomainEvents> {
  readonly name: string;
  readonly on: DomainEventHandlers<Name, Events>;
}

/** Who listens to what, in the order in which they are asked. Complete, so that no event is forgotten. */
export type DomainEventListeners<Events = DomainEvents> = {
  readonly [Name in keyof Events]: readonly DomainEventListener<Name, Events>[];
};

/** What modules get: to say what happened. */
export interface DomainEventEmitter<Events = DomainEvents> {
  /**
   * Runs the handlers one after the other, in the order of their registration, in the caller's
   * transaction. Whatever must not be in it (calls to others, locks in another order) a handler leaves to a
   * job or to the outbox, which it writes in the transaction, so that nothing is lost when the process ends
   * in between.
   */
  emit<Name extends keyof Events>(
    tx: AnyTransaction,
    name: Name,
    event: Events[Name],
  ): Promise<void>;
}

export interface DomainEventBus<Events = DomainEvents> extends DomainEventEmitter<Events> {
  /**
   * Adds listeners behind those that are there. Once something was emitted nobody may be added: what
   * happens must not depend on when it does.
   */
  register(listeners: Partial<DomainEventListeners<Events>>): void;
}

/** How modules tell one another what happened (ADR 0029). */
export function createDomainEvents<Events = DomainEvents>(): DomainEventBus<Events> {
  type Listeners<Name extends keyof Events> = readonly DomainEventListener<Name, Events>[];
  const registered: { [Name in keyof Events]?: Listeners<Name> } = {};
  let isOpen = true;

  const add = <Name extends keyof Events>(event: Name, more: Listeners<Name> = []): void => {
    const all = [...(registered[event] ?? []), ...more];
    const names = all.map(({ name }) => name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined)
      throw new Error(
        `Module ${twice} listens to ${String(event)} twice, so it would do its work twice: register it once.`,
      );
    registered[event] = all;
  };

  return {
    register(listeners) {
      if (!isOpen)
        throw new Error(
          'A listener came after the first event and missed it: register where modules are composed.',
        );
      for (const event of Object.keys(listeners) as (keyof Events)[]) add(event, listeners[event]);
    },
    async emit(tx, name, event) {
      isOpen = false;
      for (const listener of registered[name] ?? []) await listener.on[name](tx, event);
    },
  };
}
