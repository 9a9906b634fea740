// `npm start`: a game in the terminal.
import { run } from './ready.mjs';

void run('cli/start.js', 'start');
