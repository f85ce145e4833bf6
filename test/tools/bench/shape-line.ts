import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The limits of a network line. */
export interface Speed {
  /** Milliseconds of a round trip. */
  readonly latency: number;
  /** Bytes a second towards the browser. */
  readonly downloadThroughput: number;
}

/** A line in front of a shop. */
export interface Line {
  readonly url: string;
  /** Limits the line from now on. Without a speed the line has no limit. */
  slow(to?: Speed): void;
  /** The bytes that went to the browser so far. */
  bytes(): number;
  close(): Promise<void>;
}

/** Bytes of a piece. The connections of a slow line take turns, and send one piece each. */
const PIECE = 2_800;

/**
 * Puts a line in front of a shop. The browser's own emulation of a network is bound to a page, so it does not slow down
 * a page that is fetched early.
 *
 * @param url the shop's URL on this machine
 */
export async function shapeLine(url: string): Promise<Line> {
  const { port } = new URL(url);
  const sockets = new Set<Socket>();
  const queues = new Map<Socket, Buffer[]>();
  let speed: Speed | undefined;
  let sent = 0;
  let isBusy = false;

  const later = (act: () => void): void => {
    const { latency = 0 } = speed ?? {};
    if (latency === 0) act();
    else setTimeout(act, latency / 2);
  };
  /** Sends one piece, then lets the next connection send one. */
  const sendPiece = (): void => {
    const [next] = queues;
    isBusy = next !== undefined;
    if (!next) return;
    const [browser, [first = Buffer.alloc(0), ...others]] = next;
    const piece = first.subarray(0, PIECE);
    const left = piece.length < first.length ? [first.subarray(PIECE), ...others] : others;
    queues.delete(browser);
    if (left.length > 0) queues.set(browser, left);
    later(() => browser.writable && browser.write(piece));
    setTimeout(sendPiece, (piece.length / (speed?.downloadThroughput ?? Infinity)) * 1_000);
  };

  const server = createServer((browser) => {
    const shop = connect(Number(port), '127.0.0.1');
    // The handshake of a new connection takes a round trip before the first byte.
    const { latency: handshake = 0 } = speed ?? {};
    const isOpen = pause(handshake);
    for (const socket of [browser, shop]) {
      sockets.add(socket);
      socket.setNoDelay();
      socket.on('error', () => socket.destroy());
      socket.once('close', () => sockets.delete(socket));
    }
    browser.on('data', (data) => void isOpen.then(() => later(() => shop.writable && shop.write(data))));
    shop.on('data', (data) => {
      sent += data.length;
      if (!speed && !queues.has(browser)) {
        browser.write(data);
        return;
      }
      queues.set(browser, [...(queues.get(browser) ?? []), data]);
      if (!isBusy) sendPiece();
    });
    const end = (): void => {
      if (queues.has(browser)) setTimeout(end, 50);
      else later(() => browser.end());
    };
    browser.once('close', () => shop.destroy());
    shop.once('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    slow: (to) => {
      speed = to;
    },
    bytes: () => sent,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
