import { locationSources } from '@vx/contract/enums';
import { zipLength } from '@vx/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, oneDatabase, type TestServer } from '../../platform/testing/index.ts';
import { findPostcode } from './postcodes.ts';
import { parsePostcodes } from './postcodes.rules.ts';

const nowhere = { lat: null, long: null, zip: null, source: null };

describe.each(oneDatabase)('where a zip code lies, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ database });
  });
  afterAll(() => server.close());
  const ask = async (zipCode: string) =>
    (await server.call('GET /utility/getGeoLocationByZip/{zipCode}', { params: { zipCode } })).body;

  it('[RE-getGeoLocationByZip][EN-locationSources] is told to the kilometre', async () => {
    expect(await ask('50667')).toEqual({ lat: 50.94, long: 6.95, zip: '50667', source: 'zip' });
    expect(locationSources).toContain((await ask('10115')).source);
  });

  it('[RU-guest-zip-length][CO-zipLength] is looked up for exactly five characters', async () => {
    expect(zipLength).toBe(5);
    for (const zip of ['1010', '506670', '5']) expect(await ask(zip)).toEqual(nowhere);
  });

  it('[RU-guest-zip-failure][ER-zipLookup] is empty when it is not known', async () => {
    for (const zip of ['00000', 'abcde', '5066\u0660', 'DE:50'])
      expect(await ask(zip)).toEqual(nowhere);
  });

  it('shows with the profile, in the country of the guest', async () => {
    const guest = await server.signUp();
    const save = async (country: string, zip: string) =>
      (
        await server.call('POST /guest/profile/update', {
          as: guest,
          body: { properties: { country, zip } },
        })
      ).body.profile.place;
    expect(await save('DE', '50667')).toBe('Köln');
    expect(await save('AT', '1010')).toMatch(/^Wien/);
    expect(await save('CH', '8001')).toBe('Zürich');
    expect(await save('ES', '08001')).toBeNull();
    expect(await save('', '')).toBeNull();
  });
});

it('leaves out lines that are not whole', () => {
  expect([...parsePostcodes('DE\t1\nDE\t01067\tDresden\t51.05\t13.73\n')]).toEqual([
    ['DE:01067', { place: 'Dresden', lat: 51.05, long: 13.73 }],
  ]);
});

it('knows the countries that most guests live in', async () => {
  expect(await findPostcode('LI', '9490')).toMatchObject({ place: 'Vaduz' });
  expect(await findPostcode('FR', '75001')).toBeNull();
});
