import { OperationError } from '../errors.ts';

/** A page that takes longer is not waited for: its visitor has left or tries again. */
export const pageDeadlineMs = 10_000;
/** Seconds after which a page that could not be made is worth another try. */
const retryAfter = 2;

export interface PageMakingOptions {
  /** The page answers a form, which says itself what became of it. */
  readonly isForm: boolean;
  /** ms; `null`: no deadline. */
  readonly deadlineMs: number | null;
}

/**
 * The making of one page. It ends with `UNAVAILABLE` when what the page is made from is away, or takes
 * too long (ADR 0021): half a page would show as empty what is only not known.
 */
export class PageMaking implements Disposable {
  readonly #options: PageMakingOptions;
  readonly #cut = new AbortController();
  readonly #ended = Promise.withResolvers<never>();
  readonly #timer: NodeJS.Timeout | undefined;
  #metOutage = false;

  constructor(options: PageMakingOptions) {
    this.#options = options;
    // Without anybody who waits it is nobody's failure.
    this.#ended.promise.catch(() => undefined);
    if (options.deadlineMs !== null && !options.isForm)
      this.#timer = setTimeout(() => this.#end(), options.deadlineMs);
  }

  /** Ends with the making. */
  get signal(): AbortSignal {
    return this.#cut.signal;
  }

  /**
   * Waits for a part of the page.
   * @throws OperationError UNAVAILABLE with `retryAfter` when the making ends before it
   */
  wait<Part>(part: Promise<Part>): Promise<Part> {
    return Promise.race([part, this.#ended.promise]);
  }

  /** Something that the page asked for could not be answered for now. */
  meetOutage(): void {
    this.#metOutage = true;
    if (!this.#options.isForm) this.#end();
  }

  /** @throws OperationError UNAVAILABLE when a form failed because of an outage */
  check({ status }: Pick<Response, 'status'>): void {
    if (this.#metOutage && status >= 500) throw unavailable();
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer);
  }

  #end(): void {
    const error = unavailable();
    this.#ended.reject(error);
    this.#cut.abort(error);
  }
}

const unavailable = (): OperationError => new OperationError('UNAVAILABLE', { retryAfter });
