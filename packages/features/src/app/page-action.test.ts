import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { serverAction } from './page-action.ts';
import { PAGE_FIELD } from './page-data.ts';
import { requestServices } from './request-context.ts';
import type { Services } from './services.ts';

/** Sends a form to a page whose browser has the session `tag-2`. */
async function post(fields: Readonly<Record<string, string>>) {
  const acted: unknown[] = [];
  const context = new RouterContextProvider();
  const services = { config: { accessToken: 'tag-2' }, setCookies: [] } as unknown as Services;
  context.set(requestServices, services);
  const action = serverAction(({ form }) => {
    acted.push(form.get('plan'));
    return Promise.resolve({ kind: 'refused', refusal: 'no' } as const);
  });
  const request = new Request('http://site.test/en/vip-club/?step=1', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const answer: unknown = await action({ context, params: {}, request } as never).catch(
    (thrown: unknown) => thrown,
  );
  return { acted, answer };
}

describe('the form of a page', () => {
  it('acts for the session whose page it stands in, and without a word about it for the browser’s', async () => {
    for (const fields of [{ plan: 'vip', [PAGE_FIELD]: 'tag-2' }, { plan: 'vip' }])
      expect(await post(fields)).toEqual({ acted: ['vip'], answer: 'no' });
  });

  it('does nothing in the page of another session, which is loaded anew', async () => {
    const { acted, answer } = await post({ plan: 'vip', [PAGE_FIELD]: 'tag-1' });
    expect(acted).toEqual([]);
    const { status, headers } = answer as Response;
    expect([status, headers.get('location'), headers.get('x-remix-reload-document')]).toEqual([
      303,
      '/en/vip-club/?step=1',
      'true',
    ]);
  });
});
