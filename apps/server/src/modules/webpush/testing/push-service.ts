import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What arrived at a browser, as its keys open it. */
export interface Received {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The claims of the site, whose signature fits the key it shows. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly key: string;
}

export interface TestBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly received: readonly Received[];
}

/** A push service on a port of this machine: opens what is posted with the keys of its browsers. */
export interface PushService extends AsyncDisposable {
  readonly origin: string;
  /** What it answers from now on. */
  status: number;
  /** The encodings of what was posted, in order. */
  readonly encodings: readonly string[];
  readonly subscribe: () => TestBrowser;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { curve: ECDH; auth: Buffer; received: Received[] }>();
  const encodings: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      encodings.push(String(request.headers['content-encoding']));
      const browser = browsers.get(request.url ?? '');
      // The older encoding carries its key elsewhere; that it arrives is enough.
      const isCurrent = request.headers['content-encoding'] === 'aes128gcm';
      if (browser && isCurrent && service.status === 201) {
        const { claims, key } = readVapid(request.headers.authorization ?? '');
        browser.received.push({
          headers: request.headers,
          text: open(Buffer.concat(chunks), browser),
          claims,
          key,
        });
      }
      response.writeHead(browser ? service.status : 404).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    origin,
    status: 201,
    encodings,
    subscribe() {
      const curve = createECDH('prime256v1');
      const p256dh = curve.generateKeys('base64url');
      const auth = randomBytes(16);
      const received: Received[] = [];
      const path = `/push/${randomUUID()}`;
      browsers.set(path, { curve, auth, received });
      return {
        subscription: {
          endpoint: origin + path,
          keys: { p256dh, auth: auth.toString('base64url') },
        },
        received,
      };
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return service;
}

const bytes = (...parts: Parameters<typeof hkdfSync>): Buffer => Buffer.from(hkdfSync(...parts));

/** Opens a message of `aes128gcm` (RFC 8188) with the keys of a browser (RFC 8291). */
function open(body: Buffer, browser: { curve: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const shared = browser.curve.computeSecret(sender);
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    browser.curve.getPublicKey(),
    sender,
  ]);
  const material = bytes('sha256', shared, browser.auth, info, 32);
  const key = bytes('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = bytes('sha256', material, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // What follows the text is a mark of the last record and its padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** Reads `vapid t=…, k=…` and checks the signature (RFC 8292). */
function readVapid(header: string): { claims: Received['claims']; key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({
        format: 'jwk',
        key: {
          kty: 'EC',
          crv: 'P-256',
          x: point.subarray(1, 33).toString('base64url'),
          y: point.subarray(33).toString('base64url'),
        },
      }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) throw new Error('The signature of the site does not fit its key.');
  return {
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Received['claims'],
    key,
  };
}
