/** What browsers, workers and Node all have, and the language's own types do not name. */
declare class URLSearchParams {
  constructor(init?: string);
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}

interface URL {
  readonly searchParams: URLSearchParams;
}

declare class FormData {
  get(name: string): unknown;
}
