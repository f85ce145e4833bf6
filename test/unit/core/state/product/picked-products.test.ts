import { describe, expect, it } from '@jest/globals';
import { pickedName, pickedProducts } from '../../../../../core/state/product/picked-products';
import type { ProductAttributes } from '../../../../../core/state/product/product-attributes';

const lantern = { product_id: 118, available_on_hand: 4 };
const chosen = { attribute_value_id: 901, product_id: 118, auto_adjust_inventory_flag: true };
const picked = (option: object, product: object): ProductAttributes => ({
  selected_picklist_options: [{ ...chosen, ...option }],
  picklist_products_details: [{ product_id: 104 }, { ...lantern, ...product }],
});

describe('the products that are picked in pick lists', () => {
  it.each([
    ['a sale does not change their stock', picked({ auto_adjust_inventory_flag: false }, {})],
    ['their stock is not tracked', picked({}, { is_stock_tracked: false })],
    ['they are not for sale', picked({}, { purchasable: false })],
    ['the shop sends no details of them', picked({ product_id: 5 }, {})],
    ['the value has no product', picked({ product_id: null }, { product_id: null })],
    ['nothing is picked', { selected_picklist_options: [], picklist_products_details: [lantern] }],
    ['the product has no pick lists', {}],
    ['nothing is known yet', null],
  ])('are left out if %s', (_, attributes) => {
    expect(pickedProducts(attributes)).toEqual([]);
  });

  it('have the name in the template, or else the name of their option', () => {
    document.body.innerHTML = `
      <main><fieldset data-option-name="Goes with it">
        <label data-product-attribute-value="901" data-value-name="Storm Lantern">Storm Lantern (Sold out)</label>
        <label data-product-attribute-value="902">Hammer</label>
      </fieldset><label data-product-attribute-value="903">Alone</label></main>`;
    const names = ['901', '902', '903', '904'].map((id) => pickedName(document.body, id));
    expect(names).toEqual(['Storm Lantern', 'Goes with it', '', '']);
  });
});
