import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolations } from '../../support/driver/find-violations';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { withOwnWidgets } from '../../support/own-widgets/own-widgets-theme';
import { writeOwn } from '../../theme/own/write-own';
import { runWidgetTemplates } from '../../tools/widget-templates/run-widget-templates';

const theme = withOwnWidgets('theme-templates');
beforeAll(async () => void (await writeOwn(theme)));
afterAll(() => rmSync(theme, { recursive: true }));

/** What a merchant writes into the fields of each template. */
const configurations: Readonly<Record<string, object>> = {
  Carousel: {
    slides: [
      {
        image: { src: '/assets/logo/mark.svg' },
        alternative: 'A workshop',
        heading: 'Winter',
        button: 'Look',
        url: '/workshop/',
      },
      { heading: 'Spring', text: 'From March on' },
    ],
  },
  'Product carousel': { products: [{ productId: '107' }, { productId: '101' }, { productId: '' }] },
  Tabs: {
    name: 'About us',
    tabs: [
      { title: 'Shop', content: '<p>Open daily</p>' },
      { title: 'Repairs', content: '<p>On Mondays</p>' },
    ],
  },
  Folds: {
    heading: 'Questions',
    folds: [
      { title: 'When?', content: '<p>Now</p>' },
      { title: 'Where?', content: '<p>Here</p>' },
    ],
  },
  Video: {
    videos: [{ video: { value: 'https://youtu.be/dQw4w9WgXcQ', parts: { id: 'dQw4w9WgXcQ' } }, title: 'How we work' }],
  },
  'Acme countdown': {
    heading: 'Sale',
    until: '2126-12-24T18:00:00Z',
    words: 'until 24 December',
    over: 'The sale is over',
  },
};

describe('widgets that a merchant places in Page Builder', () => {
  const shop = useShop({ theme });

  const post = async (path: string, body: object): Promise<{ uuid: string }> => {
    const headers = { 'x-auth-token': 'local-token', 'content-type': 'application/json' };
    const url = `${shop.url}/stores/local0hash/v3/content/${path}`;
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: { uuid: string } }).data;
  };

  beforeEach(async () => {
    await runWidgetTemplates([theme, '--store', 'local0hash', '--token', 'local-token', '--api', shop.url]);
    for (const { uuid, name, versions } of shop.server.world.content.templates.values()) {
      const own = configurations[name.replace(/ \(.*/, '')];
      const configuration = { ...defaultsOf(versions[0]?.schema), ...own };
      const widget = await post('widgets', { name, widget_template_uuid: uuid, widget_configuration: configuration });
      const place = { template_file: 'pages/category', region: 'category_below_header', status: 'active' };
      await post('placements', { ...place, widget_uuid: widget.uuid });
    }
  });

  const slot = (page: Page, title: string) =>
    page
      .locator('[data-widget-id]', { has: page.locator(title) })
      .locator('[data-widget]')
      .first();

  it('work', async () => {
    const { page } = await shop.open('/workshop/');
    const carousel = slot(page, '.slides');
    await carousel.scrollIntoViewIfNeeded();
    await carousel.locator('[data-part=next]').click();
    await until('the second slide is shown', () =>
      carousel.locator('[data-part=track]').evaluate(({ scrollLeft }) => scrollLeft > 0),
    );

    const products = slot(page, '.productCarousel');
    expect(await products.locator('.card-title').allTextContents()).toEqual([
      'Claw Hammer, 16 oz',
      'Harbour Desk Lamp',
    ]);
    expect(await products.locator('.card-amount').first().textContent()).toMatch(/^\$\d/);

    const tabs = slot(page, '.tabbed');
    await tabs.getByText('Repairs').click();
    expect(await tabs.locator('[data-part=panel]').nth(1).isVisible()).toBe(true);
    expect(await tabs.locator('[data-part=panel]').first().isVisible()).toBe(false);

    const folds = slot(page, 'details');
    await folds.getByText('When?').click();
    await folds.getByText('Where?').click();
    await until('one fold is open', async () => (await folds.locator('details[open]').count()) === 1);

    const video = slot(page, '.videoGallery');
    await video.getByText('How we work').click();
    await video.locator('iframe[src*="youtube-nocookie.com/embed/dQw4w9WgXcQ"]').waitFor();

    const countdown = slot(page, '[data-widget=acme-countdown]');
    await countdown.scrollIntoViewIfNeeded();
    await until('the time runs', async () => /^\s*\d+ days, /.test((await countdown.textContent()) ?? ''));
  });

  it('have no accessibility violations, and fit a phone’s screen', async () => {
    const { page } = await shop.open('/workshop/');
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await findViolations(page)).toEqual([]);
      await takeScreenshot(page, `page-builder-${width}`);
    }
  });

  it('show their content without JavaScript', async () => {
    const { page } = await shop.open('/workshop/', { javaScript: false });
    for (const text of [
      'Winter',
      'Spring',
      'Harbour Desk Lamp',
      'Open daily',
      'When?',
      'How we work',
      'until 24 December',
    ])
      expect(await page.locator('[data-widget-id]').getByText(text).first().isVisible()).toBe(true);
  });
});

interface Entry {
  readonly id?: string;
  readonly default?: unknown;
  readonly settings?: readonly Entry[];
  readonly sections?: readonly Entry[];
}

/** The values that Page Builder gives a new widget. */
function defaultsOf(schema: unknown): Record<string, unknown> {
  const fields = (entries: readonly Entry[]): Entry[] =>
    entries.flatMap((entry) => [entry, ...fields(entry.settings ?? entry.sections ?? [])]);
  const given = fields(schema as Entry[]).filter((entry) => entry.id !== undefined && 'default' in entry);
  return Object.fromEntries(given.map((entry) => [entry.id, entry.default]));
}
