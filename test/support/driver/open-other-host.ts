import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host that is not the shop's, and lets every page read its responses. */
export interface OtherHost {
  /** Without a trailing slash. */
  readonly url: string;
  /** The requests, oldest first: method, path and token. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** Opens such a host on any free port. Every response is the same one. */
export async function openOtherHost(body: string, type = 'text/html'): Promise<OtherHost> {
  const asked: string[] = [];
  const server = createServer(({ method, url, headers }, response) => {
    asked.push([method, url, headers['x-xsrf-token']].filter(Boolean).join(' '));
    response.setHeader('access-control-allow-origin', headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    response.setHeader('content-type', type);
    response.end(body);
  });
  server.listen(0);
  await once(server, 'listening');
  // A test that ends early leaves it open.
  server.unref();
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
