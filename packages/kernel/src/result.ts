/** An expected outcome as a value. Surprises are thrown. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** A success, as a value. */
export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** A failure, as a value. */
export const fail = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error });
