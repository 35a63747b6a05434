import type { Logger } from '@vx/kernel';
import { pino, type DestinationStream, type Logger as Pino } from 'pino';
import type { Config } from './config.ts';

const secretKeys = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'bearer',
  'email',
  'secret',
];

/** Members that never reach a log, at the top and one or two levels down. */
const redactedPaths = secretKeys.flatMap((key) => {
  const name = `["${key}"]`;
  return [name, `*${name}`, `*.*${name}`];
});

/** What databases tell besides the message: rows and parameters, and with them addresses and hashes. */
const rowRevealing = ['detail', 'where', 'hint', 'internalQuery', 'query', 'parameters'] as const;

/** An error as it may be logged. */
function loggableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const logged: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  for (const name of rowRevealing) delete logged[name];
  return logged;
}

/** Query parameters whose values never reach a log. */
const secretQuery = /([?&](?:token|accessToken|bearer|email|password|code)=)[^&#]*/gi;

/** An address as it may be logged: grants in media paths and secrets in the query are blotted out. */
export function loggableUrl(url: string): string {
  return url
    .replace(secretQuery, '$1…')
    .replace(/(\/media\/(?:live|vod)\/)[^/?#]+/, '$1…')
    .slice(0, 500);
}

/** The process's structured log. */
export function createLog(
  config: Pick<Config, 'logLevel' | 'production'>,
  sink?: DestinationStream,
): Pino {
  const options = {
    level: config.logLevel,
    base: null,
    serializers: { err: loggableError, error: loggableError },
    redact: { paths: redactedPaths, censor: '…' },
    formatters: { level: (level: string) => ({ level }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return sink ? pino(options, sink) : pino(options);
}

/** The log as modules know it. */
export function loggerOf(log: Pino): Logger {
  return {
    debug: (event, detail) => log.debug(detail ?? {}, event),
    warn: (event, detail) => log.warn(detail ?? {}, event),
    error: (event, detail) => log.error(detail ?? {}, event),
  };
}
