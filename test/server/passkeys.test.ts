import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { MAX_PASSKEYS, type StoredPasskey } from '../../src/protocol/index.js';
import { createPasskeyApi, PASSKEY_TRIES } from '../../src/server/http/passkey-api.js';
import { CHALLENGE_SECONDS, Challenges } from '../../src/server/identity/challenges.js';
import type { SigningKey } from '../../src/server/identity/keys.js';
import { Limit } from '../../src/server/limits.js';
import { tidyUp } from '../../src/server/lobby/housekeeping.js';
import { InProcessServer } from './kit/in-process.js';
import { cborBytes, cborText, SoftAuthenticator, type Wrong } from './kit/soft-authenticator.js';

const ORIGIN = 'http://localhost:8080';
const server = new InProcessServer();
const { people, passkeys } = server.core;
afterAll(() => server.close());

/** The codes in the log. */
const refusals: string[] = [];

/** Makes the paths of the passkeys as a server of its own would. */
const newApi = (tries: Limit) =>
  createPasskeyApi({
    people,
    passkeys,
    isSecure: false,
    tries,
    addressOf: ({ headers }) => String(headers['x-address']),
    onRefusal: (code) => refusals.push(code),
  });
const api = newApi(new Limit({ times: 10_000, seconds: 60 }));

/** A browser: it keeps its cookies, and has a page at an origin. */
class Visitor {
  readonly cookies = new Map<string, string>();
  origin: string | undefined = ORIGIN;
  address = 'here';

  async send(path: string, body: object | string = '', method = 'POST', to = api) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, origin: this.origin, 'x-address': this.address };
    const request = Object.assign(Readable.from([text]), { method, headers });
    const answer = await to(request as unknown as IncomingMessage, `/api/passkey/${path}`);
    this.accept(answer.cookie);
    return { status: answer.status, body: answer.body as { code?: string; name?: string } };
  }

  accept(cookie: string | undefined): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie ?? '') ?? [];
    if (name !== '') this.cookies.set(name, value);
  }

  /** Becomes known to the server. */
  async introduce(name: string): Promise<this> {
    this.accept(people.cookieFor(await people.welcome(name)));
    return this;
  }

  async options(path: 'add-options' | 'sign-in-options'): Promise<object> {
    const { status, body } = await this.send(path);
    if (status !== 200) throw new Error(`${path} was refused: ${body.code}`);
    return body;
  }

  async add(device: SoftAuthenticator, wrong: Wrong = {}) {
    return this.send('add', device.make(await this.options('add-options'), wrong));
  }

  async signIn(device: SoftAuthenticator, wrong: Wrong = {}) {
    return this.send('sign-in', device.prove(await this.options('sign-in-options'), wrong));
  }

  async list(): Promise<StoredPasskey[]> {
    const { body } = await this.send('list', '', 'GET');
    return body as unknown as StoredPasskey[];
  }

  /** The name of the person that the cookie stands for. */
  async name(): Promise<string | null> {
    const cookie = `rallar=${this.cookies.get('rallar') ?? ''}`;
    return (await people.find({ headers: { cookie } }))?.name ?? null;
  }
}

const newVisitor = (name: string) => new Visitor().introduce(name);
const newDevice = (id?: string) => new SoftAuthenticator(ORIGIN, id);

/** A person with a passkey. */
async function withPasskey(name: string) {
  const [visitor, device] = [await newVisitor(name), newDevice()];
  const { body } = await visitor.add(device);
  if (body.code !== undefined) throw new Error(`the passkey was refused: ${body.code}`);
  return { visitor, device };
}

/** The code with which a request is refused, and which the log has as well. */
async function refusalOf(request: Promise<{ status: number; body: { code?: string } }>) {
  const { length } = refusals;
  const { status, body } = await request;
  const logged = refusals.slice(length);
  const isRight = status >= 400 && Object.keys(body).join() === 'code' && logged.join() === body.code;
  return isRight ? body.code : { status, body, logged };
}

