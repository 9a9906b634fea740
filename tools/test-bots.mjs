// `npm run test:bots -- ARGS`: thousands of games of every bot at every table; too long for `npm test`.
import { run } from './ready.mjs';

void run('cli/trial.js', 'trial');
