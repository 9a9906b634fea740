// `npm run -s rallar -- ARGS`: the command line.
import { run } from './ready.mjs';

void run('cli/main.js', 'main');
