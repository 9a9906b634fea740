/**
 * `npm run rehearse:proxy`: starts nginx with the shipped site file and a certificate of its own, as a stranger would, on this machine
 * alone, and plays through it over wss. It needs nginx and openssl (apt-get install nginx openssl).
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './online/free-port.mjs';
import { ready, root } from './ready.mjs';

for (const [program, option] of [
  ['nginx', '-v'],
  ['openssl', 'version'],
])
  if (spawnSync(program, [option]).status !== 0) {
    console.error(`This rehearsal needs ${program}: apt-get install nginx openssl`);
    process.exit(1);
  }
await ready();
const folder = mkdtempSync(path.join(tmpdir(), 'rallar-proxy-'));
let nginx;
try {
  const ports = { plain: await freePort(), secure: await freePort(), server: await freePort() };
  const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => path.join(folder, name));
  run(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost`
      .split(' ')
      .concat('-keyout', key, '-out', certificate),
  );
  writeFileSync(path.join(folder, 'rallar.conf'), siteFile(ports, certificate, key));
  writeFileSync(path.join(folder, 'nginx.conf'), mainFile());
  for (const name of ['temp', 'www']) mkdirSync(path.join(folder, name));
  const config = ['-p', folder, '-c', path.join(folder, 'nginx.conf')];
  run('nginx', ['-t', '-q', ...config]);
  nginx = spawn('nginx', config, { stdio: 'inherit' });
  const play = fileURLToPath(new URL('./rehearse/through-proxy.mjs', import.meta.url));
  const child = spawn(process.execPath, [play, JSON.stringify({ folder, ports })], {
    stdio: 'inherit',
    // Node reads it at its start only.
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
  });
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
} finally {
  if (nginx && nginx.exitCode === null) {
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true });
}

/** The shipped site file with what a stranger has to replace in it, and ports that need no rights. */
function siteFile({ plain, secure, server }, certificate, key) {
  const shipped = readFileSync(path.join(root, 'deploy/nginx/rallar.conf'), 'utf8');
  const replaced = [
    [/\/etc\/letsencrypt\/live\/rallar\.example\/fullchain\.pem/g, certificate],
    [/\/etc\/letsencrypt\/live\/rallar\.example\/privkey\.pem/g, key],
    [/https:\/\/rallar\.example/g, `https://localhost:${secure}`],
    [/rallar\.example/g, 'localhost'],
    [/listen 80;/g, `listen 127.0.0.1:${plain};`],
    [/listen \[::\]:80;/g, ''],
    [/listen 443 /g, `listen 127.0.0.1:${secure} `],
    [/listen \[::\]:443 ssl http2;/g, ''],
    [/127\.0\.0\.1:8080/g, `127.0.0.1:${server}`],
    [/\/var\/www\/html/g, path.join(folder, 'www')],
  ];
  return replaced.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`the site file has no ${from.source}`);
    return text.replaceAll(from, to);
  }, shipped);
}

/** What Debian's nginx.conf does, for a folder of its own and without other rights. */
function mainFile() {
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
master_process on;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
    access_log ${folder}/access.log;
    ${temps.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n    ')}
    include ${folder}/rallar.conf;
}
`;
}

function run(program, args) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
}
