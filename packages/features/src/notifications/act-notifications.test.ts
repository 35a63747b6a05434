import { createTestRestClient } from '@vx/api-client/testing';
import { describe, expect, it } from 'vitest';
import type { Services } from '../app/services.ts';
import { actNotifications, READ_ALL_FIELD } from './act-notifications.ts';

const mark = 'POST /guest/notifications/mark';
const url = new URL('http://site.test/en/notifications/?before=42');

function setUp(loggedIn = true) {
  const { rest, api } = createTestRestClient();
  api.on(mark, () => ({ success: true }));
  const services = {
    rest,
    guest: { getSnapshot: () => ({ guest: { loggedIn } }) },
    path: () => '/en/login/',
  } as unknown as Services;
  const act = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return actNotifications({ services, params: {}, form, url });
  };
  return { act, api };
}

describe('the form of the notifications', () => {
  it('[RU-notif-read#2] marks all read, and the same page follows', async () => {
    const { act, api } = setUp();
    expect(await act({ [READ_ALL_FIELD.name]: READ_ALL_FIELD.value })).toEqual({
      kind: 'goto',
      path: '/en/notifications/?before=42',
    });
    expect(api.callsOf(mark).map(({ body }) => body)).toEqual([{ as: 'read' }]);
  });

  it('marks nothing without its button', async () => {
    const { act, api } = setUp();
    expect((await act({})).kind).toBe('goto');
    expect(api.calls).toEqual([]);
  });

  it('asks visitors to log in', async () => {
    const { act, api } = setUp(false);
    await expect(act({ [READ_ALL_FIELD.name]: '1' })).rejects.toMatchObject({ status: 302 });
    expect(api.calls).toEqual([]);
  });
});