describe('P90 a passkey is added', () => {
  test('by a person whom the server knows, and shown to that person alone', async () => {
    const { visitor: anna, device } = await withPasskey('Anna');
    const created = server.clock.wallTime();
    expect(await anna.list()).toEqual([{ id: device.id, place: 'linux', created, used: null }]);
    const bo = await newVisitor('Bo');
    expect(await bo.list()).toEqual([]);
    expect(await refusalOf(new Visitor().send('list', '', 'GET'))).toBe('unknown-person');
    expect(await refusalOf(new Visitor().send('add-options'))).toBe('unknown-person');
    expect(await refusalOf(new Visitor().send('add', device.make({ challenge: '' })))).toBe('unknown-person');
  });

  test('for the name of the server, without the id of the person, and not twice on a device', async () => {
    const { visitor: anna, device } = await withPasskey('Anna');
    const options = (await anna.options('add-options')) as {
      rp: object;
      user: { id: string; name: string };
      excludeCredentials: { id: string }[];
    };
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'Anna' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([device.id]);
    const cookie = anna.cookies.get('rallar') ?? '';
    expect(JSON.stringify(options)).not.toContain(cookie.split('.')[1]);
  });

  test('once: nobody else can have a passkey with its id, nor replace its key', async () => {
    const { visitor: anna, device } = await withPasskey('Anna');
    const bo = await newVisitor('Bo');
    expect(await refusalOf(bo.add(newDevice(device.id)))).toBe('passkey-known');
    expect(await refusalOf(anna.add(newDevice(device.id)))).toBe('passkey-known');
    expect((await new Visitor().signIn(device)).body).toEqual({ name: 'Anna' });
    expect(await bo.list()).toEqual([]);
  });

  test('up to ten times', async () => {
    const anna = await newVisitor('Anna');
    const early = await anna.options('add-options');
    for (let i = 0; i < MAX_PASSKEYS; i++) expect((await anna.add(newDevice())).status).toBe(200);
    expect(await refusalOf(anna.send('add-options'))).toBe('too-many-passkeys');
    // One that was asked for before.
    expect(await refusalOf(anna.send('add', newDevice().make(early)))).toBe('too-many-passkeys');
    expect(await anna.list()).toHaveLength(10);
  });

  test.each<[string, Wrong, string]>([
    ['another origin', { origin: 'https://evil.example' }, 'wrong-origin'],
    ['a frame of another site', { crossOrigin: true }, 'wrong-origin'],
    ['another domain', { domain: 'evil.example' }, 'wrong-domain'],
    ['a proof instead', { type: 'webauthn.get' }, 'not-a-message'],
    ['another format', { attested: { format: 'tpm', statement: Uint8Array.of(0xa0) } }, 'attested'],
    [
      'no signature of its own',
      { attested: { format: 'packed', statement: Uint8Array.of(0xa0) } },
      'wrong-signature',
    ],
  ])('never with %s', async (_, wrong, code) => {
    const anna = await newVisitor('Anna');
    expect(await refusalOf(anna.add(newDevice(), wrong))).toBe(code);
    expect(await anna.list()).toEqual([]);
  });

  test('never with a certificate, as its addresses would be visited', async () => {
    const anna = await newVisitor('Anna');
    const statement = Buffer.concat([
      Uint8Array.of(0xa3),
      cborText('alg'),
      Uint8Array.of(0x26),
      cborText('sig'),
      cborBytes(Buffer.alloc(70)),
      cborText('x5c'),
      Uint8Array.of(0x81),
      cborBytes(Buffer.alloc(400)),
    ]);
    expect(await refusalOf(anna.add(newDevice(), { attested: { format: 'packed', statement } }))).toBe(
      'attested',
    );
  });
});

