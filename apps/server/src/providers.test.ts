import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createAttestationSignature, loadAvsProvider } from './modules/avs/index.ts';
import { sandboxProvider as sandboxAvs } from './modules/avs/provider.ts';
import { createProviderSignature, loadPaymentProvider } from './modules/payment/index.ts';
import { loadPhoneProvider } from './modules/pincall/index.ts';
import { sandboxProvider as sandboxPayment } from './modules/payment/provider.ts';
import { pagePolicy } from './platform/http/security-headers.ts';
import { createTestServer } from './platform/testing/index.ts';
import {
  describeAvsProvider,
  describePaymentProvider,
  describePhoneProvider,
} from './testing/provider-contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'vx-providers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const secrets = { payment: 'p'.repeat(40), avs: 'a'.repeat(40), phone: 't'.repeat(40) };
const origin = 'https://candela.example';
const payer = write(
  'payer.mjs',
  `export const createProvider = ({ origin, secret }) => ({
     pagesAt: 'https://pay.example',
     pageOf: (id, { amount, currency }) => 'https://pay.example/' + id + '?' + amount + currency + '&back=' + origin,
   });`,
);
const checker = write(
  'checker.mjs',
  `export const createProvider = () => ({ name: 'Example check', pagesAt: 'https://age.example', pageOf: (id) => 'https://age.example/' + id });`,
);
const texter = write(
  'texter.mjs',
  `export const createProvider = ({ secret }) => ({
     async deliver(message) {
       if (secret.length < 32) throw new Error('no key');
       (globalThis.textedByTest ??= []).push(message);
     },
   });`,
);

describePaymentProvider('the sandbox', () => sandboxPayment);
describeAvsProvider('the sandbox', () => sandboxAvs);

const loaded = await loadPaymentProvider({ module: payer, secret: secrets.payment }, origin);
const loadedAvs = await loadAvsProvider({ module: checker, secret: secrets.avs }, origin);
const loadedPhone = await loadPhoneProvider({ module: texter, secret: secrets.phone }, origin);
if (loadedPhone) describePhoneProvider('a module', () => loadedPhone.provider, '+4915120000001');
if (loaded) describePaymentProvider('a module', () => loaded.provider);
if (loadedAvs) describeAvsProvider('a module', () => loadedAvs.provider);

describe('the module of a provider', () => {
  it.each([
    ['missing.mjs', null, /cannot be loaded/],
    ['empty.mjs', 'export const x = 1;', /exports no function createProvider/],
    ['none.mjs', 'export const createProvider = () => null;', /without pageOf/],
    [
      'charge.mjs',
      'export const createProvider = () => ({ pageOf: String, chargeStored: 1 });',
      /without a function chargeStored/,
    ],
    [
      'anywhere.mjs',
      'export const createProvider = () => ({ pageOf: String, pagesAt: "https://*" });',
      /without an https origin in pagesAt/,
    ],
    [
      'path.mjs',
      'export const createProvider = () => ({ pageOf: String, pagesAt: "https://pay.example/x" });',
      /without an https origin in pagesAt/,
    ],
  ])('%s is refused at the start', async (name, text, problem) => {
    const module = text === null ? join(folder, name) : write(name, text);
    await expect(loadPaymentProvider({ module, secret: 's' }, origin)).rejects.toThrow(problem);
  });

  it('that texts nobody is refused at the start', async () => {
    const module = write('silent.mjs', 'export const createProvider = () => ({ deliver: 1 });');
    await expect(loadPhoneProvider({ module, secret: 's' }, origin)).rejects.toThrow(
      /without deliver/,
    );
  });

  it('without a name of the age check is refused at the start', async () => {
    const module = write(
      'nameless.mjs',
      'export const createProvider = () => ({ pageOf: String });',
    );
    await expect(loadAvsProvider({ module, secret: 's' }, origin)).rejects.toThrow(
      /without a name/,
    );
  });
});

