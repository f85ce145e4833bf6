import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The template of a product, and the line before which the widgets stand: in our theme, in Cornerstone, in a small fork. */
const product = 'templates/components/products/product-view.html';
const last =
  /^.*(?:<div id="b3Container__shoppinglist|\{\{#if settings\.show_wishlist\}\}|id="add-to-cart-wrapper").*$/m;

const slots = `{{> components/widgets/acme-size-guide guide_title='Sizes'}}
{{#each product.options}}{{#if @first}}{{> components/widgets/acme-configurator configured_option=this configured_price=../product.price.without_tax.formatted}}{{/if}}{{/each}}
`;

/**
 * Copies a theme and gives it two widgets of its own on each product: a size guide with a dialog, and a configurator that
 * changes the product's choice. They are not built yet.
 *
 * @returns the folder of the copy
 */
export function withOwnWidgets(theme: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'storefront-own-'));
  cpSync(theme, copy, { recursive: true, filter: (file) => !['.git', 'node_modules'].includes(basename(file)) });
  cpSync('test/support/own-widgets/theme', copy, { recursive: true });
  const path = join(copy, product);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(last, (line) => `${slots}${line}`);
  if (after === before) throw new Error(`${path} has no place for the widgets`);
  writeFileSync(path, after);
  return copy;
}
