import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const problemsOf = (env: Readonly<Record<string, string | undefined>>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};
/** The variables that problems begin with. */
const named = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  problemsOf(env).map((problem) => problem.split(/ |,/)[0] ?? '');

const random = (mark: string): string => `${mark}9f86d081884c7d659a2feaa0c55ad015a3bf4f1b`;
/** A configuration that may serve guests. */
const safe = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  VX_ORIGIN: 'https://candela.example',
  VX_TRUST_PROXY: '1',
  VX_SECRET: random('a'),
  DATABASE_URL: 'postgres://db.internal/candela',
  VX_SMTP_URL: 'smtps://user:word@mail.example:465',
  VX_MAIL_FROM: 'Candela <hello@candela.example>',
  VX_PAYMENT_PROVIDER: '/srv/payment.js',
  VX_PAYMENT_SECRET: random('b'),
  VX_AVS_PROVIDER: '/srv/avs.js',
  VX_AVS_SECRET: random('c'),
  VX_PHONE_PROVIDER: '/srv/phone.js',
  VX_PHONE_SECRET: random('d'),
};

describe('the encoder of films in more lines', () => {
  it('is the ffmpeg of the machine, one that is named, or none', () => {
    expect(readConfig({}).ffmpeg).toBe('ffmpeg');
    expect(readConfig({ VX_FFMPEG: '/opt/ffmpeg' }).ffmpeg).toBe('/opt/ffmpeg');
    expect(readConfig({ VX_FFMPEG: '' }).ffmpeg).toBeNull();
  });
});