describe('a server with providers of its own', async () => {
  let formsLeadTo: readonly string[] = [];
  const server = await createTestServer({
    database: 'pglite',
    mountWeb(_app, deps) {
      ({ formsLeadTo } = deps);
      return Promise.resolve({ close: () => Promise.resolve() });
    },
    env: {
      VX_SANDBOX: 'off',
      VX_PAYMENT_PROVIDER: payer,
      VX_PAYMENT_SECRET: secrets.payment,
      VX_AVS_PROVIDER: checker,
      VX_AVS_SECRET: secrets.avs,
      VX_PHONE_PROVIDER: texter,
      VX_PHONE_SECRET: secrets.phone,
      VX_ROLES: 'web,api,realtime',
    },
  });

  it('has a code texted that confirms the number', async () => {
    const guest = await server.signUp();
    const start = await server.query(
      `mutation { pinCallStartVerification(phoneNumber: "+4915120000002", type: "mobile", language: "nl") { id } }`,
      { as: guest },
    );
    const { id } = (start.body.data as { pinCallStartVerification: { id: string } })
      .pinCallStartVerification;
    await server.runDueJobs();
    const { textedByTest = [] } = globalThis as {
      textedByTest?: { readonly to: string; readonly way: string; readonly text: string }[];
    };
    const message = textedByTest.find(({ to }) => to === '+4915120000002');
    expect(message).toMatchObject({ way: 'sms', language: 'nl' });
    const pin = /\d{6}/.exec(message?.text ?? '')?.[0];
    await server.query(
      `mutation { verifyPin(id: "${id}", type: "mobile", pin: "${pin}") { id } }`,
      {
        as: guest,
      },
    );
    const { body } = await server.call('GET /guest/phone', { as: guest });
    expect(body.verified).toHaveLength(1);
  });

  it('sends guests to its page, and books what is reported with its secret, once', async () => {
    const guest = await server.signUp();
    const topup = await server.call('POST /payment/topup', {
      as: guest,
      idempotencyKey: 'a-key-of-the-test',
      body: { amount: 2000, returnPath: '/en/' },
    });
    const { intentId, redirectTo } = topup.body;
    expect(redirectTo).toBe(
      `https://pay.example/${intentId}?2000EUR&back=${server.platform.config.origin}`,
    );
    const notice = { intentId, amount: 2000, currency: 'EUR', providerReference: 'r-1' } as const;
    const report = (secret: string) =>
      server.call('POST /vxpay/onsuccess', {
        body: { ...notice, signature: createProviderSignature(secret).ofPaid(notice) },
      });
    expect((await report('another secret')).status).toBe(403);
    // What was charged is signed, too.
    const forged = { ...notice, means: 'card-of-somebody' };
    const signature = createProviderSignature(secrets.payment).ofPaid(notice);
    const { status } = await server.call('POST /vxpay/onsuccess', {
      body: { ...forged, signature },
    });
    expect(status).toBe(403);
    const balance = async (): Promise<number> =>
      (await server.call('GET /guest/getGuestBalance', { as: guest })).body.balance;
    expect(await balance()).toBe(0);
    expect((await report(secrets.payment)).status).toBe(200);
    const credited = await balance();
    expect(credited).toBeGreaterThan(0);
    expect((await report(secrets.payment)).status).toBe(200);
    expect(await balance()).toBe(credited);
    expect(
      (await server.call('GET /payment/topup/{intentId}', { as: guest, params: { intentId } })).body
        .status,
    ).toBe('paid');
  });

  it('sends guests to its age check, and takes what is attested with its secret', async () => {
    const guest = await server.signUp();
    const asked = await server.query(
      'mutation { requestAvs(forwardUrl: "/en/") { checkoutLink } }',
      { as: guest },
    );
    const link: string = asked.body.data.requestAvs.checkoutLink;
    expect(link).toMatch(/^https:\/\/age\.example\//);
    const attestation = {
      checkId: link.split('/').at(-1) ?? '',
      outcome: 'accepted',
      reason: null,
      reference: 'c-1',
      at: server.platform.clock.now(),
    } as const;
    const report = (secret: string) =>
      server.call('POST /avs/report', {
        body: { ...attestation, signature: createAttestationSignature(secret).of(attestation) },
      });
    expect((await report('another secret')).status).toBe(403);
    const forged = { ...attestation, subject: 'somebody' };
    const signature = createAttestationSignature(secrets.avs).of(attestation);
    const { status } = await server.call('POST /avs/report', { body: { ...forged, signature } });
    expect(status).toBe(403);
    expect((await report(secrets.avs)).status).toBe(200);
    expect((await server.call('GET /guest/avs', { as: guest })).body.status).toBe('accepted');
  });

  it('lets forms lead to their pages, and nowhere else', () => {
    expect(formsLeadTo).toEqual(['https://age.example', 'https://pay.example']);
    expect(pagePolicy('n', { dev: false, formsLeadTo })).toContain(
      "; form-action 'self' https://age.example https://pay.example; ",
    );
  });

  it('has no page of the sandbox', async () => {
    for (const path of ['/sandbox', '/sandbox/mail', '/sandbox/pay/x', '/sandbox/avs/x'])
      expect((await fetch(server.origin + path)).status).toBe(404);
  });
});
