import { resolve } from 'node:path';
import { readNetwork, type Network } from './networks.ts';

export const roles = ['web', 'api', 'realtime', 'worker'] as const;
export type Role = (typeof roles)[number];

/** Everything that the environment decides, read and checked once at the start. */
export interface Config {
  /** Guests use it: `NODE_ENV=production` under a public origin. Everything else is somebody's own machine. */
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Public origin, without a slash at the end. */
  readonly origin: string;
  readonly roles: ReadonlySet<Role>;
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** Signs anonymous sessions and media grants. `null`: kept in the database. */
  readonly secret: string | null;
  /** Own port for `/metrics`; `null`: on the main port, for loopback callers only. */
  readonly metricsPort: number | null;
  readonly operatorToken: string | null;
  /** Networks that count as the office, and those of secure remote access. */
  readonly officeNetworks: readonly Network[];
  readonly secureNetworks: readonly Network[];
  readonly sandbox: boolean;
  /** Seconds without a sign of life after which a session ends. */
  readonly sessionTtlSeconds: number;
  /** Requests per minute and address; 0: unlimited. */
  readonly rateLimit: number;
  readonly trustProxy: boolean | number | string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Serve the apps through Vite with hot reload. */
  readonly devApps: boolean;
  /** Fill an empty database with the demo world at the start. */
  readonly seed: boolean;
  /** The performers of the demo world come online and go. */
  readonly demoPresence: 'moving' | 'steady';
  /** Two-letter country used when no proxy header says one. */
  readonly defaultCountry: string | null;
}

/** The environment does not make a configuration. Each problem names its variable and the way out. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration.
 * @throws ConfigError with all problems at once
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const text = (name: string): string | null => env[name]?.trim() || null;
  const choice = <Value extends string>(
    name: string,
    values: readonly Value[],
    fallback: Value,
  ): Value => {
    const given = text(name);
    if (given === null) return fallback;
    const found = values.find((value) => value === given);
    if (!found) problems.push(`${name} is "${given}"; it must be one of ${values.join(', ')}.`);
    return found ?? fallback;
  };
  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const given = text(name);
    if (given === null) return fallback;
    const value = Number(given);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    problems.push(`${name} is "${given}"; it must be a whole number from ${min} to ${max}.`);
    return fallback;
  };
  const url = (name: string, protocols: readonly string[]): string | null => {
    const given = text(name);
    if (given === null) return null;
    if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given;
    problems.push(
      `${name} is not an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
    return null;
  };

  const networks = (name: string): readonly Network[] => {
    const given = (text(name) ?? '').split(',').map((part) => part.trim());
    const found = given
      .filter((part) => part !== '')
      .map((part) => [part, readNetwork(part)] as const);
    for (const [part, network] of found)
      if (!network)
        problems.push(`${name} names "${part}"; give networks like 192.0.2.0/24 or 2001:db8::/48.`);
    return found.flatMap(([, network]) => network ?? []);
  };

  const port = whole('PORT', 8080, 0, 65535);
  const host = text('HOST') ?? '127.0.0.1';
  const origin = (url('VX_ORIGIN', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(
    /\/+$/,
    '',
  );
  const production = env['NODE_ENV'] === 'production' && !isLocal(new URL(origin).hostname);
  const config: Config = {
    production,
    host,
    port,
    origin,
    roles: readRoles(text('VX_ROLES'), problems),
    dataDir: resolve(text('VX_DATA_DIR') ?? '.data'),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    secret: text('VX_SECRET'),
    metricsPort: text('VX_METRICS_PORT') === null ? null : whole('VX_METRICS_PORT', 9090, 1, 65535),
    operatorToken: text('VX_OPERATOR_TOKEN'),
    officeNetworks: networks('VX_OFFICE_NETWORKS'),
    secureNetworks: networks('VX_SECURE_NETWORKS'),
    sandbox: !production && choice('VX_SANDBOX', ['on', 'off'], 'on') === 'on',
    sessionTtlSeconds: whole('VX_SESSION_TTL', 7 * 86_400, 1, 365 * 86_400),
    rateLimit: whole('VX_RATE_LIMIT', 1200, 0, 10_000_000),
    trustProxy: readTrustProxy(text('VX_TRUST_PROXY')),
    logLevel: choice(
      'VX_LOG_LEVEL',
      ['debug', 'info', 'warn', 'error', 'silent'],
      production ? 'info' : 'warn',
    ),
    devApps: choice('VX_DEV', ['0', '1'], '0') === '1',
    seed: choice('VX_SEED', ['on', 'off'], production ? 'off' : 'on') === 'on',
    demoPresence: choice(
      'VX_DEMO_PRESENCE',
      ['moving', 'steady'],
      production ? 'steady' : 'moving',
    ),
    defaultCountry: text('VX_COUNTRY'),
  };
  if (config.secret !== null && config.secret.length < 32) {
    problems.push('VX_SECRET is too short; give at least 32 random characters.');
  }
  if (production && config.secret === null) {
    problems.push(
      'VX_SECRET is missing; production needs at least 32 random characters that all nodes share.',
    );
  }
  if (production && env['VX_SANDBOX'] === 'on') {
    problems.push('VX_SANDBOX is on; the sandbox providers are never present in production.');
  }
  if (config.defaultCountry !== null && !/^[A-Z]{2}$/.test(config.defaultCountry)) {
    problems.push(`VX_COUNTRY is "${config.defaultCountry}"; give two capital letters, like DE.`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function isLocal(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    host.startsWith('127.')
  );
}

function readRoles(given: string | null, problems: string[]): ReadonlySet<Role> {
  if (given === null) return new Set(roles);
  const found = new Set<Role>();
  for (const part of given.split(',').map((name) => name.trim())) {
    const role = roles.find((name) => name === part);
    if (role) found.add(role);
    else problems.push(`VX_ROLES names "${part}"; roles are ${roles.join(', ')}.`);
  }
  return found;
}

/** `on`, `off`, a number of proxies, or a list of their addresses. */
function readTrustProxy(given: string | null): Config['trustProxy'] {
  if (given === null || given === 'off') return false;
  if (given === 'on') return true;
  return /^\d+$/.test(given) ? Number(given) : given;
}
