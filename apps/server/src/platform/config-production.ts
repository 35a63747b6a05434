import type { Config } from './config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The one word that opens a demo to others, on purpose. */
export const publicDemoWord = 'nothing-here-is-real';

/**
 * Which of three profiles a configuration is. `local`: everything is evidently on this machine, so that the
 * sandbox may stand in for providers. `demo`: the sandbox in front of others, asked for with a word that
 * nobody sets by accident. `production`: everything else, safe or not started.
 */
export function profileOf(
  env: Environment,
  { host, origin }: Pick<Config, 'host' | 'origin'>,
): Config['profile'] {
  if (env['VX_PUBLIC_DEMO']?.trim() === publicDemoWord) return 'demo';
  return isLocalName(new URL(origin).hostname) && isLoopback(host) ? 'local' : 'production';
}

/** What keeps a configuration from serving guests; each problem names its variable and the way out. */
export function productionProblems(env: Environment, config: Config): readonly string[] {
  return [
    ...publicAddress(env, config),
    ...secrets(env, config),
    ...providers(config),
    ...leftovers(env, config),
  ];
}

function* publicAddress(env: Environment, config: Config): Generator<string> {
  const origin = new URL(config.origin);
  if (env['NODE_ENV'] !== 'production')
    yield `NODE_ENV is ${env['NODE_ENV'] ?? 'missing'}; ${whyProduction(config)}, and there it must be production.`;
  if (isLocalName(origin.hostname))
    yield `VX_ORIGIN is ${env['VX_ORIGIN'] ?? 'missing'}; HOST ${config.host} is reached by others, so name the public https address, or set HOST to 127.0.0.1.`;
  else if (origin.protocol !== 'https:')
    yield `VX_ORIGIN is ${config.origin}; guests reach production by https alone.`;
  if (origin.pathname !== '/' || origin.search !== '' || origin.username !== '')
    yield 'VX_ORIGIN has more than scheme, host and port.';
  if (config.trustProxy === false)
    yield 'VX_TRUST_PROXY is off; TLS ends at a proxy: give the number of proxies in front, or their addresses.';
  if (config.trustProxy === true)
    yield 'VX_TRUST_PROXY is on, which believes every caller; give the number of proxies in front, or their addresses.';
  if (config.databaseUrl === null)
    yield 'DATABASE_URL is missing; production keeps its data in PostgreSQL, which is backed up and outlives the machine.';
}

function* secrets(env: Environment, config: Config): Generator<string> {
  if (config.secret === null)
    yield 'VX_SECRET is missing; production needs at least 32 random characters that all nodes share.';
  const named: readonly (readonly [string, string | null])[] = [
    ['VX_SECRET', config.secret],
    ['VX_OPERATOR_TOKEN', config.operatorToken],
    ['VX_PAYMENT_SECRET', config.payment?.secret ?? null],
    ['VX_AVS_SECRET', config.avs?.secret ?? null],
    ['VX_PHONE_SECRET', config.phone?.secret ?? null],
  ];
  for (const [name, value] of named) {
    if (value !== null && !isStrong(value))
      yield `${name} can be guessed; make one with: openssl rand -hex 32`;
  }
  const given = named.flatMap(([, value]) => value ?? []);
  if (new Set(given).size < given.length)
    yield 'VX_SECRET, VX_OPERATOR_TOKEN, VX_PAYMENT_SECRET, VX_AVS_SECRET and VX_PHONE_SECRET must differ from one another.';
}

function* providers(config: Config): Generator<string> {
  if (config.mail === null)
    yield 'VX_SMTP_URL and VX_MAIL_FROM are missing; without mail nobody can confirm an address or reset a password.';
  if (config.payment === null)
    yield 'VX_PAYMENT_PROVIDER and VX_PAYMENT_SECRET are missing; docs/providers.md says what a provider is.';
  if (config.avs === null)
    yield 'VX_AVS_PROVIDER and VX_AVS_SECRET are missing; docs/providers.md says what a provider is.';
  if (config.phone === null)
    yield 'VX_PHONE_PROVIDER and VX_PHONE_SECRET are missing; without them nobody can confirm a number.';
}

function* leftovers(env: Environment, config: Config): Generator<string> {
  if (env['VX_SANDBOX'] === 'on')
    yield 'VX_SANDBOX is on; the sandbox providers are never present in production.';
  if (config.seed)
    yield 'VX_SEED is on; the demo world has a guest whose password everybody knows.';
  if (config.devApps) yield 'VX_DEV is 1; apps in development show their sources.';
  if (config.rateLimit === 0) yield 'VX_RATE_LIMIT is 0; production needs a limit.';
  if (env['VX_DOCUMENTS_ONLY'] === 'off')
    yield 'VX_DOCUMENTS_ONLY is off; production takes the documents of its clients alone.';
  if (config.logLevel === 'silent' || config.logLevel === 'error')
    yield `VX_LOG_LEVEL is ${config.logLevel}, which loses the security log; give info or warn.`;
}

const whyProduction = ({ origin, host }: Config): string =>
  isLocalName(new URL(origin).hostname)
    ? `HOST ${host} is reached by others`
    : `VX_ORIGIN ${origin} is not this machine`;

/** Long, and of many different characters: random text is, words and repetitions are not. */
function isStrong(text: string): boolean {
  return text.length >= 32 && new Set(text).size >= 10;
}

export function isLocalName(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(host)
  );
}

function isLoopback(host: string): boolean {
  return host === '::1' || isLocalName(host);
}
