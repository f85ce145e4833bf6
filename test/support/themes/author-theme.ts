import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small foreign theme: the platform's hooks in its own markup. */
const files: Readonly<Record<string, string>> = {
  'config.json':
    '{\n    "name": "Potter",\n    "template_engine": "handlebars_v4",\n    "settings": {\n        "product_size": "500x500"\n    },\n    "variations": [{ "settings": {} }]\n}\n',
  'schema.json': '[\n  { "name": "Colours", "settings": [] }\n]\n',
  'lang/en.json': '{\n    "cart": { "checkout": { "title": "To the till" } }\n}\n',
  'lang/fr-CA.json': '{\n  "cart": {}\n}\n',
  'lang/pt-BR.json': '{\n  "cart": {}\n}\n',
  'lang/fi.json': '{}\n',
  'assets/js/theme/global.js':
    "import quickView from './global/quick-view';\n\nexport default class {\n    onReady() {\n        quickView(this.context);\n        menu();\n    }\n}\n",
  'templates/layout/base.html':
    '<!doctype html>\n<html>\n<head>\n  <title>{{head.title}}</title>\n  {{{head.scripts}}}\n</head>\n<body class="{{#if customer}}known{{/if}}">\n  {{> components/common/cart-link}}\n  {{#block "page"}}{{/block}}\n  {{{footer.scripts}}}\n</body>\n</html>\n',
  'templates/components/common/cart-link.html':
    '<a href="{{urls.cart}}" data-cart-preview>Basket <span class="cart-quantity"></span></a>\n',
  'templates/pages/product.html':
    '---\nproduct:\n  reviews: true\n---\n{{#partial "page"}}\n{{> components/products/product-view}}\n{{/partial}}\n{{> layout/base}}\n',
  'templates/components/products/product-view.html': `<div class="productView" data-product-variant="">
  <div class='productView-price'>{{> components/products/price price=product.price}}</div>
  <dl class="productView-info"><dt class="sku-label"{{#unless product.sku}} style="display: none;"{{/unless}}>No.</dt><dd data-product-sku>{{product.sku}}</dd></dl>
  <form action="{{product.cart_url}}" method=post data-cart-item-add>
    <input type="hidden" name="product_id" value="{{product.id}}">
    <div data-product-option-change style="display:none;">
      {{#each product.options}}{{{dynamicComponent 'components/products/options'}}}{{/each}}
    </div>
    <div class="form-field--increments" data-quantity-change>
      <button data-action="dec">less</button><input class="form-input--incrementTotal" name="qty[]" value=1><button data-action="inc">more</button>
    </div>
    <div class="productAttributes-message" style="display:none"><p class="alertBox-message"></p></div>
    <div id="add-to-cart-wrapper"><input type="submit" id="form-action-addToCart" value="Buy {{product.title}}"></div>
  </form>
</div>
`,
  'templates/components/products/price.html':
    '<div class="price-section price-section--withTax" {{#unless price.with_tax}}style="display: none;"{{/unless}}><span data-product-price-with-tax>{{price.with_tax.formatted}}</span></div>\n',
  'templates/components/products/bulk-discount-rates.html': '',
  'templates/components/products/quick-view.html': '{{> components/products/product-view}}\n',
  'templates/components/products/card.html':
    '<article class="card"><a href="{{url}}">{{name}}</a><a class="quickview" href="{{url}}" data-product-id="{{id}}">Look</a><a data-button-type="add-cart" href="{{add_to_cart_url}}">Buy</a></article>\n',
  'templates/components/products/options/swatch.html':
    '<div data-product-attribute="swatch"><label>{{display_name}}: <span data-option-value></span></label>\n{{#each values}}<input type="radio" name="attribute[{{../id}}]" value="{{id}}" id="a{{id}}"><label data-product-attribute-value="{{id}}" for="a{{id}}">{{label}}</label>{{/each}}</div>\n',
  'templates/pages/category.html':
    '{{#partial "page"}}\n<div class="page">\n  <aside id="faceted-search-container"></aside>\n  <main id="product-listing-container">{{> components/category/product-listing}}</main>\n</div>\n{{/partial}}\n{{> layout/base}}\n',
  'templates/components/category/product-listing.html':
    '{{#each category.products}}{{> components/products/card}}{{/each}}\n',
  'templates/pages/cart.html':
    '{{#partial "page"}}\n<div data-cart>\n  {{> components/cart/page-title}}\n  {{#if cart.items.length}}<div data-cart-content>{{> components/cart/content}}</div><div data-cart-totals></div>{{/if}}\n</div>\n{{/partial}}\n{{> layout/base}}\n',
  'templates/components/cart/page-title.html': '<h1>Your basket</h1>\n',
  'templates/components/cart/content.html': `<table data-cart-quantity="{{cart.quantity}}">{{#each cart.items}}<tr><td><div class="form-increment">
  <button data-cart-update data-cart-itemid="{{id}}" data-action="dec">-</button>
  <input class="cart-item-qty-input" data-cart-itemid="{{id}}" value="{{quantity}}">
  <button data-cart-update data-cart-itemid="{{id}}" data-action="inc">+</button></div></td>
  <td><button class="cart-remove" data-cart-itemid="{{id}}">x</button></td></tr>{{/each}}</table>
`,
  'templates/pages/amp/product.html': '<form data-cart-item-add></form>\n',
};

/** Writes the theme into a new folder and commits it to git. */
export function authorTheme(more: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'author-theme-'));
  for (const [path, text] of Object.entries({ ...files, ...more })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git(folder, 'init', '-q');
  commitAll(folder);
  return folder;
}

/** Commits everything in the folder. */
function commitAll(folder: string): void {
  git(folder, 'add', '-A');
  git(folder, '-c', 'user.name=Potter', '-c', 'user.email=potter@example.com', 'commit', '-qm', 'Keep');
}

/** The text of every file of a folder, without git's own. */
export function allFiles(folder: string, under = ''): Record<string, string> {
  return Object.assign(
    {},
    ...readdirSync(join(folder, under), { withFileTypes: true })
      .filter(({ name }) => name !== '.git')
      .map((entry) => {
        const path = under ? `${under}/${entry.name}` : entry.name;
        return entry.isDirectory() ? allFiles(folder, path) : { [path]: readFileSync(join(folder, path), 'utf8') };
      }),
  );
}

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-C', folder, ...words], { stdio: ['ignore', 'ignore', 'ignore'] });
