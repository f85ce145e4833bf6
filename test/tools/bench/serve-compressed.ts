import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isUint8Array } from 'node:util/types';
import { brotliCompressSync, constants } from 'node:zlib';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { LocalShop } from '../../shop/create-local-shop';

/** A shop that sends compressed texts, as a CDN does. */
export interface ServedShop {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a shop with its texts in brotli, because on a slow connection every byte counts. */
export async function serveCompressed(shop: LocalShop): Promise<ServedShop> {
  const server = createServer(express().use(compressTexts(), shop.app));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      shop.world.faults.calm();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const isText = /^(text\/|application\/(json|javascript)|image\/svg)/;
const isFile = /^\/(assets|stencil|shared)\//;

/** Buffers each response and sends it compressed. Files are compressed once, at the highest quality. */
function compressTexts() {
  const files = new Map<string, Buffer>();
  const compress = (url: string, body: Buffer): Buffer => {
    const kept = files.get(url);
    if (kept) return kept;
    const made = brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: isFile.test(url) ? 11 : 4 },
    });
    if (isFile.test(url)) files.set(url, made);
    return made;
  };
  return (request: Request, response: Response, next: NextFunction): void => {
    // Otherwise the shop itself would compress scripts, at a lower quality.
    delete request.headers['accept-encoding'];
    const chunks: Buffer[] = [];
    const keep = (chunk: unknown): void => {
      if (typeof chunk === 'string' || isUint8Array(chunk)) chunks.push(Buffer.from(chunk));
    };
    const end = response.end.bind(response) as (body: Buffer) => Response;
    const { writeHead } = response;
    // The shop writes the headers before the body is known; they wait until the length and the encoding are.
    response.writeHead = ((statusCode: number) => {
      response.statusCode = statusCode;
      return response;
    }) as Response['writeHead'];
    response.write = (chunk: unknown) => {
      keep(chunk);
      return true;
    };
    response.end = ((chunk: unknown) => {
      keep(chunk);
      response.writeHead = writeHead;
      const body = Buffer.concat(chunks);
      const type = String(response.getHeader('content-type') ?? '');
      if (body.length === 0 || response.statusCode !== 200 || !isText.test(type)) return end(body);
      const made = compress(request.originalUrl, body);
      response.setHeader('content-encoding', 'br');
      response.setHeader('content-length', made.length);
      return end(made);
    }) as Response['end'];
    next();
  };
}
