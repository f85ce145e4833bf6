import { afterEach, describe, expect, it } from '@jest/globals';
import type { ProductAttributes } from '../../../../core/state/product/product-attributes';
import { productEntry } from '../../../../core/state/product/product-entry';
import { productScope } from '../../../../core/state/product/product-scope';
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

const mount = async (rendered: ProductAttributes | null = lantern, wanted: Record<string, string> = {}) => {
  const mounted = await mountProductExample(productBackorder, rendered, {
    around: beside,
    change: (slot) => {
      withPrompt(slot);
      Object.assign(slot.dataset, wanted);
    },
  });
  const { key, productId } = productScope(mounted.slot);
  const want = async (quantity: number) => {
    const entry = { ...productEntry(productId), attributes: rendered };
    mounted.store.dispatch(productChanged({ key, entry: { ...entry, quantity } }));
    await settle();
  };
  const messages = () =>
    [...mounted.slot.querySelectorAll('p')].filter((line) => !line.hidden).map(({ textContent }) => textContent);
  return { ...mounted, want, messages };
};

afterEach(() => {
  window.BCData = undefined;
});

describe('the backorder message, when it is mounted', () => {
  it('shows only that more can be ordered, while the stock is sufficient', async () => {
    const { messages, want } = await mount();
    expect(messages()).toEqual(['More can be ordered']);
    await want(4);
    expect(messages()).toEqual(['More can be ordered']);
  });

  it('stays as the server rendered it without a response of the shop', async () => {
    expect((await mount(null)).messages()).toEqual(['More can be ordered']);
  });
});

describe('the backorder message, when the shop changes', () => {
  it('shows how many items are sent later, and when', async () => {
    const { messages, want } = await mount();
    await want(7);
    expect(messages()).toEqual(['More can be ordered', '3 will be sent later', other]);
  });

  it('shows the default sentence if the product has none of its own', async () => {
    const { messages, want } = await mount({ ...lantern, backorder_message_id: null });
    await want(5);
    expect(messages()).toEqual(['More can be ordered', '1 will be sent later', usual]);
  });

  it('shows any quantity if there is no limit', async () => {
    const { messages, want } = await mount({ ...lantern, available_for_backorder: null, unlimited_backorder: true });
    await want(400);
    expect(messages()).toContain('396 will be sent later');
  });

  it('shows only the parts that the merchant wants', async () => {
    const { messages, want } = await mount(lantern, { showQuantity: 'false', showMessage: 'false' });
    await want(7);
    expect(messages()).toEqual(['More can be ordered']);
  });
});

describe('the backorder message, when the shop refuses or fails', () => {
  it('promises nothing beyond the quantity that can be ordered', async () => {
    const { messages, want } = await mount();
    await want(15);
    expect(messages()).toEqual(['More can be ordered']);
  });

  it('is empty for a product that cannot be backordered', async () => {
    const { messages, respond } = await mount();
    await respond({ ...lantern, available_for_backorder: 0 });
    expect(messages()).toEqual([]);
  });
});

describe('the backorder message of a picked product', () => {
  const withLantern = (stock: object): ProductAttributes => ({
    purchasable: true,
    selected_picklist_options: [{ attribute_value_id: 901, product_id: 118, auto_adjust_inventory_flag: true }],
    picklist_products_details: [{ product_id: 118, available_on_hand: 4, available_for_backorder: 10, ...stock }],
  });
  const lines = (slot: HTMLElement) => {
    const list = slot.querySelector('ul');
    return list?.hidden ? null : [...(list?.children ?? [])].map(({ textContent }) => textContent);
  };

  it('is hidden while its stock is sufficient', async () => {
    const { slot, want } = await mount(withLantern({}));
    expect(lines(slot)).toBeNull();
    await want(4);
    expect(lines(slot)).toBeNull();
  });

  it('has the product’s name and the sentence that the shop has for it', async () => {
    const { slot, want } = await mount(withLantern({ backorder_message_id: 2 }));
    await want(6);
    expect(lines(slot)).toEqual([`Lantern: 2 will be sent later · ${other}`]);
    await want(1);
    expect(lines(slot)).toBeNull();
  });

  it('has the default sentence if the shop has none for it', async () => {
    const { slot, want } = await mount(withLantern({}));
    await want(5);
    expect(lines(slot)).toEqual([`Lantern: 1 will be sent later · ${usual}`]);
  });

  it('shows only the parts that the merchant wants', async () => {
    const { slot, want } = await mount(withLantern({}), { showQuantity: 'false' });
    await want(6);
    expect(lines(slot)).toEqual([`Lantern: ${usual}`]);
    const silent = await mount(withLantern({}), { showQuantity: 'false', showMessage: 'false' });
    await silent.want(6);
    expect(lines(silent.slot)).toBeNull();
  });

  it('is hidden beyond the quantity that can be ordered, because the quantity shows an error', async () => {
    const { slot, want } = await mount(withLantern({}));
    await want(15);
    expect(lines(slot)).toBeNull();
  });

  it('is hidden when the product is no longer chosen', async () => {
    const { slot, want, respond } = await mount(withLantern({}));
    await want(6);
    await respond({ purchasable: true });
    expect(lines(slot)).toBeNull();
  });
});
