import { randomUUID } from 'node:crypto';
import { VxError, type Logger } from '@vx/kernel';
import { Redis } from 'ioredis';

/** Redis was not asked, or did not answer in time. */
export class RedisUnavailableError extends VxError<'UNAVAILABLE'> {
  constructor(cause?: unknown) {
    super('UNAVAILABLE', 'Redis did not answer. What it would know is unknown for now.', { cause });
  }
  override shouldRetry(): boolean {
    return true;
  }
}

/** Answers of Redis are there within a millisecond; later than this it counts as away. */
const deadlineMs = 500;
const beatEveryMs = 250;
/** A beat that went through Redis and did not come back for so long: nothing does. */
const silenceMs = 1_000;
const reconnectMs = 500;

/**
 * The way to Redis and back: commands with a deadline, messages, and whether both work now. While
 * they do not, commands fail at once (a circuit breaker), and a beat tries it again and again.
 */
export interface RedisLink {
  /** Stands before every key and channel. */
  readonly prefix: string;
  isHealthy(): boolean;
  /** @throws RedisUnavailableError within the deadline, or at once while Redis is away */
  run<T>(command: (redis: Redis) => Promise<T>): Promise<T>;
  /** Hears whenever Redis goes or is back. */
  onChange(listener: (isHealthy: boolean) => void): void;
  /** Hears messages of all channels, without the prefix. */
  onMessage(listener: (channel: string, message: string) => void): void;
  /** Listens to a channel, again after every new connection. Resolves when it does, or Redis is away. */
  subscribe(channel: string): Promise<void>;
  unsubscribe(channel: string): void;
  close(): void;
}

function connect(url: string): Redis {
  return new Redis(url, {
    connectTimeout: deadlineMs * 2,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // What was not answered has been answered otherwise meanwhile.
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    retryStrategy: () => reconnectMs,
  });
}

/** Opens the link. Resolves when Redis is there, or has shown within the deadline that it is not. */
export async function openRedisLink(
  url: string,
  { prefix, logger }: { readonly prefix: string; readonly logger: Logger },
): Promise<RedisLink> {
  const commands = connect(url);
  const messages = connect(url);
  const beatChannel = `${prefix}vx:beat:${randomUUID()}`;
  const channels = new Set<string>();
  const changed: ((isHealthy: boolean) => void)[] = [];
  const heard: ((channel: string, message: string) => void)[] = [];
  let isHealthy = false;
  /** When the first of the beats was sent that have not come back. */
  let missingSince: number | null = null;

  const become = (healthy: boolean, reason: string): void => {
    if (isHealthy === healthy) return;
    isHealthy = healthy;
    logger.warn(healthy ? 'redis is back' : 'redis is away', { reason });
    for (const listener of changed) listener(healthy);
  };
  const failed = (error: unknown): void => {
    become(false, error instanceof Error ? error.message : 'unknown');
  };
  const ignore = (): void => undefined;

  for (const connection of [commands, messages]) {
    connection.on('error', failed);
    connection.on('close', () => become(false, 'the connection was closed'));
  }
  messages.on('ready', () => {
    messages
      .subscribe(beatChannel, ...[...channels].map((channel) => prefix + channel))
      .catch(ignore);
  });
  messages.on('message', (channel: string, message: string) => {
    if (channel !== beatChannel) {
      for (const listener of heard) listener(channel.slice(prefix.length), message);
      return;
    }
    missingSince = null;
    // One that was sent before the failure proves nothing.
    if (performance.now() - Number(message) < silenceMs) become(true, 'a beat came through');
  });
  const beat = setInterval(() => {
    // A process that was busy itself first hears what has come meanwhile.
    setImmediate(() => {
      const now = performance.now();
      if (missingSince !== null && now - missingSince > silenceMs)
        become(false, 'no beat came through');
      if (commands.status !== 'ready') return;
      missingSince ??= now;
      commands.publish(beatChannel, String(now)).catch(failed);
    });
  }, beatEveryMs);
  beat.unref();

  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, silenceMs);
    changed.push(() => {
      clearTimeout(timer);
      resolve();
    });
  });

  return {
    prefix,
    isHealthy: () => isHealthy,
    async run(command) {
      if (!isHealthy) throw new RedisUnavailableError();
      try {
        return await withinDeadline(command(commands));
      } catch (error) {
        failed(error);
        throw new RedisUnavailableError(error);
      }
    },
    onChange: (listener) => void changed.push(listener),
    onMessage: (listener) => void heard.push(listener),
    async subscribe(channel) {
      channels.add(channel);
      if (messages.status === 'ready') await messages.subscribe(prefix + channel).catch(failed);
    },
    unsubscribe(channel) {
      channels.delete(channel);
      if (messages.status === 'ready') messages.unsubscribe(prefix + channel).catch(ignore);
    },
    close() {
      clearInterval(beat);
      isHealthy = false;
      for (const connection of [commands, messages]) {
        connection.removeAllListeners('close');
        connection.disconnect();
      }
    },
  };
}

/** A deadline that passes only if nothing has come once the process had time to look. */
function withinDeadline<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => setImmediate(() => reject(new RedisUnavailableError())),
      deadlineMs,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
