import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it crossed the wire. */
export interface Recorded {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Answer = (request: Recorded, response: ServerResponse) => void;

/** Answers every request as told, and remembers what came. */
export class RecordingServer {
  readonly requests: Recorded[] = [];
  answer: Answer = json({});
  readonly #server: Server;
  readonly #open = window.XMLHttpRequest.prototype.open;

  constructor() {
    this.#server = createServer((incoming, response) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const { method = '', url = '', headers } = incoming;
        const request = { method, url, headers, body: Buffer.concat(chunks).toString('latin1') };
        // To jsdom the server is another origin; to the code under test it is the shop itself.
        response.setHeader('access-control-allow-origin', headers.origin ?? '*');
        response.setHeader('access-control-allow-credentials', 'true');
        response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
        response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
        response.setHeader('access-control-expose-headers', 'x-bc-preview-mode');
        if (method === 'OPTIONS') return void response.end();
        this.requests.push(request);
        this.answer(request, response);
      });
    });
  }

  /** The one request that came. */
  get request(): Recorded {
    if (this.requests.length !== 1) throw new Error(`${this.requests.length} requests instead of one`);
    return this.requests[0]!;
  }

  /** Starts listening, and leads the window's calls to its own store here. */
  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    const open = this.#open;
    window.XMLHttpRequest.prototype.open = function lead(this: XMLHttpRequest, method: string, url: string | URL) {
      const address = new URL(url, document.baseURI);
      const isStore = address.origin === window.location.origin;
      open.call(this, method, isStore ? `${origin}${address.pathname}${address.search}` : address.href, true);
    } as XMLHttpRequest['open'];
  }

  reset(): void {
    this.requests.length = 0;
    this.answer = json({});
  }

  async stop(): Promise<void> {
    window.XMLHttpRequest.prototype.open = this.#open;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** An answer of JSON. */
export function json(body: unknown, status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

/** An answer of HTML. */
export function html(body: string, status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  };
}
