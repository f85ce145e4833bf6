/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { allPictures } from '../../shop/catalogue/define-product';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { clawHammer } from '../../shop/catalogue/products/claw-hammer';
import { drawPicture, readPicture } from '../../shop/pictures/draw-picture';
import { fitSize } from '../../shop/pictures/fit-size';
import { priceRange } from '../../shop/pricing/price-range';

const { products, categories, findCategory, productsIn } = makeCatalogue();
const kinds = products.flatMap(({ options }) => options);
const lists = kinds.flatMap((option) => ('values' in option ? [option] : []));
const rates = products.flatMap(({ bulkRates }) => bulkRates);

const cases: Record<string, (product: ProductRecord) => boolean> = {
  'sold out altogether': ({ stock }) => stock.counted === 'product' && stock.level === 0,
  'stock that is shown': ({ stock }) => stock.counted !== 'not' && stock.shown,
  'stock that is counted but not shown': ({ stock }) => stock.counted !== 'not' && !stock.shown,
  'stock that isn’t counted': ({ stock }) => stock.counted === 'not',
  'options hidden when sold out': ({ outOfStockBehaviour }) => outOfStockBehaviour === 'hide_option',
  'options labelled when sold out': ({ outOfStockBehaviour }) => outOfStockBehaviour === 'label_option',
  'not for sale, with a message': ({ notPurchasable }) => notPurchasable !== null,
  'a sale': ({ salePrice }) => salePrice !== null,
  'a retail price without a sale': ({ salePrice, retailPrice }) => salePrice === null && retailPrice !== null,
  'a range of prices': (product) => priceRange(product) !== null,
  'a message in place of the price': ({ callForPrice }) => callForPrice !== null,
  'a pack size': ({ customFields }) => customFields.some(({ name }) => name === 'Pack size'),
  'a minimum': ({ minimum }) => minimum > 1,
  'a maximum': ({ maximum }) => maximum > 0,
  'a picture for each variant': ({ variants }) => variants.length > 1 && variants.every(({ picture }) => picture),
  'one picture': ({ pictures }) => pictures.length === 1,
  'no picture': ({ pictures }) => pictures.length === 0,
  'a video': ({ videos }) => videos.length > 0,
  'a long title': ({ name }) => name.length > 100,
  'text from right to left': ({ name }) => /\p{Script=Arabic}/u.test(name),
  'characters of HTML in its name': ({ name }) => /[&<>"]/.test(name),
  'two hundred variants': ({ variants }) => variants.length === 200,
  'no tax': ({ taxed }) => !taxed,
  'a release date': ({ releaseDate }) => releaseDate !== null,
};

describe('the catalogue', () => {
  it('has at least twenty products in at least five categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(20);
    expect(categories.filter(({ parentId }) => parentId === 0).length).toBeGreaterThanOrEqual(5);
    expect(categories.some(({ parentId }) => parentId !== 0)).toBe(true);
  });

  it.each(Object.entries(cases))('has a product with %s', (_, fits) => {
    expect(products.filter(fits)).not.toHaveLength(0);
  });

  it('has every kind of option, required and not', () => {
    expect([...new Set(kinds.map(({ kind }) => kind))].sort()).toEqual([
      'checkbox',
      'date',
      'file',
      'number',
      'pick-list',
      'radio',
      'rectangle',
      'select',
      'swatch',
      'text',
      'textarea',
    ]);
    for (const kind of ['swatch', 'radio', 'rectangle', 'select', 'pick-list', 'text', 'number', 'date', 'checkbox']) {
      const required = kinds.filter((option) => option.kind === kind).map((option) => option.required);
      expect([kind, required.includes(true)]).toEqual([kind, true]);
    }
    expect(kinds.some(({ required }) => !required)).toBe(true);
  });

  it('has defaults, swatches of up to three colours and of patterns, pick lists of both kinds', () => {
    const values = lists.flatMap((option) => option.values);
    expect(values.some(({ isDefault }) => isDefault)).toBe(true);
    expect(new Set(values.map(({ colours }) => colours.length))).toEqual(new Set([0, 1, 2, 3]));
    expect(values.some(({ pattern }) => pattern !== null)).toBe(true);
    const picks = lists.filter(({ kind }) => kind === 'pick-list');
    expect(new Set(picks.map(({ withPictures }) => withPictures))).toEqual(new Set([true, false]));
  });

  it('has bulk rates of all three kinds', () => {
    expect(new Set(rates.map(({ type }) => type))).toEqual(new Set(['percent', 'price', 'fixed']));
  });

  it('refers only to existing products, categories and shapes', () => {
    const ids = new Set(products.map(({ id }) => id));
    for (const product of products) {
      expect(product.relatedIds.filter((id) => !ids.has(id))).toEqual([]);
      expect(product.categoryIds.filter((id) => !findCategory(id))).toEqual([]);
      expect([product.name, readPicture('shapes', product.shape) !== undefined]).toEqual([product.name, true]);
    }
    const picked = lists.flatMap(({ values }) => values.flatMap(({ productId }) => productId ?? []));
    expect(picked.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('lists the products of sub-categories in their category, too', () => {
    expect(productsIn(10).map(({ slug }) => slug)).toEqual(expect.arrayContaining(['clamp-base', 'storm-lantern']));
    expect(productsIn(70)).toEqual([]);
  });

  it('refuses two products with the same id', () => {
    expect(() => makeCatalogue([clawHammer, clawHammer])).toThrow('two products share');
  });
});

describe('pictures', () => {
  it.each([
    ['500x659', 500, 500],
    ['80w', 80, 80],
    ['original', 1280, 1280],
    ['4000x4000', 1280, 1280],
  ])('requested as %s have %d x %d pixels', (size, width, height) => {
    expect(fitSize(size, { width: 1280, height: 1280 })).toEqual({ width, height });
  });

  it('keep their proportions', () => {
    expect(fitSize('160w', { width: 960, height: 1280 })).toEqual({ width: 160, height: 213 });
  });

  it('have the variant’s colour, and are well-formed', () => {
    for (const product of products) {
      for (const picture of allPictures(product)) {
        const svg = drawPicture(product.shape, picture, { width: 100, height: 100 });
        const open = svg.match(/<g\b/g)?.length ?? 0;
        expect([product.name, svg.match(/<\/g>/g)?.length ?? 0]).toEqual([product.name, open]);
        expect([product.name, /undefined|NaN/.test(svg)]).toEqual([product.name, false]);
        expect(svg).toContain(`color="#${picture.colour}"`);
        const named = [...svg.matchAll(/url\(#([\w-]+)\)|href="#([\w-]+)"/g)].map(([, url, href]) => url ?? href);
        expect(named.filter((id) => !svg.includes(` id="${id}"`))).toEqual([]);
      }
    }
    const [lamp] = products;
    const [red, , green] = lamp?.variants ?? [];
    expect(red?.picture?.colour).not.toBe(green?.picture?.colour);
  });
});
