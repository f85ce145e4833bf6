import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { ShopError } from '../../../../core/errors/shop-error';
import { productRecent } from '../../../../widgets/lists/product-recent';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';

const KEY = 'recent-products';
const stored = () => (JSON.parse(localStorage[KEY] ?? '[]') as [string][]).map(([id]) => id);
type One = StorefrontApi['fragments']['one'];

async function mountRecent(viewed: string[], productId = '7', answer: One = async () => '<ul><li>Lamp</li></ul>') {
  localStorage[KEY] = JSON.stringify(viewed.map((id) => [id, Date.now()]));
  const one = jest.fn<One>(answer);
  const mounted = await mountExample(productRecent, {
    around: (slot) => `<main>${slot}</main>`,
    change: ({ dataset }) => Object.assign(dataset, { productId, compareUrl: '/fr/compare', limit: '3' }),
    api: { fragments: { one } as unknown as StorefrontApi['fragments'] },
  });
  await settle();
  return { ...mounted, one };
}

beforeEach(() => localStorage.clear());

describe('recently viewed products', () => {
  it('are hidden at the first product, which is stored', async () => {
    const { slot, one } = await mountRecent([]);
    expect(slot.hidden).toBe(true);
    expect(one).not.toHaveBeenCalled();
    expect(stored()).toEqual(['7']);
  });

  it('are those before this one, the newest first, rendered by the shop', async () => {
    const { slot, part, one } = await mountRecent(['5', '7', '101', '9', '11', '<b>']);
    expect(one.mock.calls).toEqual([['/fr/compare/5/101/9', 'products/recent-cards', { signal: expect.anything() }]]);
    expect(slot.hidden).toBe(false);
    expect(part('list').textContent).toBe('Lamp');
    expect(stored().slice(0, 3)).toEqual(['7', '5', '101']);
  });

  it('are shown on a page without a product, which stores nothing', async () => {
    const { one } = await mountRecent(['5'], '');
    expect(one).toHaveBeenCalled();
    expect(stored()).toEqual(['5']);
  });

  it('are cleared by the shopper, whose focus goes to the main content', async () => {
    const { slot, part, store } = await mountRecent(['5']);
    part('clear').click();
    await settle();
    expect(slot.hidden).toBe(true);
    expect(localStorage.length).toBe(0);
    expect(document.activeElement?.localName).toBe('main');
    expect(store.getState().ui.announcements).toHaveLength(1);
  });

  it('stay hidden if the shop sells none of them any more, or fails', async () => {
    const { slot } = await mountRecent(['5'], '7', async () => ' \n');
    expect(slot.hidden).toBe(true);
    const failed = await mountRecent(['5'], '7', () => Promise.reject(new ShopError('http', 'no')));
    expect(failed.slot.hidden).toBe(true);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
