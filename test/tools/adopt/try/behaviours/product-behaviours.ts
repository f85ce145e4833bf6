import { type Behaviour, onStage, type Stage } from './behaviour';
import type { Shopper } from './shopper';

const on = (path: string, more: Partial<Stage> = {}): Stage => ({ path, widths: [1280], ...more });
const lamp = '/harbour-desk-lamp/';

/** The file of the large picture, without its size. */
const picture = async ({ page }: Shopper) => {
  const source = await page
    .locator('[data-image-gallery-main] img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc || image.src);
  return source.split('/').at(-1)?.replace(/\?.*/, '');
};
const players = ({ page }: Shopper) =>
  page
    .locator('iframe[src*="youtube"]')
    .evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).src.replace(/^.*embed\/|\?.*/g, '')));
const openReviewForm = async (shopper: Shopper) => {
  await shopper.press('Write a Review');
  await shopper.settle();
};
const submitReview = (shopper: Shopper) => shopper.press(shopper.find('[value="Submit Review"]'));

/** A product's page, apart from its form. */
export const productBehaviours: readonly Behaviour[] = [
  ...onStage(on(lamp, { widths: [375, 1280] }), {
    'tabs: another tab shows its panel': (shopper) => shopper.sees(() => shopper.press('Warranty Information')),
    'write a review: the link opens the dialog': (shopper) => shopper.sees(() => shopper.press('Write a Review')),
  }),
  ...onStage(on(lamp), {
    'tabs: the reviews': (shopper) => shopper.sees(() => shopper.press(/^2 Reviews$/)),
    'reviews: they fold': async (shopper) => {
      await shopper.press(/^2 Reviews$/);
      await shopper.settle();
      return shopper.sees(() => shopper.press(shopper.find('#product-reviews .toggleLink, #product-reviews summary')));
    },
    'reviews: the link below the name opens them': async (shopper) => {
      const { appeared, gone } = await shopper.after(() => shopper.press(/\(2 reviews\)/));
      return { appeared, gone };
    },
    'write a review: an empty form names what is missing': async (shopper) => {
      await openReviewForm(shopper);
      const { appeared } = await shopper.after(() => submitReview(shopper));
      return { appeared };
    },
    'write a review: a message goes when its field is filled in': async (shopper) => {
      await openReviewForm(shopper);
      await submitReview(shopper);
      await shopper.settle();
      const { gone } = await shopper.after(async () => {
        await shopper.type('revtitle', 'A lamp for life');
        await shopper.page.keyboard.press('Tab');
      });
      return { gone };
    },
    'write a review: a complete form is sent': async (shopper) => {
      await openReviewForm(shopper);
      await shopper.page.locator('[name="revrating"]').selectOption('5');
      await shopper.type('revfromname', 'Ada');
      if (await shopper.page.locator('.writeReview-form [name="email"]').isVisible())
        await shopper.page.locator('.writeReview-form [name="email"]').fill('ada@example.com');
      await shopper.type('revtitle', 'A lamp for life');
      await shopper.type('revtext', 'It stands where it is put.');
      await submitReview(shopper);
      await shopper.settle();
      return { says: (await shopper.seen()).filter((line) => /thank|review (has|was|will)|approv/i.test(line)) };
    },
    'write a review: Escape closes the dialog': async (shopper) => {
      await openReviewForm(shopper);
      const { gone } = await shopper.after(() => shopper.page.keyboard.press('Escape'));
      return { gone };
    },
    'write a review: its button closes the dialog': async (shopper) => {
      await openReviewForm(shopper);
      const { gone } = await shopper.after(() => shopper.press(shopper.find('#modal-review-form .modal-close')));
      return { gone };
    },
    'pictures: a thumbnail shows its picture': async (shopper) => {
      const first = await picture(shopper);
      await shopper.press(shopper.find('[data-image-gallery-item] >> nth=1'));
      await shopper.settle();
      return { first, second: await picture(shopper) };
    },
    'pictures: the pointer enlarges the picture': async (shopper) => {
      const main = shopper.find('[data-image-gallery-main]');
      await main.hover();
      await shopper.settle();
      await main.hover({ position: { x: 150, y: 150 } });
      await shopper.settle();
      const isEnlarged = await main.locator('.easyzoom-flyout').filter({ visible: true }).count();
      return { isEnlarged: isEnlarged > 0 };
    },
    'related products: another tab shows its panel': async (shopper) => {
      const shown = ({ page }: Shopper) =>
        page.locator('.productCarousel').filter({ visible: true }).locator('.card-title').first();
      const first = (await shown(shopper).innerText()).trim();
      await shopper.press('Customers Also Viewed');
      await shopper.settle();
      return { first, second: (await shown(shopper).innerText()).trim() };
    },
  }),
  ...onStage(on(`${lamp}#product-reviews`), {
    'reviews: the URL opens them': async (shopper) => ({
      reviews: (await shopper.seen()).filter((line) => /Solid|Good lamp/.test(line)),
    }),
  }),
  ...onStage(on(`${lamp}#write_review`), {
    'write a review: the URL opens the dialog': async (shopper) => ({
      fields: (await shopper.seen()).filter((line) => /Review Subject|Select Rating|Submit Review/.test(line)),
    }),
    'write a review: the hash goes with the dialog': async (shopper) => {
      const { url } = await shopper.after(() => shopper.page.keyboard.press('Escape'));
      return { url };
    },
  }),
  ...onStage(on('/storm-lantern/'), {
    'videos: another video is played': async (shopper) => {
      await shopper.press(shopper.find('[data-video-item] >> nth=1'));
      await shopper.settle();
      return { players: await players(shopper) };
    },
    'videos: the section folds': (shopper) => shopper.sees(() => shopper.press(/Hide Videos/)),
  }),
  // On a product's page the reference theme's script takes the link away until an option is chosen.
  ...onStage(on('/textiles-workwear/', { widths: [375, 1280] }), {
    'bulk prices: the link of a card opens the dialog': (shopper) =>
      shopper.sees(() => shopper.press('Buy in bulk and save')),
  }),
  ...onStage(on('/textiles-workwear/'), {
    'bulk prices: Escape closes the dialog': async (shopper) => {
      await shopper.press('Buy in bulk and save');
      await shopper.settle();
      return shopper.sees(() => shopper.page.keyboard.press('Escape'));
    },
  }),
  ...onStage(on('/enamel-mug/'), {
    'bulk prices: the link of a product opens the dialog': async (shopper) => {
      await shopper.press(shopper.find('label:has([title="Coal"])'));
      await shopper.settle();
      return shopper.sees(() => shopper.press('Buy in bulk and save'));
    },
  }),
  ...onStage(on('/clamp-base/'), {
    'wish list: a guest adds and is asked to sign in': async (shopper) => {
      await shopper.press('Add to Wish List');
      await shopper.settle();
      const { url } = await shopper.after(() => shopper.press(shopper.find('[value="Add to My Wish List"]')));
      return { url };
    },
  }),
  ...onStage(on('/clamp-base/', { signedIn: true }), {
    'wish list: the lists open': (shopper) => shopper.sees(() => shopper.press('Add to Wish List')),
    'wish list: a product is added to a list': async (shopper) => {
      await shopper.press('Add to Wish List');
      await shopper.settle();
      const { url } = await shopper.after(() => shopper.press(shopper.find('[data-wishlist-add] [type="submit"]')));
      return { url };
    },
  }),
  ...onStage(on('/clamp-base/', { isNative: true }), {
    'share: the links': async ({ page }) => ({
      links: await page
        .locator('.socialLinks a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('title'))),
    }),
  }),
];
