import { createTestRestClient } from '@vx/api-client/testing';
import type { PageGuest } from '@vx/contract';
import { VxError } from '@vx/kernel';
import { build } from '@vx/routes';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { loadPhone } from '../accounts/load-phone.ts';
import type { Services } from '../app/services.ts';
import { actPhone, dialled } from './act-phone.ts';
import { StartVerification, VerifyPin } from './pincall.query.ts';

class Refused extends VxError {
  readonly detail: object | null;
  constructor(code: string, detail: object | null = null) {
    super(code, 'no');
    this.detail = detail;
  }
  override shouldRetry(): boolean {
    return false;
  }
}

function setUp(options: { isServer?: boolean; refusal?: Refused } = {}) {
  const { rest, api } = createTestRestClient();
  const asked: [unknown, object][] = [];
  const services = {
    rest,
    isServer: options.isServer ?? false,
    config: { language: 'de' },
    intl: createIntl({ locale: 'en', onError: () => undefined }),
    guest: { getSnapshot: () => ({ guest: { loggedIn: true } as PageGuest }) },
    path: (name: 'memberProfile', args: object) => build(name, args as never, { language: 'en' }),
    vxql: {
      mutate(document: unknown, variables: object) {
        asked.push([document, variables]);
        return options.refusal ? Promise.reject(options.refusal) : Promise.resolve({});
      },
    },
  } as unknown as Services;
  const url = new URL('http://site.test/en/myvisitx/settings/phone/');
  const act = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return actPhone({ services, params: {}, form, url });
  };
  return { api, act, asked, load: () => loadPhone({ services, params: {}, url }) };
}

const first = { intent: 'startPhone', country: '49', number: '0151 23456789', way: 'sms' };
const second = {
  intent: 'verifyPhone',
  id: 'v1',
  number: '+49 1512 3456789',
  way: 'sms',
  code: '12 34 56',
};

describe('the two steps', () => {
  it('[RU-pincall-order][GM-pinCallStartVerification] send a code to the number, by the way that was chosen', async () => {
    const { act, asked } = setUp();
    expect(await act(first)).toEqual({
      kind: 'refused',
      refusal: { intent: 'phone', kind: 'sent' },
    });
    await act({ ...first, way: 'call' });
    const phoneNumber = '+490151 23456789';
    expect(asked).toEqual([
      [StartVerification, { phoneNumber, type: 'mobile', language: 'de' }],
      [StartVerification, { phoneNumber, type: 'fixed', language: 'de' }],
    ]);
  });

  it('[GM-verifyPin] take the code, however it is spaced', async () => {
    const { act, asked } = setUp();
    expect(await act(second)).toEqual({
      kind: 'refused',
      refusal: { intent: 'phone', kind: 'verified' },
    });
    expect(asked).toEqual([[VerifyPin, { id: 'v1', type: 'mobile', pin: '123456' }]]);
  });

  it('send another code, and one by the other way, to the same number', async () => {
    const { act, asked } = setUp();
    await act({ ...second, do: 'resend' });
    await act({ ...second, do: 'other' });
    const sent = { phoneNumber: second.number, language: 'de' };
    expect(asked.map(([, variables]) => variables)).toEqual([
      { ...sent, type: 'mobile' },
      { ...sent, type: 'fixed' },
    ]);
  });

  it('go to the page when a plain form was taken', async () => {
    const { act } = setUp({ isServer: true });
    expect(await act(first)).toEqual({ kind: 'goto', path: '/en/myvisitx/settings/phone/' });
  });

  it('[RU-pincall-error-first] pass the code on, with tries and time, and keep what was typed', async () => {
    const retryAt = '2026-11-22T12:15:00.000Z';
    const refusal = new Refused('PHONE_INVALID_CODE', { errorCode: 8, triesLeft: 2 });
    expect(await setUp({ refusal }).act(second)).toEqual({
      kind: 'refused',
      refusal: {
        intent: 'phone',
        kind: 'refused',
        code: 'PHONE_INVALID_CODE',
        triesLeft: 2,
        retryAt: null,
        typed: { country: '', number: second.number, way: 'sms', digits: '123456' },
      },
    });
    const limit = new Refused('PHONE_ATTEMPTS_REACHED', { errorCode: 9, retryAt });
    expect(await setUp({ refusal: limit }).act(first)).toMatchObject({
      refusal: { code: 'PHONE_ATTEMPTS_REACHED', retryAt, typed: { number: '0151 23456789' } },
    });
  });

  it.each([
    ['#1', '', 'sms'],
    ['#1', '12 34', 'sms'],
    ['#1', '12345', 'sms'],
    ['#1', '1234567', 'sms'],
    ['#1', 'abcdef', 'sms'],
    ['#2', '123456', 'call'],
    ['#2', '1234', 'call'],
  ])(
    '[RU-pincall-length%s] say that %j is no code by %s without spending a try on it',
    async (_clause, code, way) => {
      const { act, asked } = setUp();
      expect(await act({ ...second, code, way })).toMatchObject({
        refusal: { code: 'PHONE_INVALID_CODE', triesLeft: null, typed: { number: second.number } },
      });
      expect(asked).toEqual([]);
    },
  );

  it('[RU-pincall-default-length] take a code of six digits where no way is given, and no shorter one', async () => {
    const { act, asked } = setUp();
    const { way: _way, ...form } = second;
    expect(await act({ ...form, code: '12345' })).toMatchObject({
      refusal: { code: 'PHONE_INVALID_CODE' },
    });
    expect(asked).toEqual([]);
    await act({ ...form, code: '123456' });
    expect(asked).toEqual([[VerifyPin, { id: 'v1', type: 'mobile', pin: '123456' }]]);
  });

  it('[ER-pinCallUnknown][RU-pincall-error-first#2] say that it is unknown where there is no code, and ask visitors to log in', async () => {
    expect(await setUp({ refusal: new Refused('INTERNAL') }).act(first)).toMatchObject({
      refusal: { code: 'PIN_CALL_UNKNOWN' },
    });
    expect(await setUp({ refusal: new Refused('NEED_LOGIN') }).act(first)).toMatchObject({
      kind: 'goto',
      path: expect.stringContaining('/en/login/'),
    });
  });
});

it('[RU-pincall-records-by-id] the page is loaded with the numbers of the guest', async () => {
  const { api, load } = setUp();
  const phone = {
    verified: [{ id: 'a', type: 'mobile' as const, e123: '+49 1512', verifiedAt: '2026-11-22' }],
    open: null,
    pausedUntil: null,
    countries: [{ country: 'DE', countryCode: '49' }],
  };
  api.on('GET /guest/phone', () => phone);
  expect(await load()).toMatchObject({ phone, changesPhone: false });
  expect(api.violations).toEqual([]);
});

it('a number that is typed with its own dialling code keeps it', () => {
  expect(dialled('49', '151 2')).toBe('+49151 2');
  expect(dialled('49', '+43 664')).toBe('+43 664');
  expect(dialled('49', ' 0043 664')).toBe(' 0043 664');
});
