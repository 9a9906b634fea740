/**
 * `npm start`: gets ready and starts the server, which prints its address.
 * Like ready.mjs it keeps to the syntax of Node 12, so that an old Node can print that it is too old.
 */
import { run } from './ready.mjs';

void run('server/main.js', 'main');
