import { beforeEach, describe, expect, it } from '@jest/globals';
import { chosenProducts } from '../../../../widgets/compare/chosen-products';
import { compareTable } from '../../../../widgets/compare/compare-table';
import { mountWidget } from '../../mount-widget';

// The partial's example has no products: the page of its example compares nothing.
const html = (ids: number[]) => `
  <div data-widget="compare-table" data-too-few="Two are the fewest.">
    ${ids
      .map(
        (id) =>
          `<a href="/compare/without-${id}" data-comparison-remove data-product-id="${id}" data-part="remove">x</a>`,
      )
      .join('')}
  </div>`;

beforeEach(() => {
  sessionStorage.clear();
  chosenProducts.refresh();
});

async function mount(ids: number[]) {
  const mounted = await mountWidget(compareTable, html(ids));
  chosenProducts.choose(ids.map(String), true);
  const remove = (index: number) => {
    let isLeft = false;
    const last = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', last, { once: true });
    mounted.parts('remove')[index]!.click();
    return isLeft;
  };
  return { ...mounted, remove };
}

describe('a comparison, before its code arrives', () => {
  it('has a link that removes each product', () => {
    document.body.innerHTML = html([101, 103, 105]);
    expect(document.querySelectorAll('a[href]')).toHaveLength(3);
  });
});

describe('a comparison, when a product is removed', () => {
  it('follows the link, and takes the product’s choice back', async () => {
    const { remove, unmount } = await mount([101, 103, 105]);
    expect(remove(1)).toBe(true);
    expect(chosenProducts.ids()).toEqual(['101', '105']);
    unmount();
  });

  it('keeps the last two, and says why', async () => {
    const { remove, store, unmount } = await mount([101, 103]);
    expect(remove(0)).toBe(false);
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert', text: 'Two are the fewest.' }]);
    expect(chosenProducts.ids()).toEqual(['101', '103']);
    unmount();
  });
});
