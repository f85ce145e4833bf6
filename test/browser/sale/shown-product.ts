import type { Locator } from 'playwright-core';

/** The visible texts of a product with its current choice. Absent fields are not visible. */
export interface ShownProduct {
  readonly sku?: string;
  readonly upc?: string;
  readonly weight?: string;
  readonly stock?: string;
  readonly message?: string;
  readonly withTax?: string;
  readonly withoutTax?: string;
  readonly wasWithTax?: string;
  readonly wasWithoutTax?: string;
  readonly rrpWithTax?: string;
  readonly rrpWithoutTax?: string;
  readonly saved?: string;
  readonly picture?: string;
  /** Whether the button can be pressed. */
  readonly canBeBought: boolean;
  /** Ids of the visible values, including all entries of drop-down lists. */
  readonly values: readonly string[];
  /** Ids of the values that are marked as sold out. */
  readonly soldOut: readonly string[];
}

const fields = {
  sku: '[data-product-sku]',
  upc: '[data-product-upc]',
  weight: '[data-product-weight]',
  stock: '[data-product-stock]',
  message: '.productAttributes-message .alertBox-message',
  withTax: '[data-product-price-with-tax]',
  withoutTax: '[data-product-price-without-tax]',
  wasWithTax: '[data-product-non-sale-price-with-tax]',
  wasWithoutTax: '[data-product-non-sale-price-without-tax]',
  rrpWithTax: '[data-product-rrp-with-tax]',
  rrpWithoutTax: '[data-product-rrp-price-without-tax]',
  saved: '[data-product-price-saved]',
} as const;

/**
 * Reads the visible data of a product.
 *
 * @param soldOutWords the shop's text for values that are out of stock
 */
export async function shownProduct(product: Locator, soldOutWords = ''): Promise<ShownProduct> {
  return product.evaluate(
    (element, { selectors, words }) => {
      const isShown = (node: Element) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const text = (node: Element | undefined) => node?.textContent?.replace(/\s+/g, ' ').trim() || undefined;
      const shown = Object.fromEntries(
        Object.entries(selectors)
          .map(([name, selector]) => [name, text([...element.querySelectorAll(selector)].find(isShown))] as const)
          .filter(([, found]) => found !== undefined),
      );
      const values = [...element.querySelectorAll<HTMLElement>('[data-product-attribute-value]')].filter((value) =>
        value instanceof HTMLOptionElement ? !value.hidden && !value.disabled : isShown(value),
      );
      const idOf = (value: HTMLElement) => value.dataset.productAttributeValue ?? '';
      const button = element.querySelector<HTMLButtonElement>('#form-action-addToCart, [data-button-type="add-cart"]');
      const picture = element.querySelector<HTMLImageElement>('[data-main-image]');
      return {
        ...shown,
        ...(picture && { picture: new URL(picture.src).pathname }),
        canBeBought: button !== null && isShown(button) && !button.disabled,
        values: values.map(idOf),
        soldOut: words ? values.filter((value) => value.textContent?.trim().endsWith(`(${words})`)).map(idOf) : [],
      };
    },
    { selectors: fields, words: soldOutWords },
  );
}
