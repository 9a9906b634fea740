import type { Server } from 'node:http';

/** A server of this folder; it is told where to listen by its caller. */
export function createPageServer(folder: string): Server;
