import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../src/server/outward/public-address.js';
import { OutwardSender } from '../../src/server/outward/sender.js';
import { Slots } from '../../src/server/outward/slots.js';
import { parseTarget } from '../../src/server/outward/target.js';
import { Receiver } from './kit/receiver.js';

/** Hosts as the system would resolve them, for names that are no addresses. */
const NAMES: Record<string, string[]> = {
  localhost: ['127.0.0.1'],
  'router.example.org': ['192.168.1.1'],
  'mixed.example.org': ['93.184.215.14', '10.0.0.7'],
  'v6.example.org': ['::ffff:10.0.0.7'],
  'public.example.org': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
};
const resolveName = (host: string) => Promise.resolve(NAMES[host] ?? []);
const message = (address: string) => ({ address, headers: {}, body: 'x' });

describe('P87 an address that must be refused', () => {
  const sender = new OutwardSender({ resolve: resolveName });

  test.each([
    ['plain http', 'http://public.example.org/'],
    ['another port', 'https://public.example.org:8443/'],
    ['a name and a password', 'https://anna:secret@public.example.org/'],
    ['a name alone', 'https://anna@public.example.org/'],
    ['another scheme', 'file:///etc/passwd'],
    ['no address', 'public.example.org'],
    ['too long', `https://public.example.org/${'x'.repeat(1000)}`],
    ['loopback', 'https://127.0.0.1/'],
    ['loopback, short', 'https://127.1/'],
    ['loopback, hexadecimal', 'https://0x7f.1/'],
    ['loopback, hexadecimal in one', 'https://0x7f000001/'],
    ['loopback, decimal', 'https://2130706433/'],
    ['loopback, octal', 'https://0177.0.0.1/'],
    ['loopback, with a dot at the end', 'https://127.0.0.1./'],
    ['loopback, in wide digits', 'https://１２７.0.0.1/'],
    ['loopback, percent-encoded', 'https://%31%32%37.0.0.1/'],
    ['this host', 'https://0.0.0.0/'],
    ['this host, short', 'https://0/'],
    ['private, 10', 'https://10.1.2.3/'],
    ['private, 172.16', 'https://172.31.255.1/'],
    ['private, 192.168', 'https://192.168.0.1/'],
    ['a carrier’s own', 'https://100.64.0.1/'],
    ['metadata of a cloud', 'https://169.254.169.254/latest/meta-data/'],
    ['metadata of a cloud, decimal', 'https://2852039166/'],
    ['for tests of networks', 'https://198.18.0.1/'],
    ['for documentation', 'https://203.0.113.5/'],
    ['protocols', 'https://192.0.0.8/'],
    ['a relay of 6to4', 'https://192.88.99.1/'],
    ['multicast', 'https://224.0.0.1/'],
    ['reserved', 'https://240.0.0.1/'],
    ['broadcast', 'https://255.255.255.255/'],
    ['IPv6: loopback', 'https://[::1]/'],
    ['IPv6: none', 'https://[::]/'],
    ['IPv6: mapped loopback', 'https://[::ffff:127.0.0.1]/'],
    ['IPv6: mapped public', 'https://[::ffff:93.184.215.14]/'],
    ['IPv6: compatible', 'https://[::127.0.0.1]/'],
    ['IPv6: translated', 'https://[::ffff:0:7f00:1]/'],
    ['IPv6: NAT64', 'https://[64:ff9b::7f00:1]/'],
    ['IPv6: local NAT64', 'https://[64:ff9b:1::7f00:1]/'],
    ['IPv6: 6to4', 'https://[2002:7f00:1::]/'],
    ['IPv6: Teredo', 'https://[2001:0:7f00:1::]/'],
    ['IPv6: unique local', 'https://[fd00::1]/'],
    ['IPv6: link-local', 'https://[fe80::1]/'],
    ['IPv6: site-local', 'https://[fec0::1]/'],
    ['IPv6: multicast', 'https://[ff02::1]/'],
    ['IPv6: for documentation', 'https://[2001:db8::1]/'],
    ['IPv6: to be discarded', 'https://[100::1]/'],
    ['a name of this machine', 'https://localhost/'],
    ['a name of a private host', 'https://router.example.org/'],
    ['a name with one private address', 'https://mixed.example.org/'],
    ['a name of a mapped address', 'https://v6.example.org/'],
  ])('%s', async (_, address) => {
    expect(await sender.post(message(address))).toEqual({ outcome: 'refused' });
    expect(await sender.mayBeSentTo(address)).toBe(false);
  });

  test.each([
    ['https://public.example.org/hook?a=1'],
    ['https://public.example.org:443/'],
    ['https://93.184.215.14/'],
    ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/'],
  ])('is not %s', async (address) => {
    expect(await sender.mayBeSentTo(address)).toBe(true);
  });

  test('is no address in any other form', () => {
    for (const text of ['', 'localhost', '0x7f.1', '1.2.3', '2000::1%eth0', '1.2.3.4:443'])
      expect([text, isPublicAddress(text)]).toEqual([text, false]);
    expect(parseTarget('https://a.example.org/x#words')?.url.href).toBe('https://a.example.org/x');
  });
});

