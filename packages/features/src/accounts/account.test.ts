import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import type { PageGuest } from '@vx/contract';
import { build } from '@vx/routes';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { PageLoad } from '../app/page-load.ts';
import { createPageStore } from '../app/page-store.ts';
import type { Services } from '../app/services.ts';
import { createAccountAction } from './act-account.ts';
import { alertsForms } from './alerts-forms.ts';
import { loadAlerts } from './load-alerts.ts';
import { loadNews } from './load-news.ts';
import { loadPhone } from './load-phone.ts';
import { loadPrivacy } from './load-privacy.ts';
import { loadProfile } from './load-profile.ts';
import { loadSecurity } from './load-security.ts';
import { loadSettings } from './load-settings.ts';
import { privacyForms } from './privacy-forms.ts';
import { profileForms } from './profile-forms.ts';
import { securityForms } from './security-forms.ts';

const profile = {
  name: 'Jonas',
  about: '',
  picture: null,
  country: null,
  zip: null,
  place: null,
  email: 'jonas@example.com',
  emailVerified: true,
  pendingEmail: null,
  pendingEmailDueAt: null,
  language: 'en' as const,
};
const phone = { verified: [], open: null, pausedUntil: null, countries: [] };
const config = { nameLength: { min: 3, max: 30 }, aboutLength: 140, countries: ['DE'] };

function setUp({ isServer = false } = {}) {
  const { rest, api } = createTestRestClient();
  const refreshed: string[] = [];
  const sent: string[] = [];
  const services = {
    rest,
    config: { language: 'en' },
    isServer,
    intl: createIntl({ locale: 'en', onError: () => undefined }),
    guest: {
      getSnapshot: () => ({ guest: { loggedIn: true } as PageGuest }),
      refresh: async () => void refreshed.push('guest'),
    },
    store: createPageStore(),
    socket: { send: (name: string) => void sent.push(name) },
    path: (name: 'memberProfile', args: object) => build(name, args, { language: 'en' }),
  } as unknown as Services;
  const url = new URL('http://site.test/en/myvisitx/profile/');
  const act = (fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return createAccountAction({
      ...profileForms,
      ...securityForms,
      ...alertsForms,
      ...privacyForms,
    })({ services, params: {}, form, url });
  };
  return {
    api,
    act,
    refreshed,
    sent,
    load: <Data>(load: PageLoad<Data>, query = '') =>
      load({ services, params: {}, url: new URL(`${url}${query}`) }),
  };
}

it('shows all settings, and does without how they stand where nobody says', async () => {
  const { api, load } = setUp();
  for (const key of [
    'GET /auth/sessions',
    'GET /auth/passkeys',
    'POST /guest/getNotificationsSettings',
    'GET /guest/limits',
  ] as const)
    api.on(key, () => {
      throw new FakeRefusal(403, 'NEED_LOGIN');
    });
  expect(await load(loadSettings)).toMatchObject({
    head: { noIndex: true },
    devices: null,
    passkeys: null,
    quiet: null,
    month: null,
  });
});

it.each([
  ['?section=all', '/en/myvisitx/settings/'],
  ['?section=security&passkey=remove.p1', '/en/myvisitx/settings/security/?passkey=remove.p1'],
  ['?section=phone&change=1', '/en/myvisitx/settings/phone/?change=1'],
  ['?section=notifications', '/en/myvisitx/settings/notifications/'],
  ['?section=news&done=newsletter', '/en/myvisitx/settings/news/?done=newsletter'],
  ['?left=2026-12-06&section=privacy', '/en/myvisitx/settings/privacy/?left=2026-12-06'],
])('leads from where a section stood once to where it is: %s', async (query, location) => {
  const { api, load } = setUp();
  const led = await load(loadProfile, query).catch((answer: unknown) => answer);
  expect((led as Response).headers.get('location')).toBe(location);
  expect(api.calls).toEqual([]);
});

it('a section asks for what it shows, and for nothing of the others', async () => {
  const { api, load } = setUp();
  const asked = async (page: PageLoad<unknown>) => {
    const before = api.calls.length;
    await load(page);
    return api.calls.slice(before).map(({ key }) => key);
  };
  api.on('POST /guest/profile/get', () => ({ profile, config }));
  api.on('GET /guest/phone', () => phone);
  api.on('GET /auth/sessions', () => ({ items: [] }));
  api.on('GET /auth/passkeys', () => ({ items: [] }));
  api.on('GET /guest/newsletter', () => null);
  expect(await asked(loadProfile)).toEqual(['POST /guest/profile/get', 'GET /guest/phone']);
  expect(await asked(loadPhone)).toEqual(['GET /guest/phone']);
  expect(await asked(loadNews)).toEqual(['POST /guest/profile/get', 'GET /guest/newsletter']);
  expect(await asked(loadSecurity)).toEqual([
    'POST /guest/profile/get',
    'GET /auth/sessions',
    'GET /auth/passkeys',
  ]);
  expect(api.violations).toEqual([]);
});

