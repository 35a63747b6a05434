import { resolve } from 'node:path';
import type { OutsideLinks } from '@vx/contract';
import { subscriptionPlans, type SubscriptionPlan } from '@vx/contract/enums';
import { trustHops } from './http/caller-address.ts';
import { productionProblems, profileOf, publicDemoWord } from './config-production.ts';
import { readNetwork, type Network } from './networks.ts';

export const roles = ['web', 'api', 'realtime', 'worker'] as const;
export type Role = (typeof roles)[number];

/** Everything that the environment decides, read and checked once at the start. */
export interface Config {
  /**
   * `local`: origin and host are this machine. `demo`: the sandbox in front of others, asked for with
   * `VX_PUBLIC_DEMO`. `production`: everything else (ADR 0020).
   */
  readonly profile: 'local' | 'demo' | 'production';
  /** Guests use it: the profile is `production`. */
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Public origin, without a slash at the end. */
  readonly origin: string;
  readonly roles: ReadonlySet<Role>;
  readonly dataDir: string;
  /** Path or name of an ffmpeg that films what is shown in high definition; `null`: nothing does. */
  readonly ffmpeg: string | null;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** Stands before every key and channel, so that several set-ups can share one Redis. */
  readonly redisPrefix: string;
  /** Signs anonymous sessions and media grants. `null`: kept in the database. */
  readonly secret: string | null;
  /** Where `/metrics` and operator calls are; `null`: nowhere. Never the port that guests reach. */
  readonly operations: OperationsAddress | null;
  readonly operatorToken: string | null;
  /** Networks that count as the office, and those of secure remote access. */
  readonly officeNetworks: readonly Network[];
  readonly secureNetworks: readonly Network[];
  readonly sandbox: boolean;
  /** Where mails are handed over; `null`: they stay in the outbox. */
  readonly mail: MailConfig | null;
  /** Who takes payments and who checks ages, beside the sandbox (docs/providers.md). */
  readonly payment: ProviderConfig | null;
  readonly avs: ProviderConfig | null;
  /** Who texts and calls. */
  readonly phone: ProviderConfig | null;
  /** GraphQL takes the documents of our clients by their ids, and no others. Always in production. */
  readonly documentsOnly: boolean;
  /** Seconds without a sign of life after which a session ends. */
  readonly sessionTtlSeconds: number;
  /** Seconds after the log-in when a session ends, however much it is used. */
  readonly sessionMaxAgeSeconds: number;
  /** Seconds in which a node that ends answers still, while its callers go to another one. */
  readonly drainSeconds: number;
  /** Hours in which a guest who follows several performers is greeted by the first alone; 0: by each. */
  readonly greetingPauseHours: number;
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
  /** Which plans can be subscribed to; `null`: those whose content is there. */
  readonly plans: readonly SubscriptionPlan[] | null;
  /** Sites of the operator that the footer leads to. */
  readonly outsideLinks: OutsideLinks;
  /** Two-letter country used when no proxy header says one. */
  readonly defaultCountry: string | null;
}

export interface OperationsAddress {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Nobody asked for this port: take any when it is taken, as by a second server of a developer. */
  readonly orAnother: boolean;
}

export interface MailConfig {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which is secured by STARTTLS. */
  readonly url: string;
  /** `Candela <hello@example.com>` */
  readonly from: string;
  /** Signs mails for the domain of `from`. */
  readonly dkim: { readonly selector: string; readonly keyFile: string } | null;
}

export interface ProviderConfig {
  /** Path of a module that makes the provider. */
  readonly module: string;
  /** Signs what the provider reports. */
  readonly secret: string;
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

  const plans = (name: string): readonly SubscriptionPlan[] | null => {
    const given = text(name)
      ?.split(',')
      .map((part) => part.trim());
    if (!given) return null;
    const unknown = given.filter((part) => !subscriptionPlans.some((plan) => plan === part));
    if (unknown.length > 0)
      problems.push(
        `${name} names ${unknown.join(', ')}; give some of ${subscriptionPlans.join(', ')}.`,
      );
    return subscriptionPlans.filter((plan) => given.includes(plan));
  };

