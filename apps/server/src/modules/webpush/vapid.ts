import { createECDH, hkdfSync } from 'node:crypto';

/** The pair of keys by which push services know this site (RFC 8292). */
export interface VapidKeys {
  /** Uncompressed point of P-256, base64url: what browsers subscribe with. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** From a secret that all nodes share: every node has the same pair, and nothing is to be configured. */
export function createVapidKeys(secret: string): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'vapid p-256', 32)));
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey('base64url').padStart(43, 'A'),
  };
}
