import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';

describe.each(oneDatabase)('the profile of a guest on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ database });
  });
  afterAll(() => server.close());

  const read = (as: TestGuest) => server.call('POST /guest/profile/get', { as });
  const update = (as: TestGuest, properties: Record<string, unknown>) =>
    server.call('POST /guest/profile/update', { as, body: { properties } });

  it('[RE-guestProfileGet] begins with what signing up told', async () => {
    const guest = await server.signUp();
    const { status, body } = await read(guest);
    expect(status).toBe(200);
    expect(body.profile).toEqual({
      name: guest.name,
      email: guest.email,
      emailVerified: false,
      pendingEmail: null,
      pendingEmailDueAt: null,
      about: '',
      picture: null,
      country: null,
      zip: null,
      place: null,
      language: 'en',
    });
    expect(body.config).toMatchObject({ aboutLength: 140, nameLength: { min: 3, max: 30 } });
    expect(body.config.countries).toContain('DE');
  });

  it('[RE-guestProfileUpdate][RU-profile-update] changes what is named, and keeps it', async () => {
    const guest = await server.signUp();
    const words = { about: 'Jazz, bridges', country: 'DE', zip: '50667', language: 'nl' };
    const answer = await update(guest, words);
    expect(answer.body.profile).toMatchObject({ ...words, name: guest.name });
    await update(guest, { about: 'Slow Sundays' });
    expect((await read(guest)).body.profile).toMatchObject({ ...words, about: 'Slow Sundays' });
  });

  it('[RU-profile-update] tells all tabs of a new name, once', async () => {
    const guest = await server.signUp();
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const name = `${guest.name} II`;
    expect((await update(guest, { name: `  ${name} ` })).body.profile.name).toBe(name);
    expect((await socket.next('guestProfile')).payload).toEqual({ name });
    await update(guest, { name });
    await update(guest, { name: guest.name });
    await expect
      .poll(() => socket.frames.filter(({ type }) => type === 'guestProfile'))
      .toMatchObject([{ payload: { name } }, { payload: { name: guest.name } }]);
    expect((await server.call('GET /auth/session', { as: guest })).body.name).toBe(guest.name);
  });

  it('changes nothing when one property is wrong', async () => {
    const [guest, other] = [await server.signUp(), await server.signUp()];
    const refused = async (properties: Record<string, unknown>) => {
      const { body } = await update(guest, { about: 'never', ...properties });
      return body.error.code as string;
    };
    expect(await refused({ name: other.name.toUpperCase() })).toBe('NAME_TAKEN');
    expect(await refused({ name: '<b>' })).toBe('NAME_INVALID');
    expect(await refused({ zip: '1', country: 'DE' })).toBe('ZIP_INVALID');
    expect(await refused({ country: 'XX' })).toBe('COUNTRY_UNKNOWN');
    expect(await refused({ about: 'a'.repeat(141) })).toBe('TEXT_TOO_LONG');
    expect(await refused({ isVip: true })).toBe('INVALID_INPUT');
    expect((await read(guest)).body.profile).toMatchObject({ about: '', name: guest.name });
  });

  it('survives two changes at the same time', async () => {
    const guest = await server.signUp();
    await Promise.all([
      update(guest, { about: 'Jazz' }),
      update(guest, { country: 'ES', zip: '08001' }),
    ]);
    expect((await read(guest)).body.profile).toMatchObject({
      about: 'Jazz',
      country: 'ES',
      zip: '08001',
    });
  });
});
