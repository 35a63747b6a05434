import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import type { PageGuest } from '@vx/contract';
import type { ErrorCode } from '@vx/contract/errors';
import { build } from '@vx/routes';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { Services } from '../app/services.ts';
import { emailError, nameError, newPasswordError } from '../forms/credential-errors.ts';
import { actLogIn, loadLogIn } from './log-in.ts';
import { requireLogin } from '../app/require-login.ts';
import { actResetPassword } from './reset-password.ts';
import { actSignUp } from './sign-up.ts';
import { actVerifyEmail, loadVerifyEmail } from './verify-email.ts';

const visitor = { loggedIn: false } as PageGuest;
const started = {
  guest: {
    loggedIn: true,
    id: 'guest-1',
    name: 'Jonas',
    email: 'jonas@example.com',
    emailVerified: false,
    isVip: false,
    isVXSelect: false,
    tvSubscriber: false,
    tvSubscriberFormer: false,
    isPayingCustomer: false,
    locked: false,
    restricted: false,
    restrictionLevel: null,
    isForcePayment: false,
    isBlockedForComments: false,
    hasAvs: false,
    avsStatus: 'unknown',
    avsRejectMessage: null,
    showDataProtection: false,
    signupOrigin: null,
    wallet: null,
    balance: 0,
    balanceFormatted: '0',
    language: 'en',
  },
  bearer: 'secret',
  accessToken: 'tag',
  expiresIn: 100,
} as const;

function setUp(guest: PageGuest = visitor) {
  const { rest, api } = createTestRestClient();
  const services = {
    rest,
    config: { language: 'en' },
    isServer: true,
    intl: createIntl({ locale: 'en', onError: () => undefined }),
    guest: { getSnapshot: () => ({ guest }) },
    path: (name: 'home', args: object) => build(name, args, { language: 'en' }),
  } as unknown as Services;
  const input = (fields: Record<string, string>, address = '/en/login/') => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return { services, params: {}, form, url: new URL(address, 'http://site.test') };
  };
  return { api, services, input };
}

describe('logging in', () => {
  const typed = { email: ' jonas@example.com ', password: ' with spaces ' };

  it('goes on to where the guest came from, with the password as it was typed', async () => {
    const { api, input } = setUp();
    api.on('POST /auth/login', () => started);
    expect(await actLogIn(input({ ...typed, returnPath: '/en/top-up/' }))).toEqual({
      kind: 'goto',
      path: '/en/top-up/',
    });
    expect(api.callsOf('POST /auth/login')[0]?.body).toEqual({
      email: 'jonas@example.com',
      password: ' with spaces ',
      stayLoggedIn: false,
    });
    expect(api.violations).toEqual([]);
  });

  it('asks to stay logged in only where the box is ticked, and keeps the tick in a form that comes back', async () => {
    const { api, input } = setUp();
    const ticked = { ...typed, stay: 'on' };
    api.on('POST /auth/login', () => started);
    await actLogIn(input(ticked));
    expect(api.callsOf('POST /auth/login')[0]?.body).toMatchObject({ stayLoggedIn: true });
    expect(await actLogIn(input({ ...ticked, password: '' }))).toMatchObject({
      refusal: { typed: { email: 'jonas@example.com', stay: 'on' } },
    });
    expect(api.violations).toEqual([]);
  });

  it('leads who comes back before the account goes to the question whether to keep it', async () => {
    const { api, input } = setUp();
    api.on('POST /auth/login', () => ({ ...started, deletionDueAt: '2026-12-06T21:00:00.000Z' }));
    expect(await actLogIn(input({ ...typed, returnPath: '/en/top-up/' }))).toEqual({
      kind: 'goto',
      path: '/en/myvisitx/settings/privacy/',
    });
    expect(api.violations).toEqual([]);
  });

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/	/evil.example/',
    '/\n/x',
    '/..//evil.example/',
  ])('goes home instead of to %s', async (returnPath) => {
    const { api, input } = setUp();
    api.on('POST /auth/login', () => started);
    expect(await actLogIn(input({ ...typed, returnPath }))).toMatchObject({ path: '/en/' });
  });

  it.each([
    ['LOGIN_WRONG', { fields: { password: { id: 'errors.LOGIN_WRONG' } }, form: null }],
    ['LOGIN_SLOWED', { fields: {}, form: { id: 'errors.LOGIN_SLOWED' } }],
    ['GUEST_LOCKED', { fields: {}, form: { id: 'errors.GUEST_LOCKED' } }],
  ] as const)('says %s where it belongs and keeps the address', async (code, shown) => {
    const { api, input } = setUp();
    api.on('POST /auth/login', () => {
      throw new FakeRefusal(403, code);
    });
    expect(await actLogIn(input(typed))).toEqual({
      kind: 'refused',
      refusal: { ...shown, typed: { email: 'jonas@example.com' } },
    });
  });

  it('asks the server only with both fields', async () => {
    const { api, input } = setUp();
    const answer = await actLogIn(input({ email: 'jonas', password: '' }));
    expect(answer).toMatchObject({
      refusal: {
        fields: {
          email: { id: 'auth.field.emailInvalid' },
          password: { id: 'auth.field.required' },
        },
      },
    });
    expect(api.calls).toEqual([]);
  });

  it('sends those who are logged in on at once', async () => {
    const { services } = setUp({ ...visitor, loggedIn: true });
    const url = new URL('http://site.test/en/login/?returnPath=%2Fen%2Fhelp%2F');
    const answer: unknown = await loadLogIn({ services, params: {}, url }).catch(
      (thrown: unknown) => thrown,
    );
    expect((answer as Response).headers.get('location')).toBe('/en/help/');
  });

  it('leads a visitor of a member page to the form and back', () => {
    const { services } = setUp();
    let answer: unknown = null;
    try {
      requireLogin(services, new URL('http://site.test/en/myvisitx/statement/?kind=topup'));
    } catch (thrown) {
      answer = thrown;
    }
    expect((answer as Response).headers.get('location')).toBe(
      '/en/login/?returnPath=%2Fen%2Fmyvisitx%2Fstatement%2F%3Fkind%3Dtopup&needed=1',
    );
  });
});

