import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { ShopError } from '../../../../core/errors/shop-error';
import { fetchByRequest } from './fetch-by-request';

/** A request that has reached the server. */
export interface Recorded {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Responder = (request: Recorded, response: ServerResponse) => void;

/** Responds to every request with `answer`, and records the requests. */
export class RecordingServer {
  readonly requests: Recorded[] = [];
  respond: Responder = (request, response) => json({})(request, response);
  readonly #server: Server;
  readonly #fetch = window.fetch;

  constructor() {
    this.#server = createServer((incoming, response) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const { method = '', url = '', headers } = incoming;
        const request = { method, url, headers, body: Buffer.concat(chunks).toString('latin1') };
        // The tested code sees this server as the shop itself, but jsdom sees another origin.
        response.setHeader('access-control-allow-origin', headers.origin ?? '*');
        response.setHeader('access-control-allow-credentials', 'true');
        response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
        response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
        response.setHeader('access-control-expose-headers', 'x-bc-preview-mode');
        if (method === 'OPTIONS') return void response.end();
        this.requests.push(request);
        this.respond(request, response);
      });
    });
  }

  /** The only request. */
  get request(): Recorded {
    if (this.requests.length !== 1) throw new Error(`${this.requests.length} requests instead of one`);
    return this.requests[0]!;
  }

  /** Starts the server, and redirects the window's calls to its own shop here. */
  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    window.fetch = fetchByRequest((given) => {
      const href = new URL(given, document.baseURI);
      const isShop = href.origin === window.location.origin;
      return isShop ? `${origin}${href.pathname}${href.search}` : href.href;
    });
  }

  reset(): void {
    this.requests.length = 0;
    this.respond = json({});
  }

  async stop(): Promise<void> {
    window.fetch = this.#fetch;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** Gives the tests of a file a shop that records their requests. */
export function useRecordingServer(): RecordingServer {
  const shop = new RecordingServer();
  beforeAll(() => shop.start());
  afterAll(() => shop.stop());
  afterEach(() => {
    shop.reset();
    delete window.BCData;
    document.cookie = 'XSRF-TOKEN=; max-age=0';
  });
  return shop;
}

/** A response with these headers. */
export const bare =
  (status: number, headers: Record<string, string> = {}, body = ''): Responder =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

/** A JSON response. */
export const json = (body: unknown, status = 200): Responder =>
  bare(status, { 'content-type': 'application/json' }, JSON.stringify(body));

/** An HTML response. */
export const html = (body: string, status = 200): Responder =>
  bare(status, { 'content-type': 'text/html; charset=utf-8' }, body);

/** The error of a call that must fail. */
export const failureOf = (promise: Promise<unknown>): Promise<ShopError> =>
  promise.then(
    () => Promise.reject(new Error('the call did not fail')),
    (error: ShopError) => error,
  );
