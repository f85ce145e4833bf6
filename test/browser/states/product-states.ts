import { makeCatalogue } from '../../shop/catalogue/catalogue';
import type { Scene, State } from './state';

const lamp = '/harbour-desk-lamp/';
const plain = '/clamp-base/';

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

/** Every kind of product once, as its page shows it to begin with. */
const kinds: Readonly<Record<string, string>> = {
  'with-pictures': 'harbour-desk-lamp',
  plain: 'clamp-base',
  'with-every-field': 'hand-painted-sign',
  'sold-out': 'dovetail-saw',
  'call-for-price': 'joiners-workbench',
  'not-for-sale': 'bench-vice',
  'pre-order': 'station-clock',
  'right-to-left': 'copper-teapot',
  'no-picture': 'offcuts-box',
  'pick-list': 'host-hamper',
  'pictured-list': 'ladder-back-chair',
  'paired-products': 'paint-brush-set',
  'bulk-rates': 'linen-tea-towels',
  'bulk-percent': 'enamel-mug',
  'long-words': 'coat-and-tool-rack',
  videos: 'storm-lantern',
  'hidden-values': 'linseed-paint',
  'odd-letters': 'knife-and-board',
  packs: 'wood-screws',
  'many-reviews': 'workshop-apron',
};

/** The pictures of videos are elsewhere, where no test goes. */
const withoutVideoPictures = ({ page }: Scene) =>
  page.route('https://i.ytimg.com/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h16v9H0z" fill="#777"/></svg>',
    }),
  );

const opened: readonly State[] = Object.entries(kinds).map(([name, slug]) => ({
  name: `product-${name}`,
  path: `/${slug}/`,
  ...(name === 'videos' ? { prepare: withoutVideoPictures } : {}),
}));

/** The pages of products, and what becomes of them. */
export const productStates: readonly State[] = [
  ...opened,
  { name: 'product-signed-in', path: lamp, isSignedIn: true },
  { name: 'product-both-taxes', path: lamp, settings: { taxDisplay: 'both' } },
  { name: 'product-prices-hidden', path: lamp, settings: { hidePricesFromGuests: true } },
  {
    name: 'product-chosen',
    path: '/milking-stool/',
    reach: async (scene) => {
      await view(scene).locator('[data-product-attribute] label').nth(1).click();
      await scene.page.waitForTimeout(50);
    },
  },
  {
    name: 'product-picture-chosen',
    path: lamp,
    reach: async ({ page }) => {
      const second = page.locator('[data-image-gallery-item]').nth(1);
      await second.click();
      await second.and(page.locator('[aria-current="true"]')).waitFor();
    },
  },
  { name: 'product-not-picked', path: '/host-hamper/', reach: (scene) => refuse(scene, () => add(scene)) },
  { name: 'product-nothing-chosen', path: '/hand-painted-sign/', reach: (scene) => refuse(scene, () => add(scene)) },
  {
    name: 'product-wrong-quantity',
    path: '/linen-tea-towels/',
    reach: async (scene) => {
      await view(scene).locator('[name="qty[]"]').first().fill('many');
      await view(scene).locator('[name="qty[]"]').first().blur();
      await view(scene).locator('[data-widget="quantity"] [data-part="error"]:not(:empty)').waitFor();
    },
  },
  {
    name: 'product-refused',
    path: '/tape-measure/',
    reach: async (scene) => {
      const tape = makeCatalogue().products.find(({ slug }) => slug === 'tape-measure');
      scene.world.stock.set(tape!, null, 0);
      await add(scene);
      await scene.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'product-later',
    path: '/storm-lantern/',
    prepare: withoutVideoPictures,
    reach: async (scene) => {
      await view(scene).locator('[name="qty[]"]').first().fill('30');
      await view(scene).locator('[name="qty[]"]').first().blur();
    },
  },
  {
    name: 'product-picked-later',
    path: '/paint-brush-set/',
    reach: async (scene) => {
      await view(scene).locator('[value="1230103"]', { hasText: /\d\d/ }).waitFor({ state: 'attached' });
      await view(scene).locator('select:has([value="1230103"])').selectOption('1230103');
      await view(scene).locator('[name="qty[]"]').first().fill('6');
      await view(scene).getByRole('status').getByRole('listitem').waitFor();
    },
  },
  {
    name: 'product-video-playing',
    path: '/storm-lantern/',
    prepare: async (scene) => {
      await withoutVideoPictures(scene);
      await scene.page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Video</title><main><h1>Video</h1></main></html>',
        }),
      );
    },
    reach: async ({ page }) => {
      await page.locator('[data-video-item]').first().click();
      await page.locator('.videoGallery-player iframe').waitFor();
    },
  },
  {
    name: 'product-zoomed',
    path: lamp,
    screen: 'wide',
    reach: async (scene) => {
      await scene.page.locator('[data-image-gallery-main] a').hover();
      await scene.page.locator('.productView-zoom').waitFor();
    },
  },
  {
    name: 'product-tab',
    path: lamp,
    reach: async ({ page }) => {
      await page.locator('[href$="#tab-warranty"]').click();
      await page.locator('#tab-warranty').waitFor();
    },
  },
  {
    name: 'product-share',
    path: plain,
    reach: async ({ page }) => {
      await page.locator('.share > summary').click();
      await page.locator('.share-list a').first().waitFor();
    },
  },
  {
    name: 'product-bulk-prices',
    path: '/linen-tea-towels/',
    reach: async ({ page }) => {
      await page.locator('.bulkPricing-open').click();
      await page.locator('.bulkPricing-dialog[open] table').waitFor();
    },
  },
  { name: 'product-review-open', path: lamp, reach: openReview },
  {
    name: 'product-review-refused',
    path: lamp,
    reach: async (scene) => {
      await openReview(scene);
      await refuse(scene, () => scene.page.locator('.writeReview-form [type="submit"]').click());
    },
  },
  {
    name: 'product-review-sent',
    path: lamp,
    reach: async (scene) => {
      await openReview(scene);
      const { page } = scene;
      await page.locator('#rating-rate').selectOption('5');
      await page.locator('#email_input').fill('ada@example.com');
      await page.locator('#revtitle_input').fill('A lamp for life');
      await page.locator('#revtext_input').fill('It stands where it is put.');
      await page.locator('.writeReview-form [type="submit"]').click();
      await page.locator('.productReviews .alertBox').waitFor();
    },
  },
  {
    name: 'wish-list-menu',
    path: plain,
    isSignedIn: true,
    reach: async ({ page }) => {
      await page.locator('.wishlistMenu summary').click();
      await page.locator('.wishlistMenu [data-wishlist]').waitFor();
    },
  },
  { name: 'cart-preview', path: plain, reach: showPreview },
  {
    name: 'cart-preview-failed',
    path: plain,
    complaint: /cart preview|status of 500/,
    prepare: ({ world }) => world.faults.add({ kind: 'status', path: '/cart.php', status: 500 }),
    reach: async (scene) => {
      await add(scene);
      await scene.page.locator('#previewModal[open] .previewCart-failure').waitFor();
    },
  },
];