describe('signing up', () => {
  const typed = {
    email: 'jonas@example.com',
    name: 'Jonas',
    password: 'a calm blue hour',
    acceptTerms: 'true',
  };

  it('creates the account and goes on', async () => {
    const { api, input } = setUp();
    api.on('POST /auth/signup', () => started);
    expect(await actSignUp(input(typed, '/en/signup/'))).toEqual({ kind: 'goto', path: '/en/' });
    expect(api.callsOf('POST /auth/signup')[0]?.body).toMatchObject({
      acceptTerms: true,
      ofAge: true,
      language: 'en',
      origin: '/en/signup/',
    });
    expect(api.violations).toEqual([]);
  });

  it('never accepts the terms for a guest', async () => {
    const { api, input } = setUp();
    const { acceptTerms: _left, ...rest } = typed;
    expect(await actSignUp(input(rest))).toMatchObject({
      refusal: { fields: { terms: { id: 'auth.field.ofAgeRequired' } } },
    });
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['EMAIL_INVALID', 'email'],
    ['NAME_TAKEN', 'name'],
    ['NAME_INVALID', 'name'],
    ['NAME_RESERVED', 'name'],
    ['PASSWORD_WEAK', 'password'],
    ['PASSWORD_PERSONAL', 'password'],
    ['TERMS_REQUIRED', 'terms'],
  ] as const satisfies readonly (readonly [ErrorCode, string])[])(
    '[RU-texts-not-shown] shows %s at the field %s and sends no password back',
    async (code, field) => {
      const { api, input } = setUp();
      api.on('POST /auth/signup', () => {
        throw new FakeRefusal(409, code);
      });
      const answer = await actSignUp(input(typed));
      expect(answer).toMatchObject({ refusal: { fields: { [field]: { id: `errors.${code}` } } } });
      expect(JSON.stringify(answer)).not.toContain(typed.password);
    },
  );
});

