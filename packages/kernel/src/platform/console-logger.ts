import type { Logger } from '../ports.ts';

/** How serious an event is. */
export type LogLevel = 'debug' | 'warn' | 'error';

const RANK: Readonly<Record<LogLevel, number>> = { debug: 0, warn: 1, error: 2 };

/** Logs to the console from `lowest` upwards. */
export function createConsoleLogger(lowest: LogLevel = 'warn'): Logger {
  const at =
    (level: LogLevel): Logger[LogLevel] =>
    (event, detail) => {
      if (RANK[level] < RANK[lowest]) return;
      if (detail) console[level](event, detail);
      else console[level](event);
    };
  return { debug: at('debug'), warn: at('warn'), error: at('error') };
}
