import { describe, expect, it } from '@jest/globals';
import type { ProductAttributes } from '../../../../core/state/product/product-attributes';
import { productEntry, productScope } from '../../../../core/state/product/product-entry';
import { productChanged } from '../../../../core/state/slices/product-options-slice';
import { productBackorder } from '../../../../widgets/product-extras/product-backorder';
import { settle } from '../../../support/jest/settle';
import { mountProductExample, productHtml } from '../product/product-page';

/** The option beside the note. Its values name the paired products. */
const beside = (inner: string) =>
  productHtml(`${inner}
    <div data-option-name="Goes with it"><label data-product-attribute-value="901" data-value-name="Lantern">Lantern</label></div>`);

/** Adds a backorder prompt, because the example's product is in stock. */
const withPrompt = (slot: HTMLElement) => {
  const prompt = slot.querySelector<HTMLElement>('[data-part="prompt"]')!;
  prompt.hidden = false;
  prompt.textContent = 'More can be ordered';
};

const [usual, other] = ['Sent as soon as it comes off the bench.', 'The next pressing is due in three weeks.'];

const lantern: ProductAttributes = {
  purchasable: true,
  available_on_hand: 4,
  available_for_backorder: 10,
  show_backorder_availability_prompt: true,
  backorder_availability_prompt: 'More can be ordered',
  backorder_message_id: 2,
};

/** Shows what the example says about quantities, one after the other. */
const mount = async (rendered: ProductAttributes | null = lantern, wanted: Record<string, string> = {}) => {
  const mounted = await mountProductExample(productBackorder, rendered, {
    around: beside,
    change: (slot) => {
      withPrompt(slot);
      Object.assign(slot.dataset, wanted);
    },
  });
  const { slot, store } = mounted;
  const { key, productId } = productScope(slot);
  const visible = (elements: Iterable<Element>) =>
    [...elements].flatMap((line) => ((line as HTMLElement).hidden ? [] : [line.textContent]));
  const messages = () => visible(slot.querySelectorAll('p'));
  const lines = () => visible(slot.querySelectorAll('ul:not([hidden]) > *'));
  const want = async (quantity: number) => {
    const entry = { ...productEntry(productId), attributes: rendered, quantity };
    store.dispatch(productChanged({ key, entry }));
    await settle();
  };
  return { ...mounted, messages, lines, want };
};
const prompt = 'More can be ordered';

describe('the backorder message', () => {
  it('stays as the server rendered it without a response of the shop', async () => {
    expect((await mount(null)).messages()).toEqual([prompt]);
  });

  const endless = { available_for_backorder: null, unlimited_backorder: true };
  it.each<[string, number, ProductAttributes, Record<string, string>, string[]]>([
    ['only that more can be ordered, while the stock is sufficient', 4, {}, {}, [prompt]],
    ['how many items are sent later, and when', 7, {}, {}, [prompt, '3 will be sent later', other]],
    ['else the default sentence', 5, { backorder_message_id: null }, {}, [prompt, '1 will be sent later', usual]],
    ['any quantity if there is no limit', 400, endless, {}, [prompt, '396 will be sent later', other]],
    ['only what the merchant wants', 7, {}, { showQuantity: 'false', showMessage: 'false' }, [prompt]],
    ['nothing beyond the quantity that can be ordered', 15, {}, {}, [prompt]],
  ])('shows %s: %d', async (_, quantity, stock, wanted, expected) => {
    const { messages, want } = await mount({ ...lantern, ...stock }, wanted);
    expect(messages()).toEqual([prompt]);
    await want(quantity);
    expect(messages()).toEqual(expected);
  });
});

it('the backorder message is empty for a product that cannot be backordered', async () => {
  const { messages, respond } = await mount();
  await respond({ ...lantern, available_for_backorder: 0 });
  expect(messages()).toEqual([]);
});

describe('the backorder message of a picked product', () => {
  const withLantern = (stock: object): ProductAttributes => ({
    purchasable: true,
    selected_picklist_options: [{ attribute_value_id: 901, product_id: 118, auto_adjust_inventory_flag: true }],
    picklist_products_details: [{ product_id: 118, available_on_hand: 4, available_for_backorder: 10, ...stock }],
  });

  it.each<[string, number, object, Record<string, string>, string[]]>([
    ['is hidden while its stock is sufficient', 4, {}, {}, []],
    ['has the sentence for it', 6, { backorder_message_id: 2 }, {}, [`Lantern: 2 will be sent later · ${other}`]],
    ['has the default sentence otherwise', 5, {}, {}, [`Lantern: 1 will be sent later · ${usual}`]],
    ['has only what the merchant wants', 6, {}, { showQuantity: 'false' }, [`Lantern: ${usual}`]],
    ['is hidden if the merchant wants nothing', 6, {}, { showQuantity: 'false', showMessage: 'false' }, []],
    ['is hidden beyond the limit, where the quantity shows an error', 15, {}, {}, []],
  ])('%s: %d', async (_, quantity, stock, wanted, expected) => {
    const { lines, want } = await mount(withLantern(stock), wanted);
    expect(lines()).toEqual([]);
    await want(quantity);
    expect(lines()).toEqual(expected);
    await want(1);
    expect(lines()).toEqual([]);
  });

  it('is hidden when the product is no longer chosen', async () => {
    const { lines, want, respond } = await mount(withLantern({}));
    await want(6);
    await respond({ purchasable: true });
    expect(lines()).toEqual([]);
  });
});
