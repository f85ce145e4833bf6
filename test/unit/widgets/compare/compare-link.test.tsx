import { beforeEach, describe, expect, it } from '@jest/globals';
import { chosenProducts } from '../../../../widgets/compare/chosen-products';
import { compareLink } from '../../../../widgets/compare/compare-link';
import { settle } from '../../../support/jest/settle';
import { mountForUser } from '../with-user';

beforeEach(() => {
  sessionStorage.clear();
  chosenProducts.refresh();
});

async function mount(change?: (slot: HTMLElement) => void) {
  const around = (html: string) => `<ul>${html}</ul>`;
  const mounted = await mountForUser(compareLink, { around, ...(change && { change }) });
  const link = mounted.part('link') as HTMLAnchorElement;
  const choose = async (...ids: string[]) => (chosenProducts.add(ids), settle());
  return { ...mounted, choose, link, press: () => mounted.click(link), label: () => link.getAttribute('aria-label') };
}

describe('the header’s link to the comparison', () => {
  it('shows the number of the chosen products, and leads to their comparison', async () => {
    const { choose, slot, link, part, press, label } = await mount();
    await choose('101', '103');
    expect([slot.hidden, label(), part('count').textContent]).toEqual([false, 'Compare: 2 products chosen', '2']);
    expect(link.href).toBe('http://shop.test/compare/101/103');
    expect([link.className, part('count').className]).toEqual(['navUser-action show', 'countPill countPill--positive']);
    await choose('105');
    expect(link.href).toBe('http://shop.test/compare/101/103/105');
    expect(await press()).toBe(true);
  });

  it('leads to the platform’s comparison if the template rendered no URL', async () => {
    const { choose, link } = await mount((slot) => slot.querySelector('a')!.setAttribute('href', ''));
    await choose('101', '103');
    expect(link.href).toBe('http://shop.test/compare/101/103');
  });

  it('shows an alert that one product is too few, and is hidden again with the last choice', async () => {
    const { choose, press, label, dialogs, slot, link } = await mount();
    await choose('101');
    expect([await press(), label()]).toEqual([false, 'Compare: 1 product chosen']);
    expect(dialogs()).toEqual(['alert: Choose at least two products to compare.']);
    chosenProducts.remove(['101']);
    await settle();
    expect([slot.hidden, link.getAttribute('href')]).toEqual([true, '/compare']);
  });
});