describe('the profile', () => {
  const typed = { name: 'Jonas', about: 'Jazz', country: 'DE', zip: '50667' };

  it('[RE-guestProfileGet] is read anew with the page', async () => {
    const { api, load } = setUp();
    api.on('POST /guest/profile/get', () => ({ profile, config }));
    api.on('GET /guest/phone', () => phone);
    expect(await load(loadProfile)).toMatchObject({ guest: { profile }, phone, done: null });
    expect(await load(loadProfile, '?done=profile')).toMatchObject({ done: 'profile' });
    expect(api.violations).toEqual([]);
  });

  it('[RE-guestProfileUpdate][RU-profile-update] is saved with its properties, and the frame learns of it', async () => {
    const { api, act, refreshed } = setUp();
    api.on('POST /guest/profile/update', () => ({ profile, config }));
    expect(await act({ intent: 'profile', ...typed })).toEqual({
      kind: 'refused',
      refusal: { intent: 'profile', kind: 'done' },
    });
    expect(api.callsOf('POST /guest/profile/update')[0]?.body).toEqual({ properties: typed });
    expect(refreshed).toEqual(['guest']);
    expect(api.violations).toEqual([]);
  });

  it('leads a plain form to the page again', async () => {
    const { api, act } = setUp({ isServer: true });
    api.on('POST /guest/profile/update', () => ({ profile, config }));
    expect(await act({ intent: 'profile', ...typed })).toEqual({
      kind: 'goto',
      path: '/en/myvisitx/profile/?done=profile',
    });
  });

  it.each([
    ['NAME_TAKEN', 'name'],
    ['NAME_INVALID', 'name'],
    ['TEXT_TOO_LONG', 'about'],
    ['COUNTRY_UNKNOWN', 'country'],
    ['ZIP_INVALID', 'zip'],
  ] as const)('shows %s at the field %s and keeps what was typed', async (code, field) => {
    const { api, act } = setUp();
    api.on('POST /guest/profile/update', () => {
      throw new FakeRefusal(422, code);
    });
    expect(await act({ intent: 'profile', ...typed })).toMatchObject({
      refusal: {
        kind: 'refused',
        refusal: { fields: { [field]: { id: `errors.${code}` } }, form: null, typed },
      },
    });
  });

  it('asks the server only with what can be right', async () => {
    const { api, act } = setUp();
    expect(
      await act({ intent: 'profile', ...typed, name: 'J', about: 'a'.repeat(141) }),
    ).toMatchObject({
      refusal: { refusal: { fields: { name: {}, about: { values: { max: 140 } } } } },
    });
    expect(api.calls).toEqual([]);
  });
});

describe('the picture', () => {
  const file = (size = 3) => new File([new Uint8Array(size).fill(7)], 'me.jpg');
  const key = 'POST /guest/profile/preview/update';

  it('[RE-guestProfilePreviewUpdate] goes as text, alone or with a plain form', async () => {
    const { api, act } = setUp();
    api.on(key, () => ({ profile, config }));
    api.on('POST /guest/profile/update', () => ({ profile, config }));
    expect(await act({ intent: 'picture', picture: file() })).toMatchObject({
      refusal: { kind: 'done' },
    });
    await act({ intent: 'profile', name: 'Jonas', picture: file() });
    // An empty field is none.
    await act({ intent: 'profile', name: 'Jonas', picture: file(0) });
    const sent = api.callsOf(key).map(({ body }) => body);
    expect(sent).toEqual([
      { delete: false, image: 'BwcH' },
      { delete: false, image: 'BwcH' },
    ]);
    expect(api.violations).toEqual([]);
  });

  it('[RU-profile-preview-delete] is taken back by the flag', async () => {
    const { api, act } = setUp();
    api.on(key, () => ({ profile, config }));
    await act({ intent: 'picture', removePicture: '1' });
    expect(api.callsOf(key)[0]?.body).toEqual({ delete: true });
  });

  it.each([
    ['UNSUPPORTED_MEDIA_TYPE', 'account.picture.kind'],
    ['BODY_TOO_LARGE', 'account.picture.large'],
    ['TOO_MANY_REQUESTS', 'errors.TOO_MANY_REQUESTS'],
  ] as const)('says %s at the picture', async (code, id) => {
    const { api, act } = setUp();
    api.on(key, () => {
      throw new FakeRefusal(422, code);
    });
    expect(await act({ intent: 'picture', picture: file() })).toMatchObject({
      refusal: { refusal: { fields: { picture: { id } } } },
    });
  });

  it('is not sent when it is too large', async () => {
    const { api, act } = setUp();
    expect(await act({ intent: 'picture', picture: file(8 * 1024 * 1024 + 1) })).toMatchObject({
      refusal: { refusal: { fields: { picture: { id: 'account.picture.large' } } } },
    });
    expect(await act({ intent: 'picture' })).toMatchObject({ refusal: { kind: 'refused' } });
    expect(api.calls).toEqual([]);
  });
});

