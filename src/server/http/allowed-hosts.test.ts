import { expect, test } from 'vitest';
import { isAllowedHost, isOwnOrigin } from './allowed-hosts.js';

test.each([
  ['localhost:8080', null, true],
  ['127.0.0.1:8080', null, true],
  ['[::1]:8080', null, true],
  ['192.168.1.5:8080', null, true],
  ['rallar.example', 'https://rallar.example', true],
  ['rallar.example', null, false],
  ['evil.example:8080', null, false],
  ['evil.example', 'https://rallar.example', false],
  ['localhost.evil.example', null, false],
  ['localhost:8080@evil.example', null, false],
  ['local host', null, false],
  ['', null, false],
  [undefined, null, false],
])('the host %s with the address %s: %s', (header, address, allowed) => {
  expect(isAllowedHost(header, address)).toBe(allowed);
});

test.each([
  [undefined, 'localhost:8080', null, true],
  ['http://localhost:8080', 'localhost:8080', null, true],
  ['https://rallar.example', 'localhost:8080', 'https://rallar.example', true],
  ['http://localhost:8081', 'localhost:8080', null, false],
  ['https://evil.example', 'localhost:8080', null, false],
  ['null', 'localhost:8080', null, false],
])('the origin %s at the host %s with the address %s: %s', (origin, host, address, own) => {
  expect(isOwnOrigin(origin, host, address)).toBe(own);
});
