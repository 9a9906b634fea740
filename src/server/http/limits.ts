import type { ServerOptions } from 'node:http';

/**
 * What a connection may take before it is closed: someone who sends a header or a body byte by byte holds it no longer than this.
 * Sockets that were upgraded have limits of their own.
 */
export const HTTP_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16_384,
} as const satisfies ServerOptions;

/** More headers than this are ignored. */
export const MAX_HEADERS = 100;
