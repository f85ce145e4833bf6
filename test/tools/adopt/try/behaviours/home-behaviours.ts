import { onStage, type Behaviour, type Stage } from './behaviour';
import type { Shopper } from './shopper';

const home: Stage = { path: '/', widths: [1280] };
const withHero: Stage = { ...home, settings: { slides: 3 } };

const hero = ({ page }: Shopper) => page.locator('.heroCarousel').first();
/** The slide that the shopper sees: its title, in the middle of the carousel. */
const slide = (shopper: Shopper) =>
  hero(shopper).evaluate((carousel) => {
    const around = carousel.getBoundingClientRect();
    const titles = [...carousel.querySelectorAll('.heroCarousel-title')];
    const shown = titles.find((title) => {
      const { left, right } = title.getBoundingClientRect();
      return left >= around.left && right <= around.right && right > left;
    });
    return shown?.textContent?.trim();
  });
const pause = async (shopper: Shopper) => {
  await shopper.press(/Pause/, hero(shopper));
  await shopper.settle();
};
/** The titles of the cards that the shopper sees in a product carousel. */
const cards = async (shopper: Shopper) => {
  const titles = await shopper.page.locator('.productCarousel').first().locator('.card-title').allTextContents();
  const seen = new Set(await shopper.seen());
  return [...new Set(titles.map((title) => title.replace(/\s+/g, ' ').trim()))].filter((title) => seen.has(title));
};

/** The carousels of the home page. */
export const homeBehaviours: readonly Behaviour[] = [
  ...onStage(
    { ...withHero, widths: [375, 1280] },
    {
      'hero: the next arrow': async (shopper) => {
        await pause(shopper);
        const first = await slide(shopper);
        await shopper.press(shopper.find('.slick-next', hero(shopper)));
        await shopper.settle();
        return { first, second: await slide(shopper) };
      },
    },
  ),
  ...onStage(withHero, {
    'hero: the previous arrow leads from the first slide to the last': async (shopper) => {
      await pause(shopper);
      await shopper.press(shopper.find('.slick-prev', hero(shopper)));
      await shopper.settle();
      return { slide: await slide(shopper) };
    },
    'hero: a dot shows its slide': async (shopper) => {
      await pause(shopper);
      await shopper.press(shopper.find('.slick-dots li:nth-child(3) button', hero(shopper)));
      await shopper.settle();
      return { slide: await slide(shopper) };
    },
    'hero: the slides change on their own': async (shopper) => {
      const first = await slide(shopper);
      const hasChanged = await shopper.page
        .waitForFunction(
          (text) => {
            const titles = [...document.querySelectorAll('.heroCarousel-title')];
            const shown = titles.find((one) => {
              const { left, right } = one.getBoundingClientRect();
              return right > left && left >= 0 && right <= innerWidth;
            });
            return shown !== undefined && shown.textContent?.trim() !== text;
          },
          first,
          { timeout: 9_000 },
        )
        .then(
          () => true,
          () => false,
        );
      return { hasChanged };
    },
    'hero: pause and play': async (shopper) => {
      const names = async () =>
        (await hero(shopper).getByRole('button').allTextContents())
          .filter((text) => /Play|Pause/.test(text))
          .map((text) => text.trim());
      const first = await names();
      await pause(shopper);
      return { first, second: await names() };
    },
  }),
  ...onStage(
    { ...home, widths: [375, 1280] },
    {
      'product carousel: the cards in view': async (shopper) => ({ cards: await cards(shopper) }),
      'product carousel: the next arrow shows the next page': async (shopper) => {
        const next = shopper.find('.productCarousel .slick-next:not(.slick-disabled):not([disabled])');
        const before = await cards(shopper);
        await next.click();
        await shopper.settle();
        return { before, after: await cards(shopper) };
      },
    },
  ),
];
