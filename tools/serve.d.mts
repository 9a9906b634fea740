import type { Server } from 'node:http';

/** Creates a server of this folder; the caller makes it listen. */
export function createPageServer(folder: string): Server;