describe('P91 a passkey signs in', () => {
  test('on another device, without a name, again and again', async () => {
    const { visitor: anna, device } = await withPasskey('Anna');
    for (let times = 1; times < 3; times++) {
      server.clock.time += 1000;
      const elsewhere = new Visitor();
      expect(await elsewhere.signIn(device)).toEqual({ status: 200, body: { name: 'Anna' } });
      expect(await elsewhere.name()).toBe('Anna');
      expect((await anna.list())[0]?.used).toBe(server.clock.wallTime());
    }
  });

  test('and makes a device that was another person the owner of the passkey; that person stays', async () => {
    const { device } = await withPasskey('Anna');
    const bo = await newVisitor('Bo');
    const before = { headers: { cookie: `rallar=${bo.cookies.get('rallar')}` } };
    expect((await bo.signIn(device)).status).toBe(200);
    expect(await bo.name()).toBe('Anna');
    expect(await people.find(before)).toMatchObject({ name: 'Bo' });
  });

  test('never once it is removed, which only its owner can do', async () => {
    const { visitor: anna, device } = await withPasskey('Anna');
    const bo = await newVisitor('Bo');
    expect(await refusalOf(bo.send('remove', { id: device.id }))).toBe('unknown-passkey');
    expect(await refusalOf(new Visitor().send('remove', { id: device.id }))).toBe('unknown-person');
    expect(await anna.list()).toHaveLength(1);
    expect((await anna.send('remove', { id: device.id })).status).toBe(200);
    expect(await anna.list()).toEqual([]);
    expect(await refusalOf(new Visitor().signIn(device))).toBe('unknown-passkey');
    expect(await refusalOf(anna.send('remove', { id: device.id }))).toBe('unknown-passkey');
  });

  test('never once its person is deleted', async () => {
    const id = 'anna-to-delete'.padEnd(22, '_');
    const page = await server.visit(id, 'Anna');
    const anna = new Visitor();
    anna.accept(people.cookieFor({ id, name: 'Anna', generation: 1, since: 0 }));
    const device = newDevice();
    await anna.add(device);
    const asked = await new Visitor().options('sign-in-options');
    const about = await page.ask('aboutMe', null);
    expect(about).toMatchObject({ value: { passkeys: [{ id: device.id, place: 'linux' }] } });
    expect(JSON.stringify(about)).not.toContain(id);
    expect(await page.ask('deleteMe', null)).toEqual({ ok: true });
    expect(await server.store.findPasskey(device.id)).toBeNull();
    expect(await refusalOf(new Visitor().signIn(device))).toBe('unknown-passkey');
    expect(asked).toBeDefined();
  });

  test.each<[string, Wrong, string]>([
    ['another origin', { origin: 'https://evil.example' }, 'wrong-origin'],
    ['another port', { origin: 'http://localhost:8081' }, 'wrong-origin'],
    ['a frame of another site', { crossOrigin: true }, 'wrong-origin'],
    ['another domain', { domain: 'evil.example' }, 'wrong-domain'],
    ['another key', { forged: true }, 'wrong-signature'],
    ['the handle of another person', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'wrong-signature'],
    ['a new passkey instead', { type: 'webauthn.create' }, 'not-a-message'],
  ])('never with %s', async (_, wrong, code) => {
    const { device } = await withPasskey('Anna');
    const visitor = new Visitor();
    expect(await refusalOf(visitor.signIn(device, wrong))).toBe(code);
    expect(await visitor.name()).toBeNull();
    // It is what was wrong that was refused.
    expect((await visitor.signIn(device)).status).toBe(200);
  });

  test('never with a count that goes back: it may be a copy', async () => {
    const { device } = await withPasskey('Anna');
    const visitor = new Visitor();
    expect((await visitor.signIn(device, { counter: 7 })).status).toBe(200);
    expect(await refusalOf(visitor.signIn(device, { counter: 7 }))).toBe('counter-went-back');
    expect(await refusalOf(visitor.signIn(device, { counter: 0 }))).toBe('counter-went-back');
    expect((await visitor.signIn(device, { counter: 8 })).status).toBe(200);
    // Who has no key can't make it look like a copy.
    expect(await refusalOf(visitor.signIn(device, { counter: 1, forged: true }))).toBe('wrong-signature');
  });
});

const withKeys = (...keys: SigningKey[]) => new Challenges(server.store, keys, () => server.clock.wallTime());

