import { randomUUID } from 'node:crypto';

/** A guest with coins, as far as a purchase needs one. */
export interface Buyer {
  readonly id: string;
  readonly bearer: string;
}

async function post(
  origin: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(`${origin}/api/v1${path}?language=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
  return await response.json();
}

/** Signs a guest up, of whom there is none yet in the database. */
export async function signUp(
  origin: string,
  name: string,
): Promise<Buyer & { readonly cookie: string }> {
  const response = await fetch(`${origin}/api/v1/auth/signup?language=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${name}@candela.test`,
      password: 'nine quiet lamps by the sea',
      name: name.replaceAll(/\W/g, ' '),
      language: 'en',
      acceptTerms: true,
      ofAge: true,
    }),
  });
  if (!response.ok)
    throw new Error(`The sign-up was answered ${response.status}: ${await response.text()}`);
  const { guest, bearer } = (await response.json()) as { guest: { id: string }; bearer: string };
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0] ?? '')
    .find((text) => text.includes('vx_sid='));
  if (cookie === undefined) throw new Error('The sign-up set no session.');
  return { id: guest.id, bearer, cookie };
}

/** Guests whose wallets are kept in coins, filled over the calls that a browser uses, without a limit. */
export async function createBuyers(origin: string, count: number): Promise<readonly Buyer[]> {
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index += 1) {
    const buyer = await signUp(origin, `buyer-${index}`);
    const { redirectTo } = (await post(
      origin,
      '/payment/topup',
      { optionId: 'topup-20000', returnPath: '/en/' },
      { authorization: `Bearer ${buyer.bearer}`, 'idempotency-key': randomUUID() },
    )) as { redirectTo: string };
    const paid = await fetch(origin + redirectTo, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: 'outcome=pay',
    });
    if (paid.status !== 303) throw new Error(`The payment page answered ${paid.status}.`);
    buyers.push({ id: buyer.id, bearer: buyer.bearer });
  }
  return buyers;
}
