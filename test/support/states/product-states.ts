import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { closeDialog } from './close-dialog';
import type { OpenedState, Scene, State } from './state';

const lamp = '/harbour-desk-lamp/';

const view = ({ page }: Scene) => page.locator('main .productView');
const add = (scene: Scene) => view(scene).locator('#form-action-addToCart').click();
const showPreview = async (scene: Scene) => {
  await add(scene);
  await scene.page.locator('#previewModal[open] .previewCart').waitFor();
};
const refuse = async ({ page }: Scene, press: () => Promise<unknown>) => {
  await press();
  await page.locator('main .form-field--error').first().waitFor();
};
const openReview = async ({ page }: Scene) => {
  const summary = page.locator('#write_review > summary');
  await summary.click();
  await page.locator('#revtitle_input').waitFor();
};

/** A product page after it was opened, one for each kind of product. */
const opened = (name: string, slug: string): OpenedState => ({ name: `product-${name}`, path: `/${slug}/` });

/** Videos are on other hosts, which tests never reach. */
const withoutVideos = async ({ page }: Scene) => {
  await page.route('https://i.ytimg.com/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h16v9H0z" fill="#777"/></svg>',
    }),
  );
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Video</title><main><h1>Video</h1></main></html>',
    }),
  );
};

/** The product pages and their states. */
export const productStates: readonly State[] = [
  {
    name: 'product-after-others',
    path: '/claw-hammer/',
    settings: { themeSettings: { show_recent_products: true } },
    prepare: ({ page }) => page.addInitScript(`localStorage['recent-products'] = '[["101",9e12],["103",9e12]]'`),
    reach: async ({ page }) => {
      await page.mouse.move(10, 10);
      await page.mouse.move(30, 30);
      await page.locator('[data-widget="product-recent"] .product').first().waitFor();
    },
  },
  opened('with-pictures', 'harbour-desk-lamp'),
  {
    name: 'product-picture-chosen',
    continues: true,
    reach: async ({ page }) => {
      const second = page.locator('[data-image-gallery-item]').nth(1);
      await second.click();
      await second.and(page.locator('[aria-current="true"]')).waitFor();
    },
  },
  {
    name: 'product-zoomed',
    continues: true,
    screen: 'wide',
    reach: async (scene) => {
      await scene.page.locator('[data-image-gallery-main] [data-part="pictures"]').hover();
      await scene.page.locator('.productView-zoom').waitFor();
    },
  },
  {
    name: 'product-pictures-on-whole-screen',
    continues: true,
    reach: async ({ page }) => {
      await page.locator('[data-image-gallery-main] a[tabindex="0"]').click();
      await page.locator('.viewer[open]').waitFor();
    },
  },
  {
    name: 'product-bar',
    continues: true,
    isScrolled: true,
    reach: async (scene) => {
      await closeDialog(scene);
      await scene.page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await scene.page.locator('.buyBar-inner').waitFor();
    },
  },
  {
    name: 'product-tab',
    continues: true,
    reach: async ({ page }) => {
      await page.locator('[href$="#tab-warranty"]').click();
      await page.locator('#tab-warranty').waitFor();
    },
  },
  { name: 'product-review-open', continues: true, reach: openReview },
  {
    name: 'product-review-refused',
    continues: true,
    reach: (scene) => refuse(scene, () => scene.page.locator('.writeReview-form [type="submit"]').click()),
  },
  {
    name: 'product-review-sent',
    continues: true,
    reach: async ({ page }) => {
      await page.locator('#rating-rate').selectOption('5');
      await page.locator('#email_input').fill('ada@example.com');
      await page.locator('#revtitle_input').fill('A lamp for life');
      await page.locator('#revtext_input').fill('It stands where it is put.');
      await page.locator('.writeReview-form [type="submit"]').click();
      await page.locator('.productReviews .alertBox').waitFor();
    },
  },
  { name: 'product-signed-in', path: lamp, isSignedIn: true },
  {
    name: 'wish-list-menu',
    continues: true,
    reach: async ({ page }) => {
      await page.locator('.wishlistMenu summary').click();
      await page.locator('.wishlistMenu [data-wishlist]').waitFor();
    },
  },
  { name: 'product-both-taxes', path: lamp, settings: { taxDisplay: 'both' } },
  { name: 'product-prices-hidden', path: lamp, settings: { hidePricesFromGuests: true } },
  opened('plain', 'clamp-base'),
  {
    name: 'product-share',
    continues: true,
    reach: async ({ page }) => {
      await page.locator('.passOn > summary').click();
      await page.locator('.passOn-list a').first().waitFor();
    },
  },
  { name: 'cart-preview', continues: true, reach: showPreview },
  {
    name: 'cart-preview-failed',
    continues: true,
    complaint: /cart preview|status of 500/,
    reach: async (scene) => {
      await closeDialog(scene);
      scene.world.faults.add({ kind: 'status', path: '/cart.php', status: 500 });
      await add(scene);
      await scene.page.locator('#previewModal[open] .previewCart-failure').waitFor();
    },
  },
  {
    name: 'product-refused',
    continues: true,
    reach: async (scene) => {
      await closeDialog(scene);
      const clamp = makeCatalogue().products.find(({ slug }) => slug === 'clamp-base');
      scene.world.stock.set(clamp!, null, 0);
      await add(scene);
      await scene.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'product-with-wallet',
    path: '/clamp-base/',
    settings: { wallet: true },
    reach: ({ page }) => page.locator('#pear-product-102 iframe').waitFor(),
  },
  {
    name: 'cart-preview-with-wallet',
    continues: true,
    reach: async (scene) => {
      await showPreview(scene);
      await scene.page.locator('#pear-preview iframe').waitFor();
    },
  },
  opened('with-every-field', 'hand-painted-sign'),
  {
    name: 'product-nothing-chosen',
    continues: true,
    reach: (scene) => refuse(scene, () => add(scene)),
  },
  opened('pick-list', 'host-hamper'),
  {
    name: 'product-not-picked',
    continues: true,
    reach: (scene) => refuse(scene, () => add(scene)),
  },
  opened('paired-products', 'paint-brush-set'),
  {
    name: 'product-picked-later',
    continues: true,
    reach: async (scene) => {
      await view(scene).locator('[value="1230103"]', { hasText: /\d\d/ }).waitFor({ state: 'attached' });
      await view(scene).locator('select:has([value="1230103"])').selectOption('1230103');
      await view(scene).locator('[name="qty[]"]').first().fill('6');
      await view(scene).getByRole('status').getByRole('listitem').waitFor();
    },
  },
  opened('bulk-rates', 'linen-tea-towels'),
  {
    name: 'product-wrong-quantity',
    continues: true,
    reach: async (scene) => {
      await view(scene).locator('[name="qty[]"]').first().fill('many');
      await view(scene).locator('[name="qty[]"]').first().blur();
      await view(scene).locator('[data-widget="quantity"] [data-part="error"]:not(:empty)').waitFor();
    },
  },
  {
    name: 'product-bulk-prices',
    continues: true,
    reach: async ({ page }) => {
      await page.locator('.bulkPricing-open').click();
      await page.locator('.bulkPricing-dialog[open] table').waitFor();
    },
  },
  { ...opened('videos', 'storm-lantern'), prepare: withoutVideos },
  {
    name: 'product-later',
    continues: true,
    reach: async (scene) => {
      await view(scene).locator('[name="qty[]"]').first().fill('30');
      await view(scene).locator('[name="qty[]"]').first().blur();
    },
  },
  {
    name: 'product-video-playing',
    continues: true,
    reach: async ({ page }) => {
      await page.locator('[data-video-item]').first().click();
      await page.locator('.videoGallery-player iframe').waitFor();
    },
  },
  {
    name: 'product-chosen',
    path: '/milking-stool/',
    reach: async (scene) => {
      await view(scene).locator('[data-product-attribute] label').nth(1).click();
      await scene.page.waitForTimeout(50);
    },
  },
  opened('sold-out', 'dovetail-saw'),
  opened('call-for-price', 'joiners-workbench'),
  opened('not-for-sale', 'bench-vice'),
  opened('pre-order', 'station-clock'),
  opened('right-to-left', 'copper-teapot'),
  opened('no-picture', 'offcuts-box'),
  opened('pictured-list', 'ladder-back-chair'),
  opened('bulk-percent', 'enamel-mug'),
  opened('long-words', 'coat-and-tool-rack'),
  opened('hidden-values', 'linseed-paint'),
  opened('odd-letters', 'knife-and-board'),
  opened('packs', 'wood-screws'),
  opened('many-reviews', 'workshop-apron'),
];