describe('P92 a challenge', () => {
  test('works once, also where two try at the same time', async () => {
    const { visitor: anna, device } = await withPasskey('Anna');
    const visitor = new Visitor();
    const proof = device.prove(await visitor.options('sign-in-options'));
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send('sign-in', proof)));
    expect(answers.map(({ status }) => status).sort((x, y) => x - y)).toEqual([200, 400, 400]);
    expect(await refusalOf(visitor.send('sign-in', proof))).toBe('wrong-challenge');
    const made = newDevice().make(await anna.options('add-options'));
    expect((await anna.send('add', made)).status).toBe(200);
    expect(await refusalOf(anna.send('add', made))).toBe('wrong-challenge');
  });

  test('is used up by a wrong answer as well', async () => {
    const { device } = await withPasskey('Anna');
    const visitor = new Visitor();
    const asked = await visitor.options('sign-in-options');
    expect(await refusalOf(visitor.send('sign-in', device.prove(asked, { forged: true })))).toBe(
      'wrong-signature',
    );
    expect(await refusalOf(visitor.send('sign-in', device.prove(asked)))).toBe('wrong-challenge');
  });

  test('works for five minutes, and is then forgotten', async () => {
    const { device } = await withPasskey('Anna');
    const visitor = new Visitor();
    const [first, second] = [
      await visitor.options('sign-in-options'),
      await visitor.options('sign-in-options'),
    ];
    server.clock.time += CHALLENGE_SECONDS * 1000 - 1;
    expect((await visitor.send('sign-in', device.prove(first))).status).toBe(200);
    server.clock.time += 1;
    expect(await refusalOf(visitor.send('sign-in', device.prove(second)))).toBe('wrong-challenge');
    await tidyUp(server.store, server.core.rooms, server.clock);
    expect(await refusalOf(visitor.send('sign-in', device.prove(first)))).toBe('wrong-challenge');
  });

  test('is worth nothing to another visitor, for another purpose, at another origin, or if changed', async () => {
    const { visitor: anna, device } = await withPasskey('Anna');
    const [visitor, other] = [new Visitor(), new Visitor()];
    const asked = (await visitor.options('sign-in-options')) as { challenge: string };
    await other.options('sign-in-options');
    expect(await refusalOf(other.send('sign-in', device.prove(asked)))).toBe('wrong-challenge');
    expect(await refusalOf(new Visitor().send('sign-in', device.prove(asked)))).toBe('wrong-challenge');
    const bo = await newVisitor('Bo');
    const annas = (await anna.options('add-options')) as { challenge: string };
    expect(await refusalOf(bo.send('add', newDevice().make(annas)))).toBe('wrong-challenge');
    expect(await refusalOf(visitor.send('sign-in', device.prove({ ...asked, ...annas })))).toBe(
      'wrong-challenge',
    );
    expect(await refusalOf(anna.send('add', newDevice().make({ ...annas, ...asked })))).toBe(
      'wrong-challenge',
    );
    const changed = `${asked.challenge.startsWith('A') ? 'B' : 'A'}${asked.challenge.slice(1)}`;
    for (const challenge of [changed, '', 'x', `${asked.challenge}AA`])
      expect(await refusalOf(visitor.send('sign-in', device.prove({ ...asked, challenge })))).toBe(
        'wrong-challenge',
      );
    visitor.origin = 'http://localhost:8081';
    const there = device.prove(asked, { origin: visitor.origin });
    expect(await refusalOf(visitor.send('sign-in', there))).toBe('wrong-challenge');
    // After all that it still works for the right one.
    visitor.origin = ORIGIN;
    expect((await visitor.send('sign-in', device.prove(asked))).status).toBe(200);
  });

  test('is for one purpose, and valid with any of the keys', async () => {
    const [old, current] = ['old', 'new'].map((id) => ({ id, secret: Buffer.from(`a secret of ${id}`) }));
    const use = { purpose: 'add', session: 'session', origin: ORIGIN } as const;
    const text = Buffer.from(withKeys(old!).make(use)).toString('base64url');
    expect(await withKeys(current!, old!).spend(text, { ...use, purpose: 'sign-in' })).toBe(false);
    expect(await withKeys(current!).spend(text, use)).toBe(false);
    expect(await withKeys(current!, old!).spend(text, use)).toBe(true);
  });

  test('of a person is void once the person has signed out everywhere', async () => {
    const anna = await newVisitor('Anna');
    const asked = await anna.options('add-options');
    const cookie = `rallar=${anna.cookies.get('rallar')}`;
    const person = await people.find({ headers: { cookie } });
    await server.store.savePerson({ ...person!, generation: 2 });
    anna.accept(people.cookieFor({ ...person!, generation: 2 }));
    expect(await refusalOf(anna.send('add', newDevice().make(asked)))).toBe('wrong-challenge');
  });
});

describe('P93 passkeys need a name', () => {
  test.each([
    ['http://localhost:8080', 'localhost'],
    ['https://rallar.example', 'rallar.example'],
  ])('at the origin %s they are for %s', async (origin, domain) => {
    const visitor = new Visitor();
    visitor.origin = origin;
    expect(await visitor.options('sign-in-options')).toMatchObject({ rpId: domain });
  });

  test.each(['http://127.0.0.1:8080', 'http://192.168.1.5:8080', 'http://[::1]:8080', 'null', undefined])(
    'at the origin %s there are none',
    async (origin) => {
      const anna = await newVisitor('Anna');
      anna.origin = origin;
      for (const path of ['add-options', 'add', 'sign-in-options', 'sign-in'])
        expect(await refusalOf(anna.send(path))).toBe('no-passkeys-here');
    },
  );
});