describe('what counts as this machine', () => {
  it.each([
    {},
    { NODE_ENV: 'production' },
    { NODE_ENV: 'test', HOST: '127.0.0.1', VX_ORIGIN: 'http://127.0.0.1:9000' },
    { HOST: 'localhost', VX_ORIGIN: 'http://localhost:8080' },
    { HOST: '::1', VX_ORIGIN: 'http://[::1]:8080' },
    { VX_ORIGIN: 'http://a.localhost' },
  ])('%j has the sandbox', (env) => {
    expect(readConfig(env)).toMatchObject({ profile: 'local', production: false, sandbox: true });
  });

  it.each([
    { VX_ORIGIN: 'https://candela.example' },
    { NODE_ENV: 'production', HOST: '0.0.0.0' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.0.2.7' },
    { NODE_ENV: 'development', VX_ORIGIN: 'http://candela.example' },
    { VX_ORIGIN: 'http://127.0.0.1.evil.example' },
    { VX_ORIGIN: 'http://localhost.example' },
    { VX_SANDBOX: 'on', HOST: '0.0.0.0' },
    { VX_PUBLIC_DEMO: 'on', HOST: '0.0.0.0' },
  ])('%j is not started', (env) => {
    expect(problemsOf(env).length).toBeGreaterThan(5);
  });

  it('may be shown to others with one word that nobody sets by accident', () => {
    const env = { HOST: '0.0.0.0', VX_PUBLIC_DEMO: 'nothing-here-is-real' };
    expect(readConfig(env)).toMatchObject({ profile: 'demo', production: false, sandbox: true });
    expect(named({ VX_PUBLIC_DEMO: 'yes' })).toEqual(['VX_PUBLIC_DEMO']);
  });
});

describe('production', () => {
  it('starts when everything is said', () => {
    expect(readConfig(safe)).toMatchObject({
      profile: 'production',
      production: true,
      sandbox: false,
      seed: false,
      documentsOnly: true,
      mail: { url: safe.VX_SMTP_URL, from: safe.VX_MAIL_FROM, dkim: null },
      payment: { module: '/srv/payment.js', secret: safe.VX_PAYMENT_SECRET },
    });
  });

  it('says everything that is missing in one list', () => {
    expect(named({ NODE_ENV: 'production', VX_ORIGIN: 'https://candela.example' })).toEqual([
      'VX_TRUST_PROXY',
      'DATABASE_URL',
      'VX_SECRET',
      'VX_SMTP_URL',
      'VX_PAYMENT_PROVIDER',
      'VX_AVS_PROVIDER',
      'VX_PHONE_PROVIDER',
    ]);
  });

  it.each([
    [{ NODE_ENV: undefined }, ['NODE_ENV']],
    [{ NODE_ENV: 'test' }, ['NODE_ENV']],
    [{ VX_ORIGIN: undefined }, ['VX_ORIGIN']],
    [{ VX_ORIGIN: 'http://candela.example' }, ['VX_ORIGIN']],
    [{ VX_ORIGIN: 'https://candela.example/shop' }, ['VX_ORIGIN']],
    [{ VX_TRUST_PROXY: undefined }, ['VX_TRUST_PROXY']],
    [{ VX_TRUST_PROXY: 'on' }, ['VX_TRUST_PROXY']],
    [{ DATABASE_URL: undefined }, ['DATABASE_URL']],
    [{ VX_SECRET: undefined }, ['VX_SECRET']],
    [{ VX_SECRET: 'a'.repeat(40) }, ['VX_SECRET']],
    [{ VX_SECRET: 'secretsecretsecretsecretsecretsecret' }, ['VX_SECRET']],
    [{ VX_OPERATOR_TOKEN: 'operator' }, ['VX_OPERATOR_TOKEN']],
    [{ VX_OPERATOR_TOKEN: safe.VX_SECRET }, ['VX_SECRET']],
    [{ VX_PAYMENT_SECRET: safe.VX_AVS_SECRET }, ['VX_SECRET']],
    [{ VX_SMTP_URL: undefined, VX_MAIL_FROM: undefined }, ['VX_SMTP_URL']],
    [{ VX_PAYMENT_PROVIDER: undefined, VX_PAYMENT_SECRET: undefined }, ['VX_PAYMENT_PROVIDER']],
    [{ VX_AVS_PROVIDER: undefined, VX_AVS_SECRET: undefined }, ['VX_AVS_PROVIDER']],
    [{ VX_PHONE_PROVIDER: undefined, VX_PHONE_SECRET: undefined }, ['VX_PHONE_PROVIDER']],
    [{ VX_PHONE_SECRET: safe.VX_PAYMENT_SECRET }, ['VX_SECRET']],
    [{ VX_SANDBOX: 'on' }, ['VX_SANDBOX']],
    [{ VX_SEED: 'on' }, ['VX_SEED']],
    [{ VX_DEV: '1' }, ['VX_DEV']],
    [{ VX_RATE_LIMIT: '0' }, ['VX_RATE_LIMIT']],
    [{ VX_DOCUMENTS_ONLY: 'off' }, ['VX_DOCUMENTS_ONLY']],
    [{ VX_LOG_LEVEL: 'silent' }, ['VX_LOG_LEVEL']],
  ])('with %j is not started', (change, problems) => {
    expect(named({ ...safe, ...change })).toEqual(problems);
  });
});

describe('parts that belong together', () => {
  it.each([
    [{ VX_SMTP_URL: 'smtp://localhost:2525' }, ['VX_SMTP_URL']],
    [{ VX_SMTP_URL: 'http://localhost', VX_MAIL_FROM: 'a@b.example' }, ['VX_SMTP_URL']],
    [{ VX_SMTP_URL: 'smtp://localhost', VX_MAIL_FROM: 'a b' }, ['VX_MAIL_FROM']],
    [{ VX_DKIM_SELECTOR: 'x' }, ['VX_DKIM_SELECTOR']],
    [{ VX_PAYMENT_PROVIDER: './x.js' }, ['VX_PAYMENT_PROVIDER']],
    [{ VX_AVS_PROVIDER: './x.js', VX_AVS_SECRET: 'short' }, ['VX_AVS_SECRET']],
    [{ VX_PHONE_SECRET: 'd'.repeat(40) }, ['VX_PHONE_PROVIDER']],
  ])('%j', (env, problems) => {
    expect(named(env)).toEqual(problems);
  });
});

describe('the plans that can be subscribed to', () => {
  it('are those that are named, in their order, or left to the product', () => {
    expect(readConfig({}).plans).toBeNull();
    expect(readConfig({ VX_PLANS: 'tv, vip' }).plans).toEqual(['vip', 'tv']);
    expect(problemsOf({ VX_PLANS: 'vip,gold' })).toEqual([
      'VX_PLANS names gold; give some of vip, vxselect, tv.',
    ]);
  });
});

describe('the sites of the operator', () => {
  it('are those that are named by an address, and none by themselves', () => {
    expect(readConfig({}).outsideLinks).toEqual({});
    expect(readConfig({ VX_LINK_X: 'https://x.example/c' }).outsideLinks).toEqual({
      x: 'https://x.example/c',
    });
    expect(named({ VX_LINK_AFFILIATES: 'javascript:alert(1)' })).toEqual(['VX_LINK_AFFILIATES']);
  });
});