  const port = whole('PORT', 8080, 0, 65535);
  const host = text('HOST') ?? '127.0.0.1';
  const origin = (url('VX_ORIGIN', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(
    /\/+$/,
    '',
  );
  const profile = profileOf(env, { host, origin });
  const production = profile === 'production';
  const config: Config = {
    profile,
    production,
    host,
    port,
    origin,
    roles: readRoles(text('VX_ROLES'), problems),
    dataDir: resolve(text('VX_DATA_DIR') ?? '.data'),
    ffmpeg: env['VX_FFMPEG'] === undefined ? 'ffmpeg' : text('VX_FFMPEG'),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    redisPrefix: text('VX_REDIS_PREFIX') ?? '',
    secret: text('VX_SECRET'),
    operations:
      text('VX_OPERATIONS_PORT') === 'off'
        ? null
        : {
            host: text('VX_OPERATIONS_HOST') ?? '127.0.0.1',
            port: whole('VX_OPERATIONS_PORT', 9464, 0, 65535),
            orAnother: !production && text('VX_OPERATIONS_PORT') === null,
          },
    operatorToken: text('VX_OPERATOR_TOKEN'),
    officeNetworks: networks('VX_OFFICE_NETWORKS'),
    secureNetworks: networks('VX_SECURE_NETWORKS'),
    sandbox: !production && choice('VX_SANDBOX', ['on', 'off'], 'on') === 'on',
    mail: readMail(text, url, problems),
    payment: readProvider('PAYMENT', text, problems),
    avs: readProvider('AVS', text, problems),
    phone: readProvider('PHONE', text, problems),
    documentsOnly: choice('VX_DOCUMENTS_ONLY', ['on', 'off'], 'off') === 'on' || production,
    sessionMaxAgeSeconds: whole('VX_SESSION_MAX_AGE', 30 * 86_400, 1, 365 * 86_400),
    sessionTtlSeconds: whole('VX_SESSION_TTL', 7 * 86_400, 1, 365 * 86_400),
    drainSeconds: whole('VX_DRAIN_SECONDS', production ? 4 : 0, 0, 60),
    greetingPauseHours: whole('VX_GREETING_PAUSE_HOURS', 6, 0, 8_760),
    rateLimit: whole('VX_RATE_LIMIT', 1200, 0, 10_000_000),
    trustProxy: readTrustProxy(text('VX_TRUST_PROXY'), problems),
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
    plans: plans('VX_PLANS'),
    outsideLinks: readOutsideLinks((name) => url(name, ['https:'])),
    defaultCountry: text('VX_COUNTRY'),
  };
  if (config.secret !== null && config.secret.length < 32) {
    problems.push('VX_SECRET is too short; give at least 32 random characters.');
  }
  if (text('VX_PUBLIC_DEMO') !== null && profile !== 'demo') {
    problems.push(
      `VX_PUBLIC_DEMO is not ${publicDemoWord}; only that word opens the sandbox to others.`,
    );
  }
  if (production) problems.push(...productionProblems(env, config));
  if (config.defaultCountry !== null && !/^[A-Z]{2}$/.test(config.defaultCountry)) {
    problems.push(`VX_COUNTRY is "${config.defaultCountry}"; give two capital letters, like DE.`);
  }
  if (text('VX_METRICS_PORT') !== null) {
    problems.push('VX_METRICS_PORT is gone; VX_OPERATIONS_PORT has metrics and operator calls.');
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

type ReadText = (name: string) => string | null;

const outsideLinks = {
  VX_LINK_INSTAGRAM: 'instagram',
  VX_LINK_X: 'x',
  VX_LINK_YOUTUBE: 'youtube',
  VX_LINK_MASTODON: 'mastodon',
  VX_LINK_RECRUITMENT: 'recruitment',
  VX_LINK_RECRUITMENT_DE: 'recruitmentDe',
  VX_LINK_RECRUITMENT_ALTERNATE: 'alternateRecruitment',
  VX_LINK_AFFILIATES: 'webmaster',
} as const satisfies Readonly<Record<string, keyof OutsideLinks>>;

const readOutsideLinks = (url: ReadText): OutsideLinks =>
  Object.fromEntries(
    Object.entries(outsideLinks).flatMap(([variable, link]) => {
      const address = url(variable);
      return address === null ? [] : [[link, address]];
    }),
  );

function readMail(
  text: ReadText,
  url: (name: string, protocols: readonly string[]) => string | null,
  problems: string[],
): MailConfig | null {
  const address = url('VX_SMTP_URL', ['smtp:', 'smtps:']);
  const from = text('VX_MAIL_FROM');
  const selector = text('VX_DKIM_SELECTOR');
  const keyFile = text('VX_DKIM_KEY_FILE');
  if (from !== null && !/^(?:[^<>@\r\n]+ <)?[^<>@\s]+@[^<>@\s]+>?$/.test(from))
    problems.push(`VX_MAIL_FROM is "${from}"; give one like Candela <hello@example.com>.`);
  if ((selector === null) !== (keyFile === null))
    problems.push('VX_DKIM_SELECTOR and VX_DKIM_KEY_FILE belong together; one is missing.');
  if ((text('VX_SMTP_URL') === null) !== (from === null))
    problems.push('VX_SMTP_URL and VX_MAIL_FROM belong together; one is missing.');
  if (address === null || from === null) return null;
  const dkim = selector === null || keyFile === null ? null : { selector, keyFile };
  return { url: address, from, dkim };
}

function readProvider(
  name: 'PAYMENT' | 'AVS' | 'PHONE',
  text: ReadText,
  problems: string[],
): ProviderConfig | null {
  const module = text(`VX_${name}_PROVIDER`);
  const secret = text(`VX_${name}_SECRET`);
  if ((module === null) !== (secret === null))
    problems.push(`VX_${name}_PROVIDER and VX_${name}_SECRET belong together; one is missing.`);
  if (secret !== null && secret.length < 32)
    problems.push(`VX_${name}_SECRET is too short; give at least 32 random characters.`);
  return module === null || secret === null ? null : { module: resolve(module), secret };
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
function readTrustProxy(given: string | null, problems: string[]): Config['trustProxy'] {
  if (given === null || given === 'off') return false;
  if (given === 'on') return true;
  if (/^\d+$/.test(given)) return Number(given);
  try {
    trustHops(given);
  } catch {
    problems.push(
      `VX_TRUST_PROXY is "${given}"; give on, off, a number of proxies, or their addresses and networks.`,
    );
  }
  return given;
}
