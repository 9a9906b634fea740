import { createServer, type Server } from 'node:http';
import { HTTP_LIMITS } from '../http/limits.js';
import type { Metrics } from './registry.js';

/** Answers `/metrics`, and nothing else. It has a port of its own, so that no proxy can open it to the world by accident. */
export function metricsListener({ read }: Pick<Metrics, 'read'>, onError: (error: unknown) => void): Server {
  return createServer(HTTP_LIMITS, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      ({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text),
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
}
