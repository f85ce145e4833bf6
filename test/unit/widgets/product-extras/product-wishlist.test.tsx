import { describe, expect, it } from '@jest/globals';
import { productWishlist } from '../../../../widgets/product-extras/product-wishlist';
import { printExample } from '../../../support/examples/mount-example';
import { mountProductExample, productHtml } from '../product/product-page';

const mount = async () => {
  const mounted = await mountProductExample(productWishlist);
  const form = mounted.slot as HTMLFormElement;
  return { ...mounted, form, variation: () => new FormData(form).get('variation_id') };
};

describe('the wish list form, before its code arrives', () => {
  it('adds the product to the list without a variant', () => {
    printExample(productWishlist, { around: productHtml });
    expect([...new FormData(document.querySelector('form')!)]).toEqual([['variation_id', '']]);
  });
});

describe('the wish list form, when it is mounted', () => {
  it('keeps the changes that apps make to it', async () => {
    const { form, respond } = await mount();
    // B2B Edition hides it.
    form.style.display = 'none';
    await respond({ variantId: 501 });
    expect(form.style.display).toBe('none');
  });
});

describe('the wish list form, when the shop changes', () => {
  it('posts the chosen variant, also one that cannot be bought, until there is none', async () => {
    const { respond, variation } = await mount();
    await respond({ variantId: 501 });
    await respond({ variantId: 501, sku: 'LAMP-3M' });
    expect(variation()).toBe('501');
    await respond({ variantId: 502, purchasable: false, instock: false });
    expect(variation()).toBe('502');
    await respond({ variantId: null });
    expect(variation()).toBe('');
  });
});
