/** Actors came online. */
export interface ActorsCameOnline {
  readonly actorIds: readonly number[];
}

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    readonly actorsCameOnline: ActorsCameOnline;
  }
}
