import type { Browser } from 'playwright-core';
import { createLocalShop } from '../shop/create-local-shop';
import { mountAtOnce } from '../support/driver/mount-at-once';
import { nameHelper } from '../support/driver/name-helper';
import { watchTrouble } from '../support/driver/watch-trouble';
import type { Random } from './random';
import type { Scene } from './scene';

/** A local shop for one shopper after the other. */
export interface ShopWorker {
  /**
   * Opens a page for a new shopper, in the shop's initial state.
   *
   * @param areMountedAtOnce whether all widgets of the pages mount at once
   */
  enter(random: Random, areMountedAtOnce: boolean): Promise<Scene>;
  /** Closes the shopper's page, and ends the faults of the shop. */
  leave(scene: Scene): Promise<void>;
  close(): Promise<void>;
}

/** Opens a shop for a worker. */
export async function openShopWorker(browser: Browser): Promise<ShopWorker> {
  const shop = createLocalShop({ closesConnections: true });
  const url = await shop.listen();
  return {
    enter: async (random, areMountedAtOnce) => {
      shop.reset();
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      context.setDefaultTimeout(15_000);
      context.setDefaultNavigationTimeout(60_000);
      await context.addInitScript({ content: nameHelper });
      const page = await context.newPage();
      const trouble = await watchTrouble(page);
      // The console only repeats the reports, and lists failed responses.
      trouble.expect(/^console: /);
      let documents = 0;
      page.on('load', () => void (documents += 1));
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        if (dialog.type() === 'alert') alerts.push(dialog.message());
        // This fails if the browser has left the page meanwhile.
        dialog.accept().catch(() => undefined);
      });
      if (areMountedAtOnce) await mountAtOnce(page);
      return { page, context, shop, url, random, trouble, alerts, documents: () => documents };
    },
    leave: async ({ context }) => {
      shop.world.faults.calm();
      await context.close();
    },
    close: () => shop.close(),
  };
}
