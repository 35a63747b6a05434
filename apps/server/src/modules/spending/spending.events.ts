/** A guest is excluded from spending, by choice or because the person is excluded elsewhere. */
export interface GuestExcluded {
  readonly guestId: string;
}

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    /** The wallet is locked. */
    readonly guestExcluded: GuestExcluded;
  }
}
