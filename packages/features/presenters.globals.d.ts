/** What browsers, workers and Node all have, and the language's own types do not name. */
declare class URLSearchParams {
  constructor(init?: string);
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
}

interface URL {
  readonly searchParams: URLSearchParams;
}

declare class FormData {
  get(name: string): unknown;
}
