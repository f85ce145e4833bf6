import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { untilQuiet } from '../../../support/driver/until-quiet';
import { watchLayout } from '../../../support/driver/watch-layout';
import { type Issue, type IssueShop, type Look, unless } from './issue';

/** The bytes of the scripts that a page has loaded, without the platform's. */
const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(dist|widgets)\/.*\.js$/.test(new URL(name).pathname))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).decodedBodySize, 0),
  );

const jquery: Look = async (shop) => {
  const page = await shop.open('/');
  if (await page.evaluate(() => 'jQuery' in window || '$' in window)) return 'the page has jQuery';
  const bytes = await scriptBytes(page);
  return unless(bytes < 300_000, `the home page loads ${bytes} bytes of scripts`);
};

const mainPicture: Look = async (shop) => {
  const page = await shop.open('/enamel-mug/', { javaScript: false });
  const widest = await page
    .locator('.productView img')
    .first()
    .evaluate((image: HTMLImageElement) => {
      const widths = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
      return { widest: Math.max(0, ...widths), isLazy: image.loading === 'lazy' };
    });
  return unless(widest.widest >= 500 && !widest.isLazy, 'the main picture waits for a script');
};

const firstSlide: Look = async (shop) => {
  shop.server.world.settings.slides = 3;
  const page = await shop.open('/', { javaScript: false });
  const image = page.locator('.heroCarousel img').first();
  const isReady = await image.evaluate((one: HTMLImageElement) => one.loading !== 'lazy' && one.srcset.includes('w'));
  return unless(isReady, 'the first slide’s picture waits for a script');
};

/** The time that a slow line takes for a script, in milliseconds. */
const LATE = 1_000;

const shifts: Look = async (shop) => {
  const paths = ['/', '/workshop/', '/enamel-mug/', '/hand-painted-sign/'];
  const sums: string[] = [];
  for (const path of paths) {
    let read = async (): Promise<string[]> => [];
    await shop.open(path, {
      width: 390,
      before: async (page) => {
        read = await watchLayout(page);
        await page.route(/\.js(\?|$)/, async (route) => {
          await pause(LATE);
          await route.continue();
        });
      },
    });
    const sum = (await read()).reduce((total, line) => total + Number.parseFloat(line), 0);
    if (sum > 0.1) sums.push(`${path} by ${sum.toFixed(2)}`);
  }
  return unless(sums.length === 0, `pages shift: ${sums.join(', ')}`);
};

const twiceIds: Look = async (shop) => {
  const page = await shop.open('/enamel-mug/');
  const card = page.locator('.card', { has: page.locator('.quickview') }).first();
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await card.locator('.quickview').click();
  await page.locator('.quickView .productView').waitFor();
  await untilQuiet(page);
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id).filter(Boolean);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  });
  return unless(twice.length === 0, `twice on the page: ${twice.slice(0, 4).join(', ')}`);
};

const blogHeading: Look = async (shop) => {
  const path = await firstPost(shop);
  const page = await shop.open(path);
  return unless((await page.locator('h1').count()) === 1, 'the page of a post has not one heading of the first level');
};

async function firstPost(shop: IssueShop): Promise<string> {
  const page = await shop.open('/blog/');
  const href = await page.locator('main a[href*="/blog/"], .body a[href*="/blog/"]').first().getAttribute('href');
  if (!href) throw new Error('the blog has no post');
  return new URL(href, shop.url).pathname;
}

const slides: Look = async (shop) => {
  shop.server.world.settings.slides = 4;
  const page = await shop.open('/');
  const count = await page.locator('[data-hero-slide]').count();
  return unless(count === 4, `the carousel has ${count} slides in place of 4`);
};

/** Issues about whole pages, speed and markup. */
export const pages: readonly Issue[] = [
  {
    number: 2163,
    title: 'The home page loads more than 300 kB of scripts, jQuery among them',
    is: 'gone',
    adopted: 'gone',
    look: jquery,
  },
  {
    number: 2137,
    title: 'The main picture of a product waits for a script',
    is: 'gone',
    adopted: {
      why: 'it waits for no script any more, but its tag has `loading="lazy"`, as the theme’s setting `lazyload_mode` says.',
    },
    look: mainPicture,
  },
  { number: 1255, title: 'The first picture of the carousel waits for a script', is: 'settled', look: firstSlide },
  {
    number: 2305,
    title: 'The carousel’s script builds slides while the page loads',
    is: 'gone',
    adopted: 'gone',
    look: slides,
  },
  { number: 1871, title: 'Pages move while they load', is: 'settled', look: shifts },
  {
    number: 1265,
    title: 'A quick view that is opened on a product page repeats ids of that page',
    is: 'gone',
    adopted: { why: 'ids of the theme’s product view, such as `qty[]`, are in both places.' },
    look: twiceIds,
  },
  { number: 2178, title: 'The page of a post has no heading of the first level', is: 'settled', look: blogHeading },
];