describe('a form that the server would refuse', () => {
  const typed = {
    email: 'jonas@example.com',
    name: 'Jonas',
    password: 'a calm blue hour',
    acceptTerms: 'true',
  };

  it.each([
    ['[RU-email-local-part]', { email: 'jo nas@example.com' }, 'auth.field.emailInvalid'],
    ['[RU-email-local-part]', { email: '.jonas@example.com' }, 'auth.field.emailInvalid'],
    ['[RU-email-domain]', { email: 'jonas@-example.com' }, 'auth.field.emailInvalid'],
    ['[RU-email-domain]', { email: 'jonas@[127.0.0.1]' }, 'auth.field.emailInvalid'],
    ['[RU-email-top-level-domain]', { email: 'jonas@example.c' }, 'auth.field.emailInvalid'],
    ['', { name: '<b>x</b>' }, 'errors.NAME_INVALID'],
    ['', { name: 'Аnna' }, 'errors.NAME_INVALID'],
    ['', { name: 'Candela Support' }, 'errors.NAME_RESERVED'],
    ['', { password: 'aaaaaaaaaaaa' }, 'errors.PASSWORD_WEAK'],
    ['', { password: 'x'.repeat(201) }, 'errors.PASSWORD_WEAK'],
    ['', { password: 'all about j0nas' }, 'errors.PASSWORD_PERSONAL'],
  ])('%s is answered at once: %o', async (_rule, wrong, id) => {
    const { api, input } = setUp();
    const [field = ''] = Object.keys(wrong);
    expect(await actSignUp(input({ ...typed, ...wrong }))).toMatchObject({
      refusal: { fields: { [field]: { id } } },
    });
    expect(api.calls).toEqual([]);
  });
});

describe('what is typed', () => {
  it.each(['a@b', '@b.c', 'a b@c', 'a@b.', ''])('finds the address %j incomplete', (email) => {
    expect(emailError(email)).not.toBeNull();
  });
  it.each(['a@b.co', 'ä.ö+ü@bücher.example', '"a b"@c.de'])(
    'lets %s pass to the server',
    (email) => {
      expect(emailError(email)).toBeNull();
    },
  );
  it('tells how long a password is and has to be', () => {
    expect(newPasswordError('123456789', null)).toEqual({
      id: 'auth.field.passwordMissing',
      values: { length: 9, min: 10 },
    });
    expect(newPasswordError('1234567890', null)).toBeNull();
  });
  it.each(['ab', 'a'.repeat(31)])('refuses the name %s', (name) => {
    expect(nameError(name)).not.toBeNull();
  });
});

describe('a forgotten password', () => {
  it('asks for a link and tells nothing of the account', async () => {
    const { api, input } = setUp();
    api.on('POST /auth/forgotPassword', () => ({ success: true }));
    expect(await actResetPassword(input({ email: ' a@b.test ' }))).toMatchObject({
      refusal: { kind: 'asked', email: 'a@b.test' },
    });
    expect(await actResetPassword(input({ email: 'a@b' }))).toMatchObject({
      refusal: { kind: 'refused', refusal: { typed: { email: 'a@b' } } },
    });
    expect(api.callsOf('POST /auth/forgotPassword')).toHaveLength(1);
    expect(api.violations).toEqual([]);
  });

  it('takes the new one with the token of the link', async () => {
    const { api, input } = setUp();
    api.on('POST /auth/resetPassword', () => ({ success: true }));
    const typed = { token: 'abc', password: 'a calm blue hour' };
    expect(await actResetPassword(input(typed))).toMatchObject({ refusal: { kind: 'done' } });
    expect(api.callsOf('POST /auth/resetPassword')[0]?.body).toEqual(typed);
    expect(api.violations).toEqual([]);
  });

  it.each([
    ['TOKEN_USED', { kind: 'void', text: 'account.reset.used' }],
    ['TOKEN_EXPIRED', { kind: 'void', text: 'errors.TOKEN_EXPIRED' }],
    ['PASSWORD_WEAK', { refusal: { fields: { password: { id: 'errors.PASSWORD_WEAK' } } } }],
    ['GUEST_LOCKED', { refusal: { form: { id: 'errors.GUEST_LOCKED' } } }],
  ] as const)('tells %s and never sends the password back', async (code, shown) => {
    const { api, input } = setUp();
    api.on('POST /auth/resetPassword', () => {
      throw new FakeRefusal(409, code);
    });
    const answer = await actResetPassword(input({ token: 'abc', password: 'a calm blue hour' }));
    expect(answer).toMatchObject({ refusal: shown });
    expect(JSON.stringify(answer)).not.toContain('a calm blue hour');
  });
});

