/**
 * The base of all our errors: a stable code, whether trying again can help, and a message that
 * says what happened, why, and how to mend it. Texts for guests are made from the code.
 * Whoever catches one asks `isVxError`, and then its code.
 */
export abstract class VxError<Code extends string = string> extends Error {
  readonly code: Code;

  constructor(code: Code, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
    this.name = new.target.name;
  }

  /** The brand, the same in every copy of the kernel: `instanceof` knows the errors of one copy alone. */
  get isVxError(): true {
    return true;
  }

  /** Whether the same call may succeed later without any change. */
  abstract shouldRetry(): boolean;
}

/** Whether something that was caught is one of our errors, whichever copy of the kernel made it. */
export const isVxError = (error: unknown): error is VxError =>
  (Object(error) as { readonly isVxError?: unknown }).isVxError === true;

/** A promise that something is impossible. Throwing it is a defect of ours, never of the guest. */
export class InvariantError extends VxError<'INVARIANT'> {
  constructor(message: string) {
    super('INVARIANT', message);
  }
  override shouldRetry(): boolean {
    return false;
  }
}

/** The end of an exhaustive switch. */
export function unreachable(value: never): never {
  throw new InvariantError(`Unexpected value ${JSON.stringify(value)}.`);
}
