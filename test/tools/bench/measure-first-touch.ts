import type { Browser, Page } from 'playwright-core';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { slowProcessor } from '../../support/driver/throttle';
import type { Contender } from './contender';
import { type Figure, figureOf } from './figure';
import { openBenchPage } from './open-bench-page';
import { choicesOf, type Pressed, pressedPages, quickView } from './presses';
import { measurePress, watchPresses } from './watch-presses';

/** Milliseconds within which a press must have a visible effect. */
const target = 100;

/** A press on a page on which only the loader has run, and the sign of its response: native behaviour, or `aria-busy`. */
interface FirstTouch extends Pressed {
  readonly path: string;
  readonly shown: string;
}

function firstTouches(ours: Contender, product: ProductRecord): readonly FirstTouch[] {
  const path = `/${product.slug}/`;
  const { option, first } = choicesOf(product);
  const values: Readonly<Record<string, string>> = {
    'option choice, first': `form[data-cart-item-add] [name="attribute[${option}]"][value="${first}"]:checked`,
    'quantity step': 'form[data-cart-item-add] [name="qty[]"]',
    tab: '.productView-description [data-tab] a:is([aria-busy], [aria-selected="true"])',
    'add to cart': '#form-action-addToCart[aria-busy], #previewModal .previewCart',
  };
  const onProduct = pressedPages(product, ours).find((one) => one.path === path)?.presses ?? [];
  return [
    ...onProduct.flatMap((press) => {
      const shown = values[press.name];
      return shown === undefined ? [] : [{ ...press, path, shown }];
    }),
    { ...quickView, path: '/workshop/', shown: '.quickview[aria-busy], .productView--quickView' },
    {
      name: 'menu',
      path: '/',
      press: (page) => page.locator('#menu summary').filter({ visible: true }).first().click(),
      shown: '#menu details[open] a',
    },
  ];
}

/** Measures the first press on pages on which only the loader has run, with the processor slowed to a quarter. */
export async function measureFirstTouch(
  browser: Browser,
  ours: Contender,
  product: ProductRecord,
  rounds: number,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const touch of firstTouches(ours, product)) {
    const found: number[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await touchOnce(browser, ours, touch));
    const what = `nothing has run: ${touch.name}, press to its response in sight`;
    figures.push(figureOf(what, 'ms', { ours: found, theirs: [] }, { target }));
  }
  return figures;
}

async function touchOnce(browser: Browser, ours: Contender, { path, press, shown }: FirstTouch): Promise<number> {
  const { page, context } = await openBenchPage(browser, ours, path, {
    width: 1280,
    before: async (opened) => {
      await watchPresses(opened);
      // The page never becomes idle, so nothing mounts by itself.
      await opened.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    },
  });
  try {
    await untilLoaderRuns(page);
    await slowProcessor(page, 4);
    return (await measurePress(page, () => press(page), shown)).shown;
  } finally {
    await context.close();
  }
}

/** @throws Error when a slot is mounted: then the press would not be the first interaction */
async function untilLoaderRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => !!window.storefrontWidgets?.version);
  const mounted = await page.locator('[data-widget-status="mounted"]').count();
  if (mounted > 0) throw new Error(`${mounted} slots of ${page.url()} are mounted before the first touch`);
}
