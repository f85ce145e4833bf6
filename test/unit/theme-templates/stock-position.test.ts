/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';

/** The text of a line of the cart with five pieces on backorder; `undefined` if the partial renders no element. */
const rendered = async (settings: object, position: object = {}) => {
  const data = JSON.stringify({ settings, position: { quantity_backordered: 5, quantity_on_hand: 0, ...position } });
  const html = await renderExample(
    `{{#JSONparse '${data}'}}{{> components/cart/stock-position position_of=position position_name='Lamp' position_shown=settings}}{{/JSONparse}}`,
  );
  const text = /<p class="cart-item-note">(.*?)<\/p>/s.exec(html)?.[1];
  return text
    ?.replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
};

describe('the note on pieces that are on backorder', () => {
  it('is not rendered, not even with the name, if no setting shows it', async () => {
    expect(await rendered({}, { backorder_message: 'In June', quantity_on_hand: 2 })).toBeUndefined();
  });

  it('is not rendered if the settings show only what the line does not have', async () => {
    expect(await rendered({ show_quantity_on_hand: true, show_backorder_message: true })).toBeUndefined();
  });

  it.each([
    ['on hand', { show_quantity_on_hand: true }, { quantity_on_hand: 2 }, 'Lamp: 2 ready to send.'],
    ['on backorder', { show_quantity_on_backorder: true }, {}, 'Lamp: 5 will be sent later.'],
    ['that come later', { show_backorder_message: true }, { backorder_message: 'In June' }, 'Lamp: In June'],
  ])('names the items %s', async (_which, settings, position, text) => {
    expect(await rendered(settings, position)).toBe(text);
  });
});
