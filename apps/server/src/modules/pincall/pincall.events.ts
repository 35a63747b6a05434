/** A number is the guest's for certain. */
export interface PhoneConfirmed {
  readonly guestId: string;
  /** `+4915123456789` */
  readonly e164: string;
}

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    readonly phoneConfirmed: PhoneConfirmed;
  }
}