describe('the password', () => {
  const typed = { intent: 'password', current: 'the old one', password: 'a calm blue hour' };

  it('[SO-passwordChanged][RU-profile-socket-notices#1] is changed, and the socket says so', async () => {
    const { api, act, sent } = setUp();
    api.on('POST /auth/changePassword', () => ({ success: true }));
    expect(await act(typed)).toMatchObject({ refusal: { intent: 'password', kind: 'done' } });
    expect(api.callsOf('POST /auth/changePassword')[0]?.body).toEqual({
      current: typed.current,
      password: typed.password,
    });
    expect(sent).toEqual(['passwordChanged']);
    expect(api.violations).toEqual([]);
  });

  it.each([
    ['PASSWORD_WRONG', { fields: { current: { id: 'errors.PASSWORD_WRONG' } }, form: null }],
    ['PASSWORD_WEAK', { fields: { password: { id: 'errors.PASSWORD_WEAK' } }, form: null }],
    ['LOGIN_SLOWED', { fields: {}, form: { id: 'errors.LOGIN_SLOWED' } }],
  ] as const)('says %s where it belongs, and sends nothing back', async (code, shown) => {
    const { api, act, sent } = setUp();
    api.on('POST /auth/changePassword', () => {
      throw new FakeRefusal(422, code);
    });
    expect(await act(typed)).toMatchObject({ refusal: { refusal: { ...shown, typed: {} } } });
    expect(sent).toEqual([]);
  });

  it('needs both', async () => {
    const { api, act } = setUp();
    expect(await act({ intent: 'password', current: '', password: 'short' })).toMatchObject({
      refusal: { refusal: { fields: { current: {}, password: {} } } },
    });
    expect(api.calls).toEqual([]);
  });
});

describe('the address', () => {
  const typed = { intent: 'email', email: 'jonas@example.org', password: 'the old one' };

  it('[SO-refreshEmailProperties][RU-profile-socket-notices#2] is asked for, and the socket says so', async () => {
    const { api, act, sent } = setUp();
    api.on('POST /auth/changeEmail', () => ({ success: true }));
    expect(await act(typed)).toMatchObject({ refusal: { intent: 'email', kind: 'done' } });
    expect(api.callsOf('POST /auth/changeEmail')[0]?.body).toEqual({
      email: typed.email,
      password: typed.password,
    });
    expect(sent).toEqual(['refreshEmailProperties']);
    expect(api.violations).toEqual([]);
  });

  it.each([
    ['EMAIL_TAKEN', { fields: { email: { id: 'errors.EMAIL_TAKEN' } } }],
    ['EMAIL_INVALID', { fields: { email: { id: 'errors.EMAIL_INVALID' } } }],
    ['PASSWORD_WRONG', { fields: { password: { id: 'errors.PASSWORD_WRONG' } } }],
    ['LOGIN_SLOWED', { form: { id: 'errors.LOGIN_SLOWED' } }],
  ] as const)('says %s where it belongs and keeps the address', async (code, shown) => {
    const { api, act } = setUp();
    api.on('POST /auth/changeEmail', () => {
      throw new FakeRefusal(422, code);
    });
    const answer = await act(typed);
    expect(answer).toMatchObject({
      refusal: { refusal: { ...shown, typed: { email: typed.email } } },
    });
    expect(JSON.stringify(answer)).not.toContain(typed.password);
  });
});

