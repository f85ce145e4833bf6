import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Express } from 'express';
import { folders } from '../theme/folders';
import { makeApp } from './make-app';
import { makeRenderer, type Renderer } from './render/renderer';
import { makeTheme } from './render/theme';
import type { Listener } from './switches/spy-on-data';
import type { LiveReload } from './watch/live-reload';
import type { ShopSettings } from './world/shop-settings';
import { makeWorld, type World } from './world/world';

/** The options of a local shop; each has a default. */
export interface LocalShopOptions {
  /** The theme's folder; by default our own theme. */
  theme?: string;
  /** The folder of builds; by default the project's own. */
  dist?: string;
  /** Settings that survive each reset. */
  settings?: Partial<ShopSettings>;
  /** Serves over TLS; some calls of BigCommerce's command-line tool need it. */
  tls?: { key: string; cert: string };
  /**
   * Closes each connection after one request. When a reused connection is cut before the response, browsers repeat the
   * request, even a write. Tests could not tell this from a request of the page.
   */
  closesConnections?: boolean;
  /** Adds a script to pages that reloads them on a signal; browser caching is off. */
  liveReload?: LiveReload;
  /** Wraps the renderer. */
  render?: (renderer: Renderer) => Renderer;
  /** Called with the context of every template, and with the data of JSON responses. */
  onData?: Listener;
}

/** A local shop. `world` is all its state: tests may read and change it directly. */
export interface LocalShop {
  app: Express;
  world: World;
  /** Starts the server; port 0 uses any free port. Returns the shop's URL, without a trailing slash. */
  listen(port?: number): Promise<string>;
  /** Stops the server and closes open connections. */
  close(): Promise<void>;
  /** Clears sessions, carts, sales, faults, changed settings and the log. */
  reset(): void;
}

/** Makes a shop; `listen` starts it. */
export function createLocalShop(options: LocalShopOptions = {}): LocalShop {
  const theme = makeTheme(options.theme ?? resolve(folders.theme));
  const dist = options.dist ?? resolve(folders.dist);
  const world = makeWorld(options.settings);
  const renderer = makeRenderer(theme, dist);
  const app = makeApp({
    world,
    renderer: options.render?.(renderer) ?? renderer,
    dist,
    theme: theme.root,
    liveReload: options.liveReload,
    onData: options.onData,
  });
  let server: Server | undefined;

  return {
    app,
    world,
    reset: () => world.reset(),
    listen: async (port = 0) => {
      const opened: Server = options.tls ? createSecureServer(options.tls, app) : createServer(app);
      server = opened;
      if (options.closesConnections) opened.maxRequestsPerSocket = 1;
      await new Promise<void>((resolve, reject) => {
        opened.once('error', reject);
        opened.listen(port, '127.0.0.1', resolve);
      });
      return `${options.tls ? 'https' : 'http'}://localhost:${(opened.address() as AddressInfo).port}`;
    },
    close: async () => {
      world.faults.calm();
      const closing = server;
      server = undefined;
      if (!closing) return;
      closing.closeAllConnections();
      await new Promise<void>((resolve) => closing.close(() => resolve()));
    },
  };
}
