import type { Logger } from '../ports.ts';

/** What a fake logger kept of one event. */
export interface LogEntry {
  readonly level: 'debug' | 'warn' | 'error';
  readonly event: string;
  readonly detail: Readonly<Record<string, unknown>> | undefined;
}

/** Keeps what was logged, in order. */
export class FakeLogger implements Logger {
  readonly entries: LogEntry[] = [];

  debug(event: string, detail?: Readonly<Record<string, unknown>>): void {
    this.entries.push({ level: 'debug', event, detail });
  }
  warn(event: string, detail?: Readonly<Record<string, unknown>>): void {
    this.entries.push({ level: 'warn', event, detail });
  }
  error(event: string, detail?: Readonly<Record<string, unknown>>): void {
    this.entries.push({ level: 'error', event, detail });
  }
  /** Names of the logged events. */
  get events(): readonly string[] {
    return this.entries.map((entry) => entry.event);
  }
}
