import { beforeEach, describe, expect, it } from '@jest/globals';
import { chosenProducts } from '../../../../widgets/compare/chosen-products';
import { compareTable } from '../../../../widgets/compare/compare-table';
import { mountExample, printExample } from '../../../support/examples/mount-example';

beforeEach(() => {
  sessionStorage.clear();
  chosenProducts.refresh();
});

/** The example's comparison of the products 101, 103 and 105, or of the first ones of them. */
async function mount(count = 3) {
  const change = (slot: HTMLElement) => {
    for (const more of [...slot.querySelectorAll('[data-part="remove"]')].slice(count)) more.remove();
  };
  const mounted = await mountExample(compareTable, { change });
  chosenProducts.add(['101', '103', '105'].slice(0, count));
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
    const links = printExample(compareTable).querySelectorAll('[data-comparison-remove]');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/compare/103/105',
      '/compare/101/105',
      '/compare/101/103',
    ]);
  });
});

describe('a comparison, when a product is removed', () => {
  it('follows the link, and removes the product from the choice', async () => {
    const { remove } = await mount();
    expect(remove(1)).toBe(true);
    expect(chosenProducts.ids()).toEqual(['101', '105']);
  });

  it('keeps the last two, and shows the reason', async () => {
    const { remove, store } = await mount(2);
    expect(remove(0)).toBe(false);
    expect(store.getState().ui.dialogs).toMatchObject([
      { name: 'alert', text: 'Two products are the fewest that can be compared.' },
    ]);
    expect(chosenProducts.ids()).toEqual(['101', '103']);
  });
});
