/**
 * The base of all our errors: a stable code, whether trying again can help, and a message that
 * says what happened, why, and how to mend it. Texts for guests are made from the code.
 */
export abstract class VxError<Code extends string = string> extends Error {
  readonly code: Code;

  constructor(code: Code, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
    this.name = new.target.name;
  }

  /** Whether the same call may succeed later without any change. */
  abstract shouldRetry(): boolean;
}

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
