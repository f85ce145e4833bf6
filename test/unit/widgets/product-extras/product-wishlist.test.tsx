import { describe, expect, it } from '@jest/globals';
import { productWishlist } from '../../../../widgets/product-extras/product-wishlist';
import { mountProductExample } from '../product/product-page';

describe('the wish list form, when the shop changes', () => {
  it('posts the chosen variant, also one that cannot be bought, and keeps the changes that apps make to it', async () => {
    const { slot, respond } = await mountProductExample(productWishlist);
    const variationAfter = async (attributes: Parameters<typeof respond>[0]) => {
      await respond(attributes);
      return new FormData(slot as HTMLFormElement).get('variation_id');
    };
    // B2B Edition hides it.
    slot.style.display = 'none';
    expect(await variationAfter({ variantId: 501 })).toBe('501');
    expect(await variationAfter({ variantId: 502, purchasable: false, instock: false })).toBe('502');
    expect([await variationAfter({ variantId: null }), slot.style.display]).toEqual(['', 'none']);
  });
});