describe('P93 what does not fit', () => {
  const proof = newDevice().prove({ challenge: 'AA', rpId: 'localhost' });
  const made = newDevice().make({ challenge: 'AA', rp: { id: 'localhost' } });
  test.each<[string, string, object | string]>([
    ['no JSON', 'sign-in', 'x'],
    ['nothing', 'sign-in', ''],
    ['a list', 'sign-in', []],
    ['a field too few', 'sign-in', { ...proof, signature: undefined }],
    ['a field too many', 'sign-in', { ...proof, more: 1 }],
    ['no base64url', 'sign-in', { ...proof, id: 'ä' }],
    ['an id that is too long', 'sign-in', { ...proof, id: 'A'.repeat(1365) }],
    ['a body that is too long', 'sign-in', JSON.stringify(proof) + ' '.repeat(16_000)],
    ['client data that are no JSON', 'sign-in', { ...proof, clientData: 'AAAA' }],
    [
      'client data that are a list',
      'sign-in',
      { ...proof, clientData: Buffer.from('[]').toString('base64url') },
    ],
    ['a place that nobody knows', 'add', { ...made, place: 'moon' }],
    ['too many transports', 'add', { ...made, transports: Array.from({ length: 9 }, () => 'usb') }],
    ['an attestation that is no text', 'add', { ...made, attestation: 1 }],
    ['an id that is none', 'remove', { id: 1 }],
  ])('is refused: %s', async (_, path, body) => {
    const visitor = await newVisitor('Anna');
    await visitor.options('sign-in-options');
    expect(await refusalOf(visitor.send(path, body))).toBe('not-a-message');
  });

  test('is refused where it is no attestation, and changes nothing', async () => {
    const visitor = await newVisitor('Anna');
    const device = newDevice();
    for (const attestation of ['AAAA', 'o2NmbXRk', 'A'.repeat(8192)]) {
      const next = device.make(await visitor.options('add-options'));
      expect(await refusalOf(visitor.send('add', { ...next, attestation }))).toBe('wrong-signature');
    }
    const another = { ...device.make(await visitor.options('add-options')), id: newDevice().id };
    expect(await refusalOf(visitor.send('add', another))).toBe('wrong-signature');
    expect(await visitor.list()).toEqual([]);
  });

  test('is limited by address', async () => {
    const limited = newApi(new Limit(PASSKEY_TRIES));
    const visitor = new Visitor();
    for (let i = 0; i < PASSKEY_TRIES.times; i++)
      expect((await visitor.send('sign-in-options', '', 'POST', limited)).status).toBe(200);
    const { length } = refusals;
    expect(await visitor.send('sign-in-options', '', 'POST', limited)).toEqual({
      status: 429,
      body: { code: 'too-many-tries' },
    });
    expect(refusals.slice(length)).toEqual(['too-many-tries']);
    visitor.address = 'elsewhere';
    expect((await visitor.send('sign-in-options', '', 'POST', limited)).status).toBe(200);
  });

  test('is no path', async () => {
    const visitor = new Visitor();
    for (const [path, method] of [
      ['', 'POST'],
      ['sign-in', 'GET'],
      ['list', 'DELETE'],
    ] as const)
      expect((await visitor.send(path, '', method)).status).toBe(404);
  });
});

describe('P94 signing out everywhere else', () => {
  test('makes all cookies and words void, closes the other pages, and keeps this device and its passkeys', async () => {
    const id = 'anna-elsewhere'.padEnd(22, '_');
    const [here, lost] = [await server.visit(id, 'Anna'), await server.visit(id, 'Anna')];
    const [own, other] = [new Visitor(), new Visitor()];
    for (const visitor of [own, other])
      visitor.accept(people.cookieFor({ id, name: 'Anna', generation: 1, since: 0 }));
    const device = newDevice();
    expect((await own.add(device)).status).toBe(200);
    const before = await lost.ask('carry', null);

    const answer = await here.ask('signOutElsewhere', null);
    expect([await own.name(), await other.name()]).toEqual([null, null]);
    expect(before.ok && (await people.takeCarried(before.value.word))).toBeNull();
    const { length } = lost.texts;
    await lost.ask('mine', null);
    expect(lost.texts).toHaveLength(length);
    expect(await here.ask('mine', null)).toEqual({ ok: true, value: [] });

    const back = answer.ok ? await people.takeCarried(answer.value.word) : null;
    expect(back).toMatchObject({ id, generation: 2 });
    own.accept(people.cookieFor(back!));
    expect(await own.list()).toHaveLength(1);
    expect(await other.signIn(device)).toEqual({ status: 200, body: { name: 'Anna' } });
    expect(await other.name()).toBe('Anna');
  });

  test('signs out nobody else', async () => {
    const bo = await newVisitor('Bo');
    const anna = await server.visit('anna-alone'.padEnd(22, '_'), 'Anna');
    await anna.ask('signOutElsewhere', null);
    expect(await bo.name()).toBe('Bo');
  });
});

test('nothing failed in the server meanwhile', () => {
  expect(server.errors).toEqual([]);
});
