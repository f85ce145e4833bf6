import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Line, shapeLine } from '../../../tools/bench/shape-line';

const body = Buffer.alloc(40_000, 'abcdefg');
const slow = { latency: 100, downloadThroughput: 100_000 };

let shop: Server;
let line: Line;

beforeEach(async () => {
  shop = createServer((_, response) => response.end(body));
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  line = await shapeLine(`http://localhost:${(shop.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await line.close();
  shop.closeAllConnections();
  await new Promise<void>((resolve) => shop.close(() => resolve()));
});

/** Fetches the body over the line; returns it, and the milliseconds that it took. */
async function fetchBody(): Promise<{ text: string; took: number }> {
  const started = performance.now();
  const text = await (await fetch(line.url)).text();
  return { text, took: performance.now() - started };
}

describe('a simulated line to a shop', () => {
  it('delays a new connection by two round trips and the time of the bytes', async () => {
    line.slow(slow);
    const { text, took } = await fetchBody();
    expect(text).toBe(body.toString());
    // 200 ms for the handshake and the request, 400 ms for 40,000 bytes; timers may fire a little early.
    expect(took).toBeGreaterThan(570);
  });

  it('shares its speed among its connections', async () => {
    line.slow(slow);
    const [first, second] = await Promise.all([fetchBody(), fetchBody()]);
    expect(Math.min(first.took, second.took)).toBeGreaterThan(700);
  });

  it('is not slowed without a speed, and counts its bytes', async () => {
    const { text } = await fetchBody();
    expect(text).toBe(body.toString());
    expect(line.bytes()).toBeGreaterThan(body.length);
  });
});
