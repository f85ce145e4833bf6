import type { Locator, Page } from 'playwright-core';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import type { Contender } from './contender';

/** A control that a shopper presses. The same selectors find it in both themes. */
export interface Pressed {
  readonly name: string;
  /** Selector of what is pressed, if it may be out of sight. */
  readonly control?: string;
  readonly press: (page: Page) => Promise<unknown>;
  /** Selector of the response: the element appears, or its text changes. */
  readonly shown?: string;
}

/** Consecutive presses on one page. */
export interface PressedPage {
  readonly path: string;
  readonly width: number;
  /** Runs before anything is measured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly presses: readonly Pressed[];
}

const form = 'form[data-cart-item-add]';
/** The element with the product's SKU, which follows the choices. */
export const sku = '.productView [data-product-sku]';
const tabs = '.productView-description [data-tab] a';
const button = '#form-action-addToCart';
const step = `${form} [data-action="inc"]`;

/** Presses without the driver's own check of the target, whose script would run within the measured press. */
const press = (control: Locator): Promise<void> => control.click({ force: true });

const inView = (selector: string) => (page: Page) => press(page.locator(selector).filter({ visible: true }).first());

const labelOf = (option: number, value: number): string => `${form} label[for$="_${option}_${value}"]`;

/** The ids of a product's first option and of two of its values. Neither is selected when the page loads. */
export function choicesOf({ name, options }: ProductRecord): { option: number; first: number; again: number } {
  const [option] = options.filter((one) => 'values' in one);
  const [, first, again] = option && 'values' in option ? option.values : [];
  if (!option || !first || !again) throw new Error(`${name} has no list of three values`);
  return { option: option.id, first: first.id, again: again.id };
}

/** The first choice that a shopper makes. The SKU changes when the page has the shop's response. */
export function firstChoice(product: ProductRecord): Pressed {
  const { option, first } = choicesOf(product);
  const control = labelOf(option, first);
  return { name: 'option choice, first', control, press: inView(control), shown: sku };
}

/** The press on *Add to cart*, until the cart preview is open. */
export const addToCart: Pressed = {
  name: 'add to cart',
  control: button,
  press: inView(button),
  shown: '#previewModal .previewCart',
};

/** The press on the *Quick view* of a card. */
export const quickView: Pressed = {
  name: 'quick view',
  press: async (page) => {
    const card = page.locator('.card', { has: page.locator('.quickview') }).first();
    // On a wide screen one theme shows the link on hover only.
    await card.hover();
    await press(card.locator('.quickview'));
  },
  shown: '.productView--quickView',
};

/** The presses on the pages of a shop. */
export function pressedPages(product: ProductRecord, { searchOpener }: Contender): readonly PressedPage[] {
  const { option, again } = choicesOf(product);
  const nextChoice = labelOf(option, again);
  return [
    {
      path: `/${product.slug}/`,
      width: 1280,
      presses: [
        firstChoice(product),
        { name: 'option choice, again', control: nextChoice, press: inView(nextChoice), shown: sku },
        { name: 'quantity step', control: step, press: inView(step) },
        { name: 'tab', control: tabs, press: (page) => press(page.locator(tabs).nth(1)) },
        { name: 'tab, again', control: tabs, press: (page) => press(page.locator(tabs).nth(0)) },
        addToCart,
      ],
    },
    {
      path: '/',
      width: 390,
      presses: [
        { name: 'drawer', press: inView('[data-mobile-menu-toggle]') },
        { name: 'menu item in the drawer', press: inView('#menu .navPages-action.has-subMenu') },
      ],
    },
    {
      path: '/workshop/',
      width: 1280,
      prepare: async (page) => {
        if (searchOpener) await page.locator(searchOpener).first().click();
        await inView('[data-search-quick]')(page);
      },
      presses: [{ name: 'search key', press: (page) => page.keyboard.press('l') }],
    },
    { path: '/workshop/', width: 1280, presses: [quickView] },
  ];
}
