import type { Browser } from 'playwright-core';
import { mountAtOnce } from '../support/driver/mount-at-once';
import { nameHelper } from '../support/driver/name-helper';
import { watchTrouble } from '../support/driver/watch-trouble';
import { createLocalShop } from '../shop/create-local-shop';
import type { Random } from './random';
import type { Scene } from './scene';

/** A shop of its own, in which one shopper after the other does something. */
export interface Lane {
  /**
   * A new shopper; the shop is as everybody finds it in the morning.
   *
   * @param isHurried every widget of their pages mounts at once
   */
  enter(random: Random, isHurried: boolean): Promise<Scene>;
  /** The shopper goes, and what the shop still holds back with them. */
  leave(scene: Scene): Promise<void>;
  close(): Promise<void>;
}

/** Opens a shop for a lane. */
export async function openLane(browser: Browser): Promise<Lane> {
  const shop = createLocalShop({ closesConnections: true });
  const address = await shop.listen();
  return {
    enter: async (random, isHurried) => {
      shop.reset();
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      context.setDefaultTimeout(15_000);
      context.setDefaultNavigationTimeout(60_000);
      await context.addInitScript({ content: nameHelper });
      const page = await context.newPage();
      const trouble = await watchTrouble(page);
      // Each report is a line there, too, and the browser's own lines about answers are no news.
      trouble.expect(/^console: /);
      let documents = 0;
      page.on('load', () => void (documents += 1));
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        if (dialog.type() === 'alert') alerts.push(dialog.message());
        // A page that has been left meanwhile takes no answer.
        dialog.accept().catch(() => undefined);
      });
      if (isHurried) await mountAtOnce(page);
      return { page, context, shop, address, random, trouble, alerts, documents: () => documents };
    },
    leave: async ({ context }) => {
      shop.world.faults.calm();
      await context.close();
    },
    close: () => shop.close(),
  };
}
