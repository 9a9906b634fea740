// `npm run -s operate -- COMMAND`: what the operator of a server does, also while it runs.
import { run } from './ready.mjs';

void run('server/operator/main.js', 'operate');
