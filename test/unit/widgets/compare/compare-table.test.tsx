import { beforeEach, describe, expect, it } from '@jest/globals';
import { chosenProducts } from '../../../../widgets/compare/chosen-products';
import { compareTable } from '../../../../widgets/compare/compare-table';
import { mountForUser } from '../with-user';

beforeEach(() => {
  sessionStorage.clear();
  chosenProducts.refresh();
});

/** Removes one of the first products of the example's comparison of 101, 103 and 105. */
async function remove(index: number, count: number) {
  const change = (slot: HTMLElement) => {
    for (const more of [...slot.querySelectorAll('[data-part="remove"]')].slice(count)) more.remove();
  };
  const mounted = await mountForUser(compareTable, { change });
  chosenProducts.add(['101', '103', '105'].slice(0, count));
  return { isLeft: await mounted.click(mounted.parts('remove')[index]!), dialogs: mounted.dialogs() };
}

describe('a comparison, when a product is removed', () => {
  it('follows the link, and removes the product from the choice', async () => {
    expect(await remove(1, 3)).toEqual({ isLeft: true, dialogs: [] });
    expect(chosenProducts.ids()).toEqual(['101', '105']);
  });

  it('keeps the last two, and shows the reason', async () => {
    const dialogs = ['alert: Two products are the fewest that can be compared.'];
    expect(await remove(0, 2)).toEqual({ isLeft: false, dialogs });
    expect(chosenProducts.ids()).toEqual(['101', '103']);
  });
});
