#!/usr/bin/env node
import { main } from './main.js';
import { operate } from './operator/main.js';

/** The server as a service starts it; with the word `operate`, the operator's commands. */
const args = process.argv.slice(2);
process.exitCode = args[0] === 'operate' ? await operate(args.slice(1)) : await main(args);
