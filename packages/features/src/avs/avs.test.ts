import { createTestRestClient } from '@vx/api-client/testing';
import { build } from '@vx/routes';
import { VxError } from '@vx/kernel';
import { describe, expect, it } from 'vitest';
import type { Services } from '../app/services.ts';
import { actAgeCheck } from './act-age-check.ts';
import { isFreeOfAgeCheck } from './free-of-age-check.ts';
import { rejectText } from '../texts/age-check-texts.ts';

const here = '/en/myvisitx/age-check/';

class Refused extends VxError {
  override shouldRetry(): boolean {
    return false;
  }
}

function setUp(refusal: 'NEED_LOGIN' | 'TOO_MANY_REQUESTS' | null = null) {
  const { rest, api } = createTestRestClient();
  const asked: string[] = [];
  const services = {
    rest,
    path: (name: 'memberAgeCheck' | 'login', args: object) =>
      build(name, args as never, { language: 'en' }),
    vxql: {
      mutate(_document: unknown, { forwardUrl }: { readonly forwardUrl: string }) {
        asked.push(forwardUrl);
        return refusal === null
          ? Promise.resolve({ request: { checkoutLink: '/sandbox/avs/1' } })
          : Promise.reject(new Refused(refusal, 'no'));
      },
    },
  } as unknown as Services;
  const press = (address = here, fields: Readonly<Record<string, string>> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return actAgeCheck({ services, params: {}, form, url: new URL(address, 'http://site.test') });
  };
  return { api, asked, press };
}

describe('the form of the age check', () => {
  it('[RU-avs-request][GM-requestAvs] goes to the provider, who leads back to where the guest came from', async () => {
    const { asked, press } = setUp();
    expect(await press(`${here}?returnPath=%2Fen%2Fvideos%2F`)).toEqual({
      kind: 'goto',
      path: '/sandbox/avs/1',
    });
    expect(asked).toEqual(['/en/videos/']);
  });

  it.each([
    '',
    '?returnPath=https://evil.test/',
    '?returnPath=//evil.test/',
    '?returnPath=/%09/evil.test/',
  ])('[RU-avs-request] comes back to the page of the check with %j', async (query) => {
    const { asked, press } = setUp();
    await press(here + query);
    expect(asked).toEqual([here]);
  });

  it('[RU-guest-restriction-need-login] lets a visitor log in first, and come back to the check', async () => {
    const { press } = setUp('NEED_LOGIN');
    const back = `${here}?returnPath=%2Fen%2F`;
    expect(await press(back)).toEqual({
      kind: 'goto',
      path: `${build('login', {})}?returnPath=${encodeURIComponent(back)}`,
    });
  });

  it('says why no check begins', async () => {
    expect(await setUp('TOO_MANY_REQUESTS').press()).toEqual({
      kind: 'refused',
      refusal: { code: 'TOO_MANY_REQUESTS' },
    });
  });

  it('[RU-avs-revoked] takes the proof back', async () => {
    const { api, asked, press } = setUp();
    let revoked = 0;
    api.on('POST /guest/avs/revoke', () => {
      revoked += 1;
      return { success: true };
    });
    expect(await press(here, { do: 'revoke' })).toEqual({
      kind: 'goto',
      path: `${here}?revoked=1`,
    });
    expect([revoked, asked]).toEqual([1, []]);
  });
});

it('[ER-avsRejected] has a text for every reason, and for those that are not known', () => {
  expect(rejectText('unreadable')).toBe('avs.reason.unreadable');
  expect(rejectText('<b>anything</b>')).toBe('avs.reason.other');
  expect(rejectText(null)).toBe('avs.reason.other');
});

describe('[SC-forcedAvs] a check that comes first', () => {
  it.each([
    'login',
    'resetPassword',
    'memberAgeCheck',
    'memberProfile',
    'memberSettings',
    'memberSecurity',
    'memberPhone',
    'memberAlerts',
    'memberNews',
    'memberPrivacy',
    'memberLimits',
    'withdrawal',
    'newsletter',
    'dataProtection',
  ] as const)('leaves %s open', (name) => {
    expect(isFreeOfAgeCheck(name)).toBe(true);
  });

  it.each(['home', 'topUp', 'liveRoom', 'memberVideos', null] as const)(
    'stands before %s',
    (name) => {
      expect(isFreeOfAgeCheck(name)).toBe(false);
    },
  );
});
