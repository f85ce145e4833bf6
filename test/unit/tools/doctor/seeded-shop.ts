import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onDemandModule } from '../../../../core/build/widget-files.mjs';
import { createLocalShop } from '../../../shop/create-local-shop';
import type { ShopSettings } from '../../../shop/world/shop-settings';

/** A response to the doctor, which a misconfiguration can change. */
export interface Passing {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** `cut` ends the connection, and `hang` never responds; otherwise the changed response is sent. */
type Passage = 'cut' | 'hang' | undefined;

/** The faults of the shop, or of the CDN for its files. */
export interface Seed {
  settings?: Partial<ShopSettings>;
  /** Changes the response for a page, in which `{cdn}` is a placeholder for the CDN's URL. */
  page?: (result: Passing, request: IncomingMessage) => Passage;
  /** Changes the response for a file. */
  file?: (result: Passing, name: string, request: IncomingMessage) => Passage;
}

export interface SeededShop {
  /** The URL of the shop without a proxy. */
  readonly plain: string;
  readonly shop: string;
  readonly cdn: string;
  seed(seed: Seed): void;
  close(): Promise<void>;
}

export const integrityOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The files of a small version, with the names of all widgets where a real version has them. */
export const files: Readonly<Record<string, string>> = {
  'loader.js': readFileSync('widgets/table.ts', 'utf8'),
  'runtime.js': `export const runtime = '${'r'.repeat(2_000)}';\n`,
  'product.js': `export const group = '${'p'.repeat(2_000)}';\n`,
  'on-demand.js': onDemandModule(),
};

function writeVersion(dist: string): void {
  mkdirSync(join(dist, '1.0.0'), { recursive: true });
  const listed = Object.entries(files).map(([file, text]) => ({
    file,
    raw: text.length,
    integrity: integrityOf(text),
  }));
  writeFileSync(join(dist, '1.0.0/manifest.json'), JSON.stringify({ version: '1.0.0', files: listed }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, '1.0.0', file), text);
}

/**
 * The local shop with a proxy for its pages and, on another origin, one for its files: a live shop with a CDN.
 * Responses without a change pass unchanged. Each response of the shop is fetched once for all seeds.
 */
export async function openSeededShop(): Promise<SeededShop> {
  const dist = mkdtempSync(join(tmpdir(), 'doctor-'));
  writeVersion(dist);
  const local = createLocalShop({ dist });
  const plain = await local.listen();
  const known = new Map<string, Promise<Passing>>();
  let seeded: Seed = {};

  const fetchOnce = (path: string, request: IncomingMessage): Promise<Passing> => {
    const key = [path, request.headers['accept-encoding'], JSON.stringify(seeded.settings)].join(' ');
    const result = known.get(key) ?? fetchRaw(plain + path, request.headers);
    known.set(key, result);
    return result;
  };
  const front = async (result: (request: IncomingMessage) => Promise<Passing | 'cut' | 'hang'>) => {
    const server = createServer(async (request, response) => send(await result(request), response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
  };

  const cdn = await front(async (request) => {
    const path = request.url ?? '';
    const result = {
      ...(await fetchOnce(
        path.replace(/^((\/stencil\/[^/]+)?\/widgets|\/npm\/storefront-widgets@[^/]+\/dist)/, '/assets/cdn/widgets'),
        request,
      )),
    };
    result.headers = { ...result.headers };
    return seeded.file?.(result, path.replace(/^.*\//, ''), request) ?? result;
  });
  const shop = await front(async (request) => {
    // The page's text is changed below.
    delete request.headers['accept-encoding'];
    const result = { ...(await fetchOnce((request.url ?? '').replace(/[?&]doctor=\d+/, ''), request)) };
    const html = result.body.toString().replaceAll('/assets/cdn/widgets/', `${cdn.url}/widgets/`);
    result.body = Buffer.from(html);
    result.headers = {
      ...result.headers,
      'content-security-policy': `${result.headers['content-security-policy']}; connect-src 'self' ${cdn.url}`,
    };
    const passage = seeded.page?.(result, request) ?? result;
    result.body = Buffer.from(result.body.toString().replaceAll('{cdn}', cdn.url));
    result.headers = { ...result.headers, link: String(result.headers.link ?? '').replaceAll('{cdn}', cdn.url) };
    return passage;
  });

  return {
    plain,
    shop: shop.url,
    cdn: cdn.url,
    seed: (seed) => {
      seeded = seed;
      local.reset();
      Object.assign(local.world.settings, seed.settings);
    },
    close: async () => {
      for (const { server } of [shop, cdn]) {
        server.closeAllConnections();
        await new Promise<void>((resolve) => server.close(() => resolve()));
      }
      await local.close();
      rmSync(dist, { recursive: true });
    },
  };
}

/** A response as received, still compressed. */
function fetchRaw(url: string, headers: IncomingHttpHeaders): Promise<Passing> {
  const { host, connection, ...others } = headers;
  return new Promise((resolve, reject) => {
    get(url, { headers: others }, async (result) => {
      const body = Buffer.concat(await result.toArray());
      const { 'content-length': length, connection: kept, 'keep-alive': alive, ...sent } = result.headers;
      resolve({ status: result.statusCode ?? 0, headers: sent, body });
    }).on('error', reject);
  });
}

function send(result: Passing | 'cut' | 'hang', response: ServerResponse): void {
  if (result === 'hang') return;
  if (result === 'cut') return void response.destroy();
  const sent = Object.fromEntries(Object.entries(result.headers).filter(([, value]) => value !== undefined));
  response.writeHead(result.status, sent).end(result.body);
}
