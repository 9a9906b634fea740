import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { Received } from './receiver.js';

/** A device as a browser would subscribe it, which decrypts what it gets (RFC 8291 and 8188) and checks who sent it (RFC 8292). */
export class TestDevice {
  readonly endpoint: string;
  private readonly keys = createECDH('prime256v1');
  private readonly secret = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.keys.generateKeys();
  }

  /** What the page sends to its server. */
  get subscription(): { endpoint: string; p256dh: string; auth: string } {
    const [p256dh, auth] = [this.keys.getPublicKey(), this.secret].map((it) => it.toString('base64url'));
    return { endpoint: this.endpoint, p256dh: p256dh ?? '', auth: auth ?? '' };
  }

  decrypt({ headers, body }: Pick<Received, 'headers' | 'body'>): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const shared = this.keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const ikm = hkdfSync('sha256', shared, this.secret, info, 32);
    const key = hkdfSync('sha256', new Uint8Array(ikm), salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = hkdfSync('sha256', new Uint8Array(ikm), salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', new Uint8Array(key), new Uint8Array(nonce));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The text ends with a 2, and zeros may follow.
    const end = plain.lastIndexOf(2);
    return JSON.parse(plain.subarray(0, end).toString());
  }
}

/** What a sender says about itself, if it has signed that with this key; null otherwise. */
export function claimsOf({ headers }: Pick<Received, 'headers'>, publicKey: string): object | null {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) return null;
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((it) => it.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as object) : null;
}