describe('other devices', () => {
  it('are logged out one by one; one that is out already is fine', async () => {
    const { api, act } = setUp();
    api.on('POST /auth/endSession', () => {
      throw new FakeRefusal(404, 'NOT_FOUND');
    });
    expect(await act({ intent: 'session', sessionId: 'abc' })).toMatchObject({
      refusal: { intent: 'session', kind: 'done' },
    });
    expect(api.callsOf('POST /auth/endSession')[0]?.body).toEqual({ sessionId: 'abc' });
  });

  it('are logged out together, and a failure is told', async () => {
    const { api, act } = setUp();
    api.on('POST /auth/endOtherSessions', () => ({ success: true }));
    expect(await act({ intent: 'sessions' })).toMatchObject({ refusal: { kind: 'done' } });
    api.on('POST /auth/endOtherSessions', () => {
      throw new FakeRefusal(403, 'FORBIDDEN');
    });
    expect(await act({ intent: 'sessions' })).toMatchObject({
      refusal: { refusal: { form: { id: 'errors.FORBIDDEN' } } },
    });
  });
});

describe('what is told', () => {
  const settings = { events: [], channels: [], on: [], actors: [], followed: 0, quiet: null };

  it('[RE-getNotificationsSettings] comes with its section alone', async () => {
    const { api, load } = setUp();
    api.on('POST /guest/getNotificationsSettings', () => ({ settings }));
    expect(await load(loadAlerts)).toMatchObject({ settings });
    expect(api.calls).toHaveLength(1);
    expect(api.violations).toEqual([]);
  });

  it('[RE-savePreferences][RU-profile-preferences] is saved as preferences, several at once', async () => {
    const { api, act } = setUp();
    api.on('POST /guest/savePreferences', () => ({ success: true }));
    const alert = 'all:live:email:on,5:live:app:off,5:receipt:app:default';
    expect(await act({ intent: 'alerts', alert })).toMatchObject({ refusal: { kind: 'done' } });
    expect(api.callsOf('POST /guest/savePreferences')[0]?.body).toEqual({
      data: {
        'notify:live:email': true,
        'notify:live:app:5': false,
        'notify:receipt:app:5': 'default',
      },
    });
    expect(api.violations).toEqual([]);
  });

  it('[RU-profile-preferences] keeps the quiet hours, or that there are none', async () => {
    const { api, act } = setUp();
    api.on('POST /guest/savePreferences', () => ({ success: true }));
    const hours = { from: '23:00', until: '08:00', zone: 'Europe/Berlin' };
    expect(await act({ intent: 'quiet', on: 'on', ...hours })).toMatchObject({
      refusal: { kind: 'done' },
    });
    await act({ intent: 'quiet', ...hours });
    expect(api.callsOf('POST /guest/savePreferences').map(({ body }) => body)).toEqual([
      { data: { quiet: '23:00-08:00 Europe/Berlin' } },
      { data: { quiet: false } },
    ]);
    const answer = await act({ intent: 'quiet', on: 'on', ...hours, until: '23:00' });
    expect(answer).toMatchObject({
      refusal: {
        refusal: {
          fields: { until: { id: 'alerts.quiet.same' } },
          typed: { on: 'on', from: '23:00', until: '23:00' },
        },
      },
    });
    expect(api.callsOf('POST /guest/savePreferences')).toHaveLength(2);
    expect(api.violations).toEqual([]);
  });

  it('leads a plain form to its section, and says what was refused', async () => {
    const { api, act } = setUp({ isServer: true });
    api.on('POST /guest/savePreferences', () => ({ success: true }));
    expect(await act({ intent: 'alerts', alert: 'all:live:email:on' })).toEqual({
      kind: 'goto',
      path: '/en/myvisitx/settings/notifications/?done=alerts',
    });
    api.on('POST /guest/savePreferences', () => {
      throw new FakeRefusal(404, 'NOT_FOUND');
    });
    expect(await act({ intent: 'alerts', alert: '5:live:email:on' })).toMatchObject({
      refusal: { refusal: { form: { id: 'errors.NOT_FOUND' } } },
    });
  });

  it.each(['', 'all', 'all:live:email:maybe', '0:live:app:on', 'all:live:email:on,'])(
    'sends nothing of what no button says: "%s"',
    async (alert) => {
      const { api, act } = setUp();
      expect(await act({ intent: 'alerts', alert })).toMatchObject({
        refusal: { refusal: { form: { id: 'errors.INVALID_INPUT' } } },
      });
      expect(api.calls).toEqual([]);
    },
  );
});

