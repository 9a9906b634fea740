import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '../../../src/protocol/index.js';

/** Options as the server writes them, as far as a device reads them. */
interface Asked {
  challenge: string;
  user?: { id: string };
  rp?: { id: string };
  rpId?: string;
}

/** What a device or its page may get wrong. */
export interface Wrong {
  origin?: string;
  domain?: string;
  type?: string;
  crossOrigin?: boolean;
  counter?: number;
  /** An attestation of another form, with this statement as CBOR. */
  attested?: { format: string; statement: Uint8Array };
  /** Signs with a key of its own. */
  forged?: boolean;
  userHandle?: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A device with one passkey: what a browser and its authenticator do, in so far as a server sees it. */
export class SoftAuthenticator {
  readonly id: string;
  counter = 0;
  private readonly origin: string;
  private readonly key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private handle = '';

  /** `origin` is the page's. */
  constructor(origin: string, id = randomBytes(16).toString('base64url')) {
    this.origin = origin;
    this.id = id;
  }

  /** Makes its passkey. */
  make(options: object, wrong: Wrong = {}): NewPasskey {
    const asked = options as Asked;
    this.handle = asked.user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([
      this.data(asked.rp?.id ?? '', HAS_KEY, wrong),
      Buffer.alloc(16),
      length,
      id,
      coseKey(this.key.publicKey),
    ]);
    const { format, statement } = wrong.attested ?? { format: 'none', statement: Uint8Array.of(0xa0) };
    const attestation = Buffer.concat([
      Uint8Array.of(0xa3),
      cborText('fmt'),
      cborText(format),
      cborText('attStmt'),
      statement,
      cborText('authData'),
      cborBytes(data),
    ]);
    return {
      id: this.id,
      place: 'linux',
      transports: ['internal'],
      clientData: this.clientData('webauthn.create', asked, wrong).toString('base64url'),
      attestation: attestation.toString('base64url'),
    };
  }

  /** Proves that it has its passkey. */
  prove(options: object, wrong: Wrong = {}): PasskeyProof {
    const asked = options as Asked;
    const data = this.data(asked.rpId ?? '', 0, wrong);
    const clientData = this.clientData('webauthn.get', asked, wrong);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    const { privateKey } = wrong.forged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : this.key;
    return {
      id: this.id,
      clientData: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
      userHandle: wrong.userHandle ?? this.handle,
    };
  }

  private clientData(type: string, { challenge }: Asked, wrong: Wrong): Buffer {
    const { origin = this.origin, crossOrigin = false } = wrong;
    return Buffer.from(JSON.stringify({ type: wrong.type ?? type, challenge, origin, crossOrigin }));
  }

  /** The authenticator's data without a key: the hash of the domain, flags, count. */
  private data(domain: string, flags: number, wrong: Wrong): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(wrong.counter ?? this.counter);
    const hash = createHash('sha256')
      .update(wrong.domain ?? domain)
      .digest();
    return Buffer.concat([hash, Uint8Array.of(USER_PRESENT | USER_VERIFIED | flags), counter]);
  }
}

/** A public key as authenticators write it: type 2 (EC), algorithm -7 (ES256), curve 1 (P-256), x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Uint8Array.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    cborBytes(Buffer.from(x, 'base64url')),
    Uint8Array.of(0x22),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

/** A text of fewer than 24 bytes in CBOR. */
export function cborText(text: string): Uint8Array {
  return Buffer.concat([Uint8Array.of(0x60 + text.length), Buffer.from(text)]);
}

/** Bytes in CBOR, in its shortest form from 24 bytes on. */
export function cborBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 256) return Buffer.concat([Uint8Array.of(0x58, bytes.length), bytes]);
  const head = Buffer.alloc(3);
  head.writeUInt8(0x59);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}
