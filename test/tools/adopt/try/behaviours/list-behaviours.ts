import { type Behaviour, onStage, type Stage } from './behaviour';
import type { Shopper } from './shopper';

const on = (path: string, more: Partial<Stage> = {}): Stage => ({ path, widths: [1280], ...more });
const category = '/kitchen-table/';

const card = ({ page }: Shopper, name: string) => page.locator('article.card').filter({ hasText: name }).first();
const openQuickView = async (shopper: Shopper, name: string) => {
  await card(shopper, name).hover();
  await shopper.settle();
  return shopper.sees(() => shopper.press('Quick view', card(shopper, name)));
};
const compare = async (shopper: Shopper, name: string) => {
  await card(shopper, name).hover();
  await shopper.settle();
  await card(shopper, name).locator('[name="products[]"]').check();
};
const filters = ({ page }: Shopper) => page.locator('#facetedSearch');
/** The products of the list, in order. */
const products = async ({ page }: Shopper) =>
  (await page.locator('#product-listing-container .card-title').allTextContents()).map((title) => title.trim());
const showsFilter = async (shopper: Shopper, path: string) => ({
  ...(await shopper.sees(() => shopper.press(shopper.find(path, filters(shopper))))),
  url: shopper.page.url().replace(/^.*?\/\/[^/]*/, ''),
  products: await products(shopper),
});
const prices = async (shopper: Shopper, least: string, most: string) => {
  await shopper.find('[name="min_price"], [name="price_min"]').fill(least);
  await shopper.find('[name="max_price"], [name="price_max"]').fill(most);
  const { appeared, url } = await shopper.after(() => shopper.press('Update'));
  return { appeared, url, products: await products(shopper) };
};