describe('P87 a message', () => {
  let receiver: Receiver;
  beforeAll(async () => void (receiver = await Receiver.open()));
  beforeEach(() => void receiver.received.splice(0));
  afterAll(() => receiver.close());
  const post = (path: string, more = {}, host?: string) =>
    new OutwardSender({ ...receiver.outward, ...more }).post({
      address: receiver.url(path, host),
      headers: { 'Content-Type': 'text/plain' },
      body: 'Grüße',
    });

  test('arrives, as it is', async () => {
    expect(await post('/a?b=c')).toEqual({ outcome: 'answered', status: 201 });
    expect(receiver.received).toMatchObject([
      { path: '/a?b=c', headers: { 'content-type': 'text/plain', 'content-length': '7' } },
    ]);
    expect(receiver.received[0]?.body.toString()).toBe('Grüße');
  });

  test('does not follow a redirect', async () => {
    receiver.answer = (_, response) => response.writeHead(302, { Location: receiver.url('/other') }).end();
    expect(await post('/')).toEqual({ outcome: 'answered', status: 302 });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/']);
  });

  test('is given up after its time: where nobody answers, and where the name is not found in time', async () => {
    receiver.answer = () => undefined;
    expect(await post('/', { totalMs: 150 })).toEqual({ outcome: 'failed', code: 'timeout' });
    const never = { totalMs: 50, resolve: () => new Promise<string[]>(() => undefined) };
    expect(await post('/', never)).toEqual({ outcome: 'failed', code: 'timeout' });
  });

  test('counts once there is a status, even if the rest never comes', async () => {
    receiver.answer = (_, response) => void response.writeHead(200).write('x');
    expect(await post('/', { totalMs: 150 })).toEqual({ outcome: 'answered', status: 200 });
  });

  test('of an answer without end no more than a part is read', async () => {
    let sent = 0;
    const ended = new Promise<void>((resolve) => {
      receiver.answer = (_, response) => {
        response.writeHead(200);
        const more = (): void => {
          while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
        };
        response.on('drain', more);
        response.on('close', resolve);
        more();
      };
    });
    expect(await post('/')).toEqual({ outcome: 'answered', status: 200 });
    await ended;
    expect(sent).toBeLessThan(20_000_000);
  });

  test('is not sent where the certificate is another’s, or of nobody we trust', async () => {
    receiver.answer = (_, response) => response.writeHead(201).end();
    expect(await post('/', {}, 'other.example.org')).toEqual({ outcome: 'failed', code: 'unreachable' });
    expect(await post('/', { ca: undefined })).toEqual({ outcome: 'failed', code: 'unreachable' });
    expect(receiver.received).toEqual([]);
  });

  test('goes to the address that was checked, though the name leads elsewhere a moment later', async () => {
    const found = [['127.0.0.1'], ['127.0.0.2']];
    const lookups: string[] = [];
    const rebinding = (host: string) => {
      lookups.push(host);
      return Promise.resolve(found.shift() ?? ['127.0.0.2']);
    };
    expect(await post('/', { resolve: rebinding })).toEqual({ outcome: 'answered', status: 201 });
    expect([lookups, receiver.received.length]).toEqual([['hooks.example.org'], 1]);
    // The next message is checked afresh.
    expect(await post('/', { resolve: rebinding })).toEqual({ outcome: 'refused' });
  });

  test('is stopped where the connection leads to an address that was not checked', async () => {
    let looks = 0;
    // The first look is at what was found, the second at what is connected.
    expect(await post('/', { mayReach: () => looks++ === 0 })).toEqual({ outcome: 'refused' });
    expect(receiver.received).toEqual([]);
  });

  test('waits while many are under way, by host', async () => {
    const slots = new Slots(3, 2);
    const open: (() => void)[] = [];
    const begun: string[] = [];
    const run = (host: string, name: string) =>
      slots.run(host, () => {
        begun.push(name);
        return new Promise<void>((resolve) => open.push(resolve));
      });
    const all = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('b', 'b1'), run('b', 'b2')];
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    open[2]?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
    for (let i = 0; i < open.length; i++) {
      open[i]?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(all);
    expect(begun).toHaveLength(5);
  });
});
