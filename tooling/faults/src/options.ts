import { parseArgs } from 'node:util';

export const plants = [
  'key-outside-transaction',
  'reply-after-commit',
  'balance-read-then-write',
] as const;
export type Plant = (typeof plants)[number];

export type DatabaseKind = 'pglite' | 'postgres';

export interface Scale {
  readonly guests: number;
  /** Clients at work at the same time; several share a guest. */
  readonly clients: number;
  readonly intents: number;
  readonly kills: number;
  /** Guests who also chat by the second, each with a performer of their own. */
  readonly chatters: number;
  /** Guests who also write messages, some of them to a performer with whom they chat. */
  readonly writers: number;
  /** Share of replies that are cut off on their way. */
  readonly cutShare: number;
  /** Share of requests that are sent twice at once. */
  readonly duplicateShare: number;
  /** Longest that one run may take, from the first process to the last; seconds. */
  readonly limit: number;
}

export interface Options {
  readonly databases: readonly DatabaseKind[];
  readonly plant: Plant | null;
  readonly selfCheck: boolean;
  /** Whether all databases are run at the same time: sooner done, but what it says of speed means nothing. */
  readonly atOnce: boolean;
  readonly scale: Scale;
  readonly seed: number;
}

const full: Scale = {
  guests: 24,
  clients: 48,
  intents: 4_000,
  kills: 12,
  chatters: 8,
  writers: 8,
  cutShare: 0.08,
  duplicateShare: 0.25,
  limit: 3_600,
};
const short: Scale = {
  guests: 12,
  clients: 32,
  intents: 700,
  kills: 2,
  chatters: 4,
  writers: 4,
  cutShare: 0.08,
  duplicateShare: 0.25,
  limit: 480,
};

/** A way of calling that does not exist. */
export class UsageError extends Error {}

const usage = `Usage: pnpm bench:faults [--short] [--database=pglite|postgres|both] [--plant=NAME] [--self-check]
                         [--intents=N] [--kills=N] [--clients=N] [--limit=SECONDS] [--seed=N]
Plants: ${plants.join(', ')}
Two nodes want the programs of a PostgreSQL (below /usr/lib/postgresql) and a Redis, which are run apart.`;

/** @throws UsageError */
export function readOptions(args: readonly string[]): Options {
  const { values } = parse(args);
  const base = values.short ? short : full;
  const number = (
    name: 'intents' | 'kills' | 'clients' | 'limit' | 'seed',
    fallback: number,
  ): number => {
    const given = values[name];
    if (given === undefined) return fallback;
    if (!/^\d+$/.test(given)) throw new UsageError(`--${name} wants a whole number.\n${usage}`);
    return Number(given);
  };
  const database = values.database ?? 'both';
  if (database !== 'both' && database !== 'pglite' && database !== 'postgres')
    throw new UsageError(usage);
  const plant = plants.find((name) => name === values.plant) ?? null;
  if (values.plant !== undefined && plant === null) throw new UsageError(usage);
  return {
    databases: database === 'both' ? ['pglite', 'postgres'] : [database],
    plant,
    selfCheck: values['self-check'] ?? false,
    atOnce: values.short ?? false,
    scale: {
      ...base,
      intents: number('intents', base.intents),
      kills: number('kills', base.kills),
      clients: number('clients', base.clients),
      limit: number('limit', base.limit),
    },
    seed: number('seed', Date.now() % 1_000_000),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: args.filter((argument) => argument !== '--'),
      options: {
        short: { type: 'boolean' },
        'self-check': { type: 'boolean' },
        database: { type: 'string' },
        plant: { type: 'string' },
        intents: { type: 'string' },
        kills: { type: 'string' },
        clients: { type: 'string' },
        limit: { type: 'string' },
        seed: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
