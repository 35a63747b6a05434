/** Who passed an age check, by the name that its provider has for the person. */
export interface AvsSubjectIdentified {
  readonly guestId: string;
  readonly subject: string;
}

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    /** Before the check counts and anything is given; the wallet is locked. */
    readonly avsSubjectIdentified: AvsSubjectIdentified;
  }
}