describe('privacy', () => {
  const deletion = { dueAt: null, days: 14, balance: null, running: [] };
  const copy = { latest: null, nextAt: null, mailed: false };
  const tests = [{ testId: 34, group: 'variant' as const, left: false }];

  it('comes with its section alone', async () => {
    const { api, load } = setUp();
    api.on('GET /guest/deletion', () => deletion);
    api.on('GET /guest/export', () => copy);
    api.on('GET /guest/tests', () => ({ items: tests }));
    api.on('GET /messenger/readReceipts', () => ({ shown: false }));
    expect(await load(loadPrivacy)).toMatchObject({
      deletion,
      copy,
      tests,
      receipts: { shown: false },
      leftUntil: null,
    });
    expect(api.calls).toHaveLength(4);
    expect(api.violations).toEqual([]);
  });

  it('shows or hides what was read, and says why not', async () => {
    const { api, act } = setUp();
    api.on('POST /messenger/readReceipts', () => ({ success: true }));
    expect(await act({ intent: 'receipts' })).toMatchObject({ refusal: { kind: 'done' } });
    expect(await act({ intent: 'receipts', shown: 'on' })).toMatchObject({
      refusal: { kind: 'done' },
    });
    expect(api.calls.map(({ body }) => body)).toEqual([{ shown: false }, { shown: true }]);
    api.on('POST /messenger/readReceipts', () => {
      throw new FakeRefusal(503, 'UNAVAILABLE');
    });
    expect(await act({ intent: 'receipts', shown: 'on' })).toMatchObject({
      refusal: { refusal: { form: { id: 'errors.UNAVAILABLE' } } },
    });
    expect(api.violations).toEqual([]);
  });

  it('has a copy made, and says that one a day is enough', async () => {
    const { api, act } = setUp();
    api.on('POST /guest/export/ask', () => copy);
    expect(await act({ intent: 'export' })).toMatchObject({ refusal: { kind: 'done' } });
    api.on('POST /guest/export/ask', () => {
      throw new FakeRefusal(429, 'TOO_MANY_REQUESTS');
    });
    expect(await act({ intent: 'export' })).toMatchObject({
      refusal: { refusal: { form: { id: 'privacy.export.tooSoon' } } },
    });
    expect(api.violations).toEqual([]);
  });

  it('deletes with the password alone, and says until when it can be undone', async () => {
    const { api, act } = setUp();
    expect(await act({ intent: 'deletion', password: '' })).toMatchObject({
      refusal: { refusal: { fields: { password: {} } } },
    });
    expect(api.calls).toEqual([]);
    api.on('POST /guest/deletion/ask', () => ({ dueAt: '2026-12-06T21:00:00.000Z' }));
    expect(await act({ intent: 'deletion', password: 'the old one' })).toEqual({
      kind: 'goto',
      path: '/en/myvisitx/settings/privacy/?left=2026-12-06',
      endsSession: true,
    });
    api.on('POST /guest/deletion/ask', () => {
      throw new FakeRefusal(422, 'PASSWORD_WRONG');
    });
    expect(await act({ intent: 'deletion', password: 'another' })).toMatchObject({
      refusal: { refusal: { fields: { password: { id: 'errors.PASSWORD_WRONG' } }, typed: {} } },
    });
    expect(api.violations).toEqual([]);
  });

  it('is kept by who thinks again', async () => {
    const { api, act } = setUp();
    api.on('POST /guest/deletion/undo', () => ({ success: true }));
    expect(await act({ intent: 'keep' })).toMatchObject({ refusal: { kind: 'done' } });
    expect(api.callsOf('POST /guest/deletion/undo')).toHaveLength(1);
  });
});

it('a form that nobody knows is refused', async () => {
  const { api, act } = setUp();
  expect(await act({ intent: 'toString' })).toMatchObject({ refusal: { kind: 'refused' } });
  expect(api.calls).toEqual([]);
});

