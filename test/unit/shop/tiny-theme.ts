import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const files: Record<string, string> = {
  'config.json': JSON.stringify({
    template_engine: 'handlebars_v4',
    settings: {
      products_per_page: 2,
      show_fast_cart: true,
      widgets_version: 'of the theme',
      widgets_integrity: '',
    },
    variations: [{ settings: {} }],
    resources: { cart: true },
  }),
  'lang/en.json': JSON.stringify({ hello: 'Hello' }),
  'lang/fr.json': JSON.stringify({ hello: 'Bonjour' }),
  'assets/dist/theme.css': 'body{}',
  'templates/layout/base.html':
    '<!doctype html><html><head>{{{head.scripts}}}</head><body data-nonce="{{nonce}}" data-fast="' +
    '{{theme_settings.show_fast_cart}}" data-widgets="{{theme_settings.widgets_version}} ' +
    '{{theme_settings.widgets_integrity}}">{{#each flash_messages}}<p ' +
    'class="flash">{{{message}}}</p>{{/each}}' +
    '{{#block "page"}}{{/block}}{{{footer.scripts}}}</body></html>',
  'templates/pages/home.html':
    '---\nproducts:\n  featured:\n    limit: {{theme_settings.products_per_page}}\n---\n{{#partial "page"}}' +
    '{{lang "hello"}}{{#each products.featured}}<li>{{name}}</li>{{/each}}{{#each ' +
    'products.new}}<b>{{/each}}' +
    '{{{region name="home_below"}}}{{/partial}}{{> layout/base}}',
  'templates/pages/product.html':
    '{{#partial "page"}}<h1>{{product.title}}</h1>{{#each ' +
    'product.related_products}}<li>{{name}}</li>{{/each}}' +
    '{{#each product.reviews.messages}}<p>{{error}}{{success}}</p>{{/each}}' +
    '<img srcset="{{getImageSrcset product.main_image use_default_sizes=true}}">{{/partial}}{{> ' +
    'layout/base}}',
  'templates/pages/category.html':
    '---\ncategory:\n  products:\n    limit: {{theme_settings.products_per_page}}\n---\n{{#partial "page"}}' +
    '{{#each category.products}}<li>{{name}}</li>{{/each}}{{/partial}}{{> layout/base}}',
  'templates/pages/cart.html': '{{#partial "page"}}{{> components/cart/content}}{{/partial}}{{> layout/base}}',
  'templates/pages/subscribed.html': '{{#partial "page"}}<p>{{errors.length}}</p>{{/partial}}{{> layout/base}}',
  'templates/pages/asking.html':
    '---\ngql: "{ site { product(entityId: 107) { name } } }"\n---\n<p>{{gql.data.site.product.name}}</p>',
  'templates/pages/errors/404.html': '{{#partial "page"}}<h1>Not here</h1>{{/partial}}{{> layout/base}}',
  'templates/components/cart/content.html':
    '{{#each cart.status_messages}}<p class="status">{{{message}}}</p>{{/each}}<ul ' +
    'data-quantity="{{cart.quantity}}">' +
    '{{#each cart.items}}<li>{{quantity}} x {{name}}{{#each options}} [{{name}}: ' +
    '{{value}}]{{/each}}</li>{{/each}}</ul>',
  'templates/components/cart/totals.html': '<p>{{cart.grand_total.formatted}}</p>',
  'templates/components/cart/preview.html':
    '<p data-cart-quantity="{{cart.quantity}}">{{cart.added_item.name}}</p>' +
    '{{#each cart.suggested_products}}<li>{{name}}</li>{{/each}}',
  'templates/components/cart/shipping-quotes.html':
    '{{#each errors}}<b>{{this}}</b>{{/each}}' +
    '{{#each quotes.shipping_methods}}<i>{{id}} {{provider_name}} {{cost.formatted}}</i>{{/each}}',
  'templates/components/cart/modals/gift-wrapping-form.html':
    '<form data-item="{{item_id}}">{{gift_wrappings.length}}</form>',
  'templates/components/products/quick-view.html': '<h2>{{product.title}}</h2>',
  'templates/components/products/bulk-discount-rates-table.html':
    '{{#each bulk_discount_rates}}<tr>{{min}} {{type}} {{discount.formatted}}</tr>{{/each}}',
  'templates/components/search/quick-results.html': '{{#each product_results.products}}<li>{{name}}</li>{{/each}}',
};

/** Writes a theme with a few templates that print the shop's data, into its own folder. */
export function makeTinyTheme(): string {
  const root = mkdtempSync(join(tmpdir(), 'tiny-theme-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}
