import { expect, test } from 'vitest';
import { storageProblem } from './problems.js';
import { Silent } from './silence.js';

test.each([
  ['storage-full', new DOMException('no room', 'QuotaExceededError')],
  ['storage-newer', new DOMException('version 1 is less than 2', 'VersionError')],
  ['storage-refused', new DOMException('not here', 'SecurityError')],
  ['storage-refused', new Error('no database')],
  ['storage-timeout', new Silent()],
])('%s is what a failure of the database means', (code, error) => {
  expect(storageProblem(error)).toEqual({ code });
});
