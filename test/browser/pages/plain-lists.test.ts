import { describe, expect, it } from '@jest/globals';
import { respondForOthers } from '../../support/driver/respond-for-others';
import { useShop } from '../../support/driver/use-shop';
import { everyPage } from '../../support/states/every-page';
import { findMuteLists } from '../../support/states/find-mute-lists';
import { useShopPage } from '../../support/states/use-shop-page';

describe('a list without markers', () => {
  const pages = useShopPage(useShop(), respondForOthers);

  it.each(everyPage)('has the role of a list on $path, because Safari takes it away', async (one) => {
    const { page } = await pages.open(one);
    expect(await findMuteLists(page)).toEqual([]);
  });
});
