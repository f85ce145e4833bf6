import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Express } from 'express';
import { makeApp } from './make-app';
import { makeRenderer, type Renderer } from './render/renderer';
import { makeTheme } from './render/theme';
import type { Listener } from './switches/overhear';
import type { LiveReload } from './watch/live-reload';
import type { ShopSettings } from './world/shop-settings';
import { makeWorld, type World } from './world/world';

/** How a shop is made; everything has a default. */
export interface LocalShopOptions {
  /** The project's folder; the working directory. */
  root?: string;
  /** The theme's folder; `theme-templates` in the project. */
  theme?: string;
  /** The folder of builds; `dist` in the project. */
  dist?: string;
  /** Settings that hold after each reset. */
  settings?: Partial<ShopSettings>;
  /** Serve over TLS; BigCommerce's command-line tool needs that for some calls. */
  tls?: { key: string; cert: string };
  /**
   * Each connection serves one request. Browsers send a request again by themselves, even a write, when a connection that
   * they use again is cut before the answer: what they do is then not what a page did.
   */
  closesConnections?: boolean;
  /** Prints a script into pages that loads them again when it says so; browsers keep no file then. */
  liveReload?: LiveReload;
  /** Stands between the shop and its renderer. */
  render?: (renderer: Renderer) => Renderer;
  /** Called with the context of every template, and with the data of JSON answers. */
  hear?: Listener;
}

/** A shop. `world` holds all its memory: tests may read and change it directly. */
export interface LocalShop {
  app: Express;
  world: World;
  /** Starts to answer; 0 takes any free port. Gives the shop's address, without a slash at its end. */
  listen(port?: number): Promise<string>;
  /** Stops, open connections included. */
  close(): Promise<void>;
  /** Forgets sessions, carts, sales, faults, changed settings and the log. */
  reset(): void;
}

/** A shop that listens nowhere yet. */
export function createLocalShop(options: LocalShopOptions = {}): LocalShop {
  const root = options.root ?? process.cwd();
  const theme = makeTheme(options.theme ?? join(root, 'theme-templates'));
  const dist = options.dist ?? join(root, 'dist');
  const world = makeWorld(options.settings);
  const renderer = makeRenderer(theme, dist);
  const app = makeApp({
    world,
    renderer: options.render?.(renderer) ?? renderer,
    dist,
    theme: theme.root,
    liveReload: options.liveReload,
    hear: options.hear,
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