describe('confirming an address', () => {
  it.each([
    ['TOKEN_USED', true],
    ['TOKEN_EXPIRED', true],
    ['TOKEN_UNKNOWN', true],
    ['GUEST_LOCKED', false],
  ] as const)('tells %s, and whether the link is over', async (code, over) => {
    const { api, input } = setUp();
    api.on('POST /auth/verifyEmail', () => {
      throw new FakeRefusal(409, code);
    });
    expect(await actVerifyEmail(input({ token: 'abc' }))).toEqual({
      kind: 'refused',
      refusal: { kind: 'failed', code, over },
    });
  });

  it('stays confirmed when the page cannot read the guest again', async () => {
    const { api, input } = setUp();
    api.on('POST /auth/verifyEmail', () => ({
      success: true,
      email: 'a@b.test',
      takesEffectAt: null,
    }));
    const given = input({ token: 'abc' });
    const refresh = () => Promise.reject(new Error('offline'));
    const received: string[] = [];
    const logger = { debug: (event: string) => received.push(event) };
    const services = { ...given.services, isServer: false, guest: { refresh }, logger } as never;
    expect(await actVerifyEmail({ ...given, services })).toMatchObject({
      refusal: { kind: 'done' },
    });
    expect(received).toEqual(['guest.refresh-failed']);
  });

  it.each([
    [null, { kind: 'done', email: 'a@b.test' }],
    ['new@b.test', null],
  ])('asks for the button while %s waits beside a confirmed address', async (pending, done) => {
    const member = { loggedIn: true, email: 'a@b.test', emailVerified: true } as PageGuest;
    const { api, services } = setUp(member);
    const profile = {
      name: 'Jonas',
      about: '',
      picture: null,
      place: null,
      country: null,
      zip: null,
      email: 'a@b.test',
      emailVerified: true,
      pendingEmail: pending,
      pendingEmailDueAt: null,
      language: 'en' as const,
    };
    const config = { nameLength: { min: 3, max: 30 }, aboutLength: 140, countries: [] };
    api.on('POST /guest/profile/get', () => ({ profile, config }));
    const url = new URL('http://site.test/en/verify-email/?token=abc');
    expect(await loadVerifyEmail({ services, params: {}, url })).toMatchObject({ done });
    expect(api.violations).toEqual([]);
  });

  it('names the confirmed address', async () => {
    const { api, input } = setUp();
    api.on('POST /auth/verifyEmail', () => ({
      success: true,
      email: 'a@b.test',
      takesEffectAt: null,
    }));
    expect(await actVerifyEmail(input({ token: 'abc' }))).toMatchObject({
      refusal: { kind: 'done', email: 'a@b.test' },
    });
  });

  it('says until when a new address waits for the old one', async () => {
    const { api, input } = setUp();
    const takesEffectAt = '2026-11-24T12:00:00.000Z';
    api.on('POST /auth/verifyEmail', () => ({ success: true, email: 'a@b.test', takesEffectAt }));
    expect(await actVerifyEmail(input({ token: 'abc' }))).toMatchObject({
      refusal: { kind: 'waits', email: 'a@b.test', takesEffectAt },
    });
  });

  it.each([
    ['stop', 'stopped'],
    ['agree', 'moved'],
    ['anything else', 'stopped'],
  ] as const)('answers a new address from the old one: %s', async (answer, outcome) => {
    const { api, input, services } = setUp();
    api.on('POST /auth/answerEmailChange', () => ({ outcome }));
    expect(await actVerifyEmail(input({ token: 'abc', answer }))).toMatchObject({
      refusal: { kind: outcome },
    });
    expect(api.calls.map(({ body }) => body)).toEqual([
      { token: 'abc', answer: answer === 'agree' ? 'agree' : 'stop' },
    ]);
    const url = new URL('http://site.test/en/verify-email/?change=abc');
    expect(await loadVerifyEmail({ services, params: {}, url })).toMatchObject({
      change: 'abc',
      token: '',
      done: null,
    });
  });
});
