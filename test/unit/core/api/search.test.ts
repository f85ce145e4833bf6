import { describe, expect, it } from '@jest/globals';
import { createSearchCalls } from '../../../../core/api/product';
import type { Call } from '../../../../core/api/send';

describe('the subcategories of a category', () => {
  const ask = (response: unknown) => {
    const calls: Call[] = [];
    const search = createSearchCalls((call) => {
      calls.push(call);
      return Promise.resolve(response);
    });
    return { calls, tree: search.categoryTree('10') };
  };

  it('are requested as the platform’s reference theme requests them', async () => {
    const nodes = [{ data: 'Desk lamps', metadata: { id: 11 } }];
    const { calls, tree } = ask(nodes);
    expect(await tree).toEqual(nodes);
    expect(calls).toMatchObject([
      {
        method: 'GET',
        path: '/remote/v1/category-tree',
        query: { selectedCategoryId: '10', prefix: 'category' },
      },
    ]);
  });

  it('are an error when the response is not a list', async () => {
    await expect(ask({ status: 404 }).tree).rejects.toMatchObject({ name: 'ShopError', kind: 'data' });
  });
});
