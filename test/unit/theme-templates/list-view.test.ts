/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { rendered } from './render-data';

const list = (view: string) =>
  rendered(
    { a: { products: [] }, theme_settings: { product_list_display_mode: view } },
    "{{#a}}{{> components/products/grid grid_products=products grid_name='a' grid_size='large' grid_view=../theme_settings.product_list_display_mode}}{{/a}}",
  );

describe('a list of products', () => {
  it.each([
    ['grid', 'productGrid listPlain'],
    ['list', 'productGrid productGrid--list listPlain'],
  ])('is a %s by the setting', async (view, classes) => {
    expect(await list(view)).toContain(`<ul class="${classes}"`);
  });
});
