import { afterEach, beforeEach, expect, test } from 'vitest';
import { Project } from './project.js';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.remove());

test('it installs, builds, and starts the server with its arguments', async () => {
  project.write(
    'src/server/main.ts',
    'export async function main(argv) { console.log(argv.join()); return 3; }',
  );
  const { code, stdout } = await project.run('tools/start.mjs', '--port', '8081');
  expect([code, stdout]).toEqual([3, '--port,8081\n']);
  expect(project.has('npm.log')).toBe(true);
});