describe('the passkeys', () => {
  it('says that a device can only be asked by a script', async () => {
    const { api, act } = setUp({ isServer: true });
    const answer = await act({ intent: 'addPasskey', name: 'Phone', password: 'a calm blue hour' });
    expect(answer).toMatchObject({
      refusal: { refusal: { form: { id: 'passkeys.needsScript' }, typed: { name: 'Phone' } } },
    });
    expect(api.calls).toEqual([]);
  });

  it('sends no device a question without the password', async () => {
    const { api, act } = setUp();
    expect(await act({ intent: 'addPasskey', name: '', password: '' })).toMatchObject({
      refusal: { refusal: { fields: { password: { id: 'auth.field.required' } } } },
    });
    expect(api.calls).toEqual([]);
  });

  it('gives one another name, and goes back to the list', async () => {
    const { api, act } = setUp();
    const passkey = {
      synced: false,
      createdAt: '2026-11-23T08:00:00.000Z',
      lastUsedAt: null,
      suspended: false,
    };
    api.on('POST /auth/renamePasskey', ({ body }) => ({ ...passkey, ...body }));
    const rename = { intent: 'renamePasskey', passkeyId: 'p1' };
    expect(await act({ ...rename, name: ' ' })).toMatchObject({
      refusal: { refusal: { fields: { name: { id: 'auth.field.required' } } } },
    });
    expect(await act({ ...rename, name: ' Old phone ' })).toEqual({
      kind: 'goto',
      path: '/en/myvisitx/settings/security/?done=renamePasskey',
    });
    expect(api.calls.map(({ body }) => body)).toEqual([{ passkeyId: 'p1', name: 'Old phone' }]);
  });

  it('takes one that is gone already for removed', async () => {
    const { api, act } = setUp();
    const remove = { intent: 'removePasskey', passkeyId: 'p1' };
    api.mishap('POST /auth/removePasskey', { status: 404, code: 'NOT_FOUND' });
    expect(await act(remove)).toMatchObject({ refusal: { kind: 'done' } });
    api.mishap('POST /auth/removePasskey', { status: 403, code: 'FORBIDDEN' });
    expect(await act(remove)).toMatchObject({
      refusal: { refusal: { form: { id: 'errors.FORBIDDEN' } } },
    });
  });
});

describe('a passkey whose guest has to be proven', () => {
  it.each(['remove', 'confirm'] as const)(
    'asks for the password to %s it, and takes it',
    async (verb) => {
      const { api, act } = setUp();
      const form = { intent: `${verb}Passkey`, passkeyId: 'p1' };
      const call = `POST /auth/${verb}Passkey` as const;
      api.mishap(call, { status: 403, code: 'NEED_FRESH_LOGIN' });
      expect(await act(form)).toEqual({
        kind: 'goto',
        path: `/en/myvisitx/settings/security/?passkey=${verb}.p1`,
      });
      expect(await act({ ...form, password: '' })).toMatchObject({
        refusal: { refusal: { fields: { password: { id: 'auth.field.required' } } } },
      });
      api.mishap(call, { status: 422, code: 'PASSWORD_WRONG' });
      expect(await act({ ...form, password: 'a guess' })).toMatchObject({
        refusal: { refusal: { fields: { password: { id: 'errors.PASSWORD_WRONG' } } } },
      });
      api.mishap(call, { status: 404, code: 'NOT_FOUND' });
      expect(await act({ ...form, password: 'a calm blue hour' })).toEqual({
        kind: 'goto',
        path: `/en/myvisitx/settings/security/?done=${verb}Passkey`,
      });
      expect(api.calls.map(({ body }) => body)).toEqual([
        { passkeyId: 'p1' },
        { passkeyId: 'p1', password: 'a guess' },
        { passkeyId: 'p1', password: 'a calm blue hour' },
      ]);
    },
  );
});

describe('the tests that run', () => {
  const leave = 'POST /guest/tests/leave';

  it('[EN-testIds] one is left by its form, or all', async () => {
    const { api, act } = setUp({ isServer: true });
    api.on(leave, () => ({ success: true }));
    expect(await act({ intent: 'leaveTest', testId: '34' })).toEqual({
      kind: 'goto',
      path: '/en/myvisitx/settings/privacy/?done=leaveTest',
    });
    await act({ intent: 'leaveTests' });
    expect(api.callsOf(leave).map(({ body }) => body)).toEqual([{ testId: 34 }, {}]);
    expect(api.violations).toEqual([]);
  });

  it('a form that names no test leaves none; one that has ended is what was wanted', async () => {
    const { api, act } = setUp();
    expect(await act({ intent: 'leaveTest', testId: 'all' })).toMatchObject({
      refusal: { kind: 'refused', refusal: { form: { id: 'errors.INVALID_INPUT' } } },
    });
    expect(api.callsOf(leave)).toEqual([]);
    api.on(leave, () => {
      throw new FakeRefusal(404, 'NOT_FOUND');
    });
    expect(await act({ intent: 'leaveTest', testId: '50' })).toMatchObject({
      refusal: { kind: 'done' },
    });
  });
});
