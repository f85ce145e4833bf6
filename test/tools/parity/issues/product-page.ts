import type { Locator, Page } from 'playwright-core';
import type { ProductOption } from '../../../shop/catalogue/option-record';
import type { ProductRecord, Variant } from '../../../shop/catalogue/product-record';
import { untilQuiet } from '../../../support/driver/until-quiet';
import { chooseValue } from '../../../support/shopping/choose-option';
import type { IssueShop } from './issue';

/** The parts of a product's page. */
export const formOf = (page: Page): Locator => page.locator('.productView form[data-cart-item-add]').first();
export const buttonOf = (page: Page): Locator => formOf(page).locator('#form-action-addToCart');

/**
 * Finds a product of the catalogue.
 *
 * @throws when there is none with this slug
 */
export function findProduct({ server }: IssueShop, slug: string): ProductRecord {
  const product = server.world.catalogue.products.find((one) => one.slug === slug);
  if (!product) throw new Error(`the catalogue has no "${slug}"`);
  return product;
}

/** Finds an option, with the name of its fields. */
export function findOption(product: ProductRecord, name: string): { option: ProductOption; field: string } {
  const option = product.options.find((one) => one.name === name);
  if (!option) throw new Error(`${product.name} has no option "${name}"`);
  return { option, field: `attribute[${option.id}]` };
}

/** The id of an option's value, by the value's label. */
export function valueOf(product: ProductRecord, name: string, label: string): number {
  const { option } = findOption(product, name);
  const value = 'values' in option ? option.values.find((one) => one.label === label) : undefined;
  if (!value) throw new Error(`${name} has no value "${label}"`);
  return value.id;
}

/** Chooses a value by its label, and waits for the page. */
export async function choose(page: Page, product: ProductRecord, name: string, label: string): Promise<void> {
  await chooseValue(formOf(page), findOption(product, name).field, valueOf(product, name, label));
  await untilQuiet(page);
}

/** The first variant that has a value. */
export function variantOf(product: ProductRecord, name: string, label: string): Variant {
  const value = valueOf(product, name, label);
  const variant = product.variants.find(({ values }) => [...values.values()].includes(value));
  if (!variant) throw new Error(`${label} makes no variant`);
  return variant;
}

/** Whether a shopper can press the button. */
export const isOffered = async (button: Locator): Promise<boolean> =>
  (await button.isVisible()) && (await button.isEnabled()) && (await button.getAttribute('aria-disabled')) !== 'true';
