import { afterEach, describe, expect, it } from '@jest/globals';
import { productScope } from '../../../../core/state/product/product-scope';
import { productEntry } from '../../../../core/state/product/product-entry';
import { productChanged } from '../../../../core/state/slices/product-options-slice';
import type { ProductAttributes } from '../../../../core/state/product/product-attributes';
import { productBackorder } from '../../../../widgets/product-extras/product-backorder';
import { printExample } from '../../../support/examples/mount-example';
import { turn } from '../global/turn';
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

const mount = async (printed: ProductAttributes | null = lantern, wanted: Record<string, string> = {}) => {
  const mounted = await mountProductExample(productBackorder, printed, {
    around: beside,
    change: (slot) => {
      withPrompt(slot);
      Object.assign(slot.dataset, wanted);
    },
  });
  const { key, productId } = productScope(mounted.slot);
  const want = async (quantity: number) => {
    const entry = { ...productEntry(productId), attributes: printed };
    mounted.store.dispatch(productChanged({ key, entry: { ...entry, quantity } }));
    await turn();
  };
  const said = () =>
    [...mounted.slot.querySelectorAll('p')].filter((line) => !line.hidden).map(({ textContent }) => textContent);
  return { ...mounted, want, said };
};

afterEach(() => {
  window.BCData = undefined;
});

describe('what comes later, before its code arrives', () => {
  it('is what the server printed', () => {
    const slot = printExample(productBackorder, { change: withPrompt });
    expect(slot.querySelector('p:not([hidden])')?.textContent).toBe('More can be ordered');
  });
});

describe('what comes later, when it is mounted', () => {
  it('is only that more can be ordered, as long as there is enough', async () => {
    const { said, want } = await mount();
    expect(said()).toEqual(['More can be ordered']);
    await want(4);
    expect(said()).toEqual(['More can be ordered']);
  });

  it('stays as the server printed it while nothing else is known', async () => {
    expect((await mount(null)).said()).toEqual(['More can be ordered']);
  });
});

describe('what comes later, when the shop changes', () => {
  it('says how many of the wanted pieces, and when', async () => {
    const { said, want } = await mount();
    await want(7);
    expect(said()).toEqual(['More can be ordered', '3 will be sent later', other]);
  });

  it('says the usual sentence where the product has none of its own', async () => {
    const { said, want } = await mount({ ...lantern, backorder_message_id: null });
    await want(5);
    expect(said()).toEqual(['More can be ordered', '1 will be sent later', usual]);
  });

  it('says without end where there is no limit', async () => {
    const { said, want } = await mount({ ...lantern, available_for_backorder: null, unlimited_backorder: true });
    await want(400);
    expect(said()).toContain('396 will be sent later');
  });

  it('says no more than the merchant wants', async () => {
    const { said, want } = await mount(lantern, { showQuantity: 'false', showMessage: 'false' });
    await want(7);
    expect(said()).toEqual(['More can be ordered']);
  });
});

describe('what comes later, when the shop says no', () => {
  it('promises nothing beyond what can be ordered', async () => {
    const { said, want } = await mount();
    await want(15);
    expect(said()).toEqual(['More can be ordered']);
  });

  it('is nothing for a product that is not made any more', async () => {
    const { said, answer } = await mount();
    await answer({ ...lantern, available_for_backorder: 0 });
    expect(said()).toEqual([]);
  });
});

describe('what comes later of a picked product', () => {
  const withLantern = (stock: object): ProductAttributes => ({
    purchasable: true,
    selected_picklist_options: [{ attribute_value_id: 901, product_id: 118, auto_adjust_inventory_flag: true }],
    picklist_products_details: [{ product_id: 118, available_on_hand: 4, available_for_backorder: 10, ...stock }],
  });
  const lines = (slot: HTMLElement) => {
    const list = slot.querySelector('ul');
    return list?.hidden ? null : [...(list?.children ?? [])].map(({ textContent }) => textContent);
  };

  it('is nothing as long as there is enough of it', async () => {
    const { slot, want } = await mount(withLantern({}));
    expect(lines(slot)).toBeNull();
    await want(4);
    expect(lines(slot)).toBeNull();
  });

  it('is said by its name, with the sentence that the shop has for it', async () => {
    const { slot, want } = await mount(withLantern({ backorder_message_id: 2 }));
    await want(6);
    expect(lines(slot)).toEqual([`Lantern: 2 will be sent later · ${other}`]);
    await want(1);
    expect(lines(slot)).toBeNull();
  });

  it('is said with the usual sentence where it has none', async () => {
    const { slot, want } = await mount(withLantern({}));
    await want(5);
    expect(lines(slot)).toEqual([`Lantern: 1 will be sent later · ${usual}`]);
  });

  it('says no more than the merchant wants', async () => {
    const { slot, want } = await mount(withLantern({}), { showQuantity: 'false' });
    await want(6);
    expect(lines(slot)).toEqual([`Lantern: ${usual}`]);
    const silent = await mount(withLantern({}), { showQuantity: 'false', showMessage: 'false' });
    await silent.want(6);
    expect(lines(silent.slot)).toBeNull();
  });

  it('is nothing beyond what can be ordered: the quantity says that', async () => {
    const { slot, want } = await mount(withLantern({}));
    await want(15);
    expect(lines(slot)).toBeNull();
  });

  it('goes with the choice', async () => {
    const { slot, want, answer } = await mount(withLantern({}));
    await want(6);
    await answer({ purchasable: true });
    expect(lines(slot)).toBeNull();
  });
});
