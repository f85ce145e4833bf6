import { request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import type { Fault } from '../../shop/switches/faults';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop();

interface Raw {
  readonly encoding: string | undefined;
  readonly body: Buffer;
}

/** A response as it is sent: `fetch` decompresses it. */
const raw = (path: string, accepted = 'gzip, br'): Promise<Raw> =>
  new Promise((resolve, reject) => {
    request(shop.url + path, { headers: { 'accept-encoding': accepted } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('close', () =>
        resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
const fault = (one: Fault) =>
  fetch(`${shop.url}/__shop/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(one),
  });
const sheet = '/stencil/1/dist/shop.css';

describe('the local shop', () => {
  it.each([
    ['a page', '/harbour-desk-lamp/', 'br'],
    ['a style sheet', sheet, 'br'],
    ['a call’s response', '/api/storefront/products.json', 'br'],
    ['the shop’s own switches', '/__shop/products', undefined],
  ])('compresses %s as the platform does', async (_, path, encoding) => {
    const plain = await raw(path, 'identity');
    const packed = await raw(path);
    expect(plain.encoding).toBeUndefined();
    if (plain.body.length > 1024) expect(packed.encoding).toBe(encoding);
    if (encoding) expect(packed.body.length).toBeLessThanOrEqual(plain.body.length);
    expect((await raw(path, 'gzip')).encoding).toBe(packed.encoding && 'gzip');
  });

  it('sends style sheets without white space', async () => {
    const text = (await raw(sheet, 'identity')).body.toString();
    expect(text).toContain('.productView-image');
    expect(text).not.toMatch(/\n\s/);
  });

  it.each<[string, Fault]>([
    ['cut', { kind: 'cut', path: '/harbour-desk-lamp/', share: 0.5 }],
    ['truncated', { kind: 'truncate', path: '/harbour-desk-lamp/', share: 0.5 }],
    [
      'replaced after the act',
      { kind: 'status', status: 500, body: 'x'.repeat(5_000), acted: true, path: '/harbour-desk-lamp/' },
    ],
  ])('does not compress a response that is %s', async (_, one) => {
    await fault(one);
    const { encoding, body } = await raw('/harbour-desk-lamp/');
    expect(encoding).toBeUndefined();
    expect(body.length).toBeGreaterThan(4_000);
  });
});