/** Lists of products: cards, filters, order, pages, and the search page. */
export const listBehaviours: readonly Behaviour[] = [
  ...onStage(on(category), {
    'quick view: it opens': async (shopper) => {
      const { appeared } = await openQuickView(shopper, 'Knife & Board');
      return { appeared };
    },
    'quick view: a product is added in it': async (shopper) => {
      await openQuickView(shopper, 'Knife & Board');
      const { appeared } = await shopper.after(() => shopper.press(shopper.find('#form-action-addToCart')));
      return { appeared, cart: shopper.cart() };
    },
    'quick view: options change in it': async (shopper) => {
      await openQuickView(shopper, 'Enamel Mug');
      const { appeared } = await shopper.after(() => shopper.press(shopper.find('label:has([title="Moss"])')));
      return { appeared };
    },
    'quick view: Escape closes it': async (shopper) => {
      const { appeared } = await openQuickView(shopper, 'Knife & Board');
      const { gone } = await shopper.after(() => shopper.page.keyboard.press('Escape'));
      return { areAllGone: appeared.every((line) => gone.includes(line)) };
    },
    'cards: a product is added': async (shopper) => {
      await card(shopper, 'Knife & Board').hover();
      await shopper.press('Add to Cart', card(shopper, 'Knife & Board'));
      await shopper.settle();
      return { cart: shopper.cart() };
    },
    'compare: two products are chosen and compared': async (shopper) => {
      await compare(shopper, 'Knife & Board');
      await compare(shopper, 'Enamel Mug');
      await shopper.settle();
      const link = shopper.control(/^Compare/, shopper.page.locator('[role="banner"]'));
      const count = (await link.textContent())?.replace(/\s+/g, ' ').trim();
      const { url } = await shopper.after(() => link.click());
      return { count, url };
    },
    'compare: one product is not enough': async (shopper) => {
      await compare(shopper, 'Knife & Board');
      await shopper.settle();
      const link = shopper.control(/^Compare/, shopper.page.locator('[role="banner"]'));
      const { appeared } = await shopper.after(() => link.click());
      return { appeared };
    },
    'compare: a product is taken back': async (shopper) => {
      await compare(shopper, 'Knife & Board');
      await compare(shopper, 'Enamel Mug');
      await card(shopper, 'Enamel Mug').locator('[name="products[]"]').uncheck();
      await shopper.settle();
      const link = shopper.control(/^Compare/, shopper.page.locator('[role="banner"]'));
      return { count: (await link.textContent())?.replace(/\s+/g, ' ').trim() };
    },
    'filters: a section folds': (shopper) =>
      shopper.sees(() =>
        shopper.press(shopper.find('.accordion-heading [data-collapsible], summary', filters(shopper))),
      ),
    'filters: a value narrows the list': (shopper) =>
      showsFilter(shopper, '.accordion-content a.navList-action:visible'),
    'filters: a value is taken back': async (shopper) => {
      await showsFilter(shopper, '.accordion-content a.navList-action:visible');
      return showsFilter(shopper, '.facetLabel');
    },
    'filters: Back returns to the whole list': async (shopper) => {
      const before = await products(shopper);
      await showsFilter(shopper, '.accordion-content a.navList-action:visible');
      const { url } = await shopper.after(() => shopper.page.goBack());
      return { before, after: await products(shopper), url };
    },
    'filters: a price range narrows the list': (shopper) => prices(shopper, '20', '80'),
    'filters: a price range that is upside down': (shopper) => prices(shopper, '80', '20'),
    'filters: a price range without its end': (shopper) => prices(shopper, '20', ''),
    'order: the list is sorted': async (shopper) => {
      const { url } = await shopper.after(() => shopper.find('[name="sort"]').selectOption('pricedesc'));
      return { url, products: await products(shopper) };
    },
  }),
  ...onStage(on(category, { widths: [375] }), {
    'filters: on a phone they are folded': async (shopper) => ({
      areShown: await shopper.find('.accordion', filters(shopper)).isVisible(),
    }),
    'filters: on a phone a press shows them': async (shopper) => {
      const { appeared, gone } = await shopper.after(() => shopper.press(/Browse by/));
      return { appeared, gone };
    },
  }),
  ...onStage(on('/workshop/', { settings: { themeSettings: { categorypage_products_per_page: 3 } } }), {
    'pages: the next page': async (shopper) => {
      const { url } = await shopper.after(() => shopper.press(shopper.find('.pagination-item--next a')));
      return { url, products: await products(shopper) };
    },
    'pages: the last page by its number, and back': async (shopper) => {
      await shopper.press(shopper.find('.pagination-item a >> text="2"'));
      await shopper.settle();
      const second = await products(shopper);
      await shopper.page.goBack();
      await shopper.settle();
      return { second, first: await products(shopper) };
    },
  }),
  ...onStage(on('/workshop/'), {
    'filters: more values are shown': async (shopper) => {
      const { appeared } = await shopper.after(() => shopper.press(shopper.control(/Show More/, filters(shopper))));
      return { appeared };
    },
  }),
  ...onStage(on('/workshop/', { settings: { facetedSearch: false } }), {
    'shop by price: a range narrows the list': (shopper) => prices(shopper, '20', '80'),
    'shop by price: a range that is upside down': (shopper) => prices(shopper, '80', '20'),
    'shop by price: Reset returns to the whole list': async (shopper) => {
      await prices(shopper, '20', '80');
      const { url } = await shopper.after(() => shopper.press(/^Reset$/));
      return { url, products: await products(shopper) };
    },
  }),
  ...onStage(on('/workshop/?search_query=&price_min=20&price_max=80', { settings: { facetedSearch: false } }), {
    'shop by price: the fields show the range of the URL, and a link resets it': async (shopper) => {
      return { fields: (await shopper.seen()).filter((line) => /^(Min|Max|Reset)/.test(line)) };
    },
  }),
  ...onStage(on('/northlight/'), {
    'brand: the list is sorted': async (shopper) => {
      const { url } = await shopper.after(() => shopper.find('[name="sort"]').selectOption('priceasc'));
      return { url, products: await products(shopper) };
    },
    'brand: a value narrows the list': (shopper) => showsFilter(shopper, '.accordion-content a.navList-action:visible'),
  }),
  ...onStage(on('/search.php?search_query=shipping'), {
    'search page: the tab of the pages': async (shopper) => {
      const { appeared, gone } = await shopper.after(() => shopper.press(/News & Information/));
      return { appeared, gone };
    },
  }),
  ...onStage(on('/search.php?search_query=lamp'), {
    'search page: arrow keys move between the tabs': async (shopper) => {
      await shopper.press(/News & Information/);
      await shopper.settle();
      const { focus } = await shopper.after(() => shopper.page.keyboard.press('ArrowLeft'));
      return { focus };
    },
    'search page: a value narrows the list': (shopper) =>
      showsFilter(shopper, '.accordion-content a.navList-action:visible'),
    'search page: the list is sorted': async (shopper) => {
      const { url } = await shopper.after(() => shopper.find('[name="sort"]').selectOption('priceasc'));
      return { url, products: await products(shopper) };
    },
  }),
  ...onStage(on('/search.php?search_query=lamp', { settings: { facetedSearch: false } }), {
    'advanced search: an empty form names what is missing': async (shopper) => {
      const form = shopper.page.locator('form[data-advanced-search-form]');
      await shopper.press(/Show Search Form|Hide Search Form/);
      await shopper.settle();
      await form.locator('[name="search_query_adv"], [name="search_query"]').first().fill('');
      const { appeared } = await shopper.after(() => shopper.press(shopper.find('[type="submit"]', form)));
      return { appeared };
    },
    'advanced search: the form opens': (shopper) =>
      shopper.sees(() => shopper.press(/Show Search Form|Hide Search Form/)),
  }),
  ...onStage(on('/compare/101/102'), {
    'compare page: two products must stay': async (shopper) => {
      const { appeared, url } = await shopper.after(() => shopper.press(shopper.find('.compareTable-removeProduct')));
      return { appeared, url };
    },
  }),
  ...onStage(on('/compare/101/102/103'), {
    'compare page: a product is removed': async (shopper) => {
      const { url } = await shopper.after(() => shopper.press(shopper.find('.compareTable-removeProduct')));
      return { url, products: await shopper.page.locator('.compareTable .card-title').allInnerTexts() };
    },
  }),
  ...onStage(on('/blog/', { isNative: true }), {
    'blog: a post opens': async (shopper) => {
      const { url } = await shopper.after(() => shopper.press(shopper.find('.blog-title a')));
      return { url };
    },
  }),
];
