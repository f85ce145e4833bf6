import type { Locator } from 'playwright-core';
import { type Behaviour, onStage, type Stage } from './behaviour';
import type { Shopper } from './shopper';

const home: Stage = { path: '/', widths: [1280] };
const withHero: Stage = { ...home, settings: { slides: 3 } };

const hero = ({ page }: Shopper) => page.locator('.heroCarousel').first();
const products = ({ page }: Shopper) => page.locator('.productCarousel').first();
/** The texts of the elements that are completely between the left and the right edge of a carousel. */
const inView = async (carousel: Locator, selector: string) => [
  ...new Set(
    await carousel.evaluate((element, wanted) => {
      const around = element.getBoundingClientRect();
      const isIn = (one: Element) => {
        const { left, right } = one.getBoundingClientRect();
        return left >= around.left - 1 && right <= around.right + 1 && right - left > 1;
      };
      const text = (one: Element) => one.textContent?.replace(/\s+/g, ' ').trim();
      return [...element.querySelectorAll(wanted)].filter(isIn).map(text);
    }, selector),
  ),
];
const slide = async (shopper: Shopper) => (await inView(hero(shopper), '.heroCarousel-title'))[0];
/** The number of the slide in view, in the order of the page. Copies that a script makes have the same titles. */
const slideNumber = async (shopper: Shopper) => {
  const titles = await hero(shopper)
    .locator('[data-hero-slide]:not(.slick-cloned) .heroCarousel-title')
    .evaluateAll((all) => all.map((one) => one.textContent?.replace(/\s+/g, ' ').trim()));
  return titles.indexOf((await slide(shopper)) ?? '');
};
const pause = async (shopper: Shopper) => {
  await shopper.press(/Pause/, hero(shopper));
  await shopper.settle();
};
/** By how many of the three slides an action leads on: a slow page may have changed the slide before it paused. */
const steps = async (shopper: Shopper, act: () => Promise<unknown>) => {
  await pause(shopper);
  const first = await slideNumber(shopper);
  await act();
  await shopper.settle();
  return { steps: ((await slideNumber(shopper)) - first + 3) % 3 };
};
const cards = (shopper: Shopper) => inView(products(shopper), '.card-title');

/** The carousels of the home page. */
export const homeBehaviours: readonly Behaviour[] = [
  ...onStage(
    { ...withHero, widths: [375, 1280] },
    {
      'hero: the next arrow': (shopper) =>
        steps(shopper, () => shopper.press(shopper.find('.slick-next', hero(shopper)))),
    },
  ),
  ...onStage(withHero, {
    'hero: the previous arrow': (shopper) =>
      steps(shopper, () => shopper.press(shopper.find('.slick-prev', hero(shopper)))),
    'hero: a dot shows its slide': async (shopper) => {
      await pause(shopper);
      await shopper.press(shopper.find('.slick-dots li:nth-child(3) button', hero(shopper)));
      await shopper.settle();
      return { slide: await slide(shopper) };
    },
    'hero: the slides change on their own': async (shopper) => {
      const first = await slide(shopper);
      let second = first;
      for (let waited = 0; waited < 12 && second === first; waited += 1) {
        await shopper.page.waitForTimeout(1_000);
        second = (await slide(shopper)) ?? first;
      }
      return { hasChanged: second !== first };
    },
    'hero: pause and play': async (shopper) => {
      const names = async () =>
        (await hero(shopper).getByRole('button').allInnerTexts())
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
        // Arrows may appear when the carousel is seen.
        await products(shopper).scrollIntoViewIfNeeded();
        await shopper.settle();
        const next = shopper.find('.slick-next:not(.slick-disabled):not([disabled])', products(shopper));
        const before = await cards(shopper);
        await next.click();
        await shopper.settle();
        return { before, after: await cards(shopper) };
      },
    },
  ),
];
