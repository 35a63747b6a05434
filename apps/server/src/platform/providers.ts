import { pathToFileURL } from 'node:url';
import { ConfigError, type ProviderConfig } from './config.ts';

/** What a provider's module is given. */
export interface ProviderContext {
  /** Public origin of the site, without a slash at the end. */
  readonly origin: string;
  /** Signs what the provider reports. */
  readonly secret: string;
}

/** A provider from a module of its own, and the secret of its reports (docs/providers.md). */
export interface LoadedProvider<Provider> {
  readonly provider: Provider;
  readonly secret: string;
}

/** Whether a provider says well where its pages are: by https on one host, or not at all. */
export const isPagesOrigin = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' &&
    /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?$/.test(value));

/**
 * Loads the module that a variable names: it exports `createProvider(context)`.
 * @param check says what is missing, or `null`
 * @throws ConfigError when the module cannot be loaded or makes no provider
 */
export async function loadProvider<Provider>(
  variable: string,
  config: ProviderConfig | null,
  options: { readonly origin: string; readonly check: (made: unknown) => string | null },
): Promise<LoadedProvider<Provider> | null> {
  if (config === null) return null;
  const refuse = (why: string): never => {
    throw new ConfigError([`${variable} (${config.module}) ${why}; docs/providers.md says how.`]);
  };
  const module: { readonly createProvider?: unknown } = await import(
    pathToFileURL(config.module).href
  ).catch((error: unknown) => refuse(`cannot be loaded: ${String(error)}`));
  if (typeof module.createProvider !== 'function')
    return refuse('exports no function createProvider');
  const create = module.createProvider as (context: ProviderContext) => unknown;
  const made: unknown = await create({ origin: options.origin, secret: config.secret });
  const missing = options.check(made);
  if (missing !== null) return refuse(`makes a provider without ${missing}`);
  return { provider: made as Provider, secret: config.secret };
}
