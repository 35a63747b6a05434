import { VxError } from '@vx/kernel';

/** Whether trying again can help is up to what went wrong underneath. */
const retryable = (cause: unknown): boolean => !(cause instanceof VxError) || cause.shouldRetry();

/** A list could not be loaded. Most lists keep this to themselves. [ER-silentLoads] */
export class ListLoadError extends VxError<'LOAD_FAILED_SILENTLY'> {
  constructor(cause: unknown) {
    super(
      'LOAD_FAILED_SILENTLY',
      'The list could not be loaded; what it showed before still stands.',
      { cause },
    );
  }
  override shouldRetry(): boolean {
    return retryable(this.cause);
  }
}

/** A totals call failed; the caller decides what to show instead. [RU-api-totals-failure] */
export class TotalsError extends VxError<'TOTALS_FAILED'> {
  constructor(cause: unknown) {
    super('TOTALS_FAILED', 'The total could not be loaded.', { cause });
  }
  override shouldRetry(): boolean {
    return retryable(this.cause);
  }
}
