import { beforeEach, describe, expect, it } from '@jest/globals';
import { chosenProducts } from '../../../../widgets/compare/chosen-products';
import { compareLink } from '../../../../widgets/compare/compare-link';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

const around = (html: string) => `<ul>${html}</ul>`;

beforeEach(() => {
  sessionStorage.clear();
  chosenProducts.refresh();
});

async function mount(change?: (slot: HTMLElement) => void) {
  const mounted = await mountExample(compareLink, { around, ...(change && { change }) });
  const choose = async (ids: string[], wanted = true) => {
    chosenProducts[wanted ? 'add' : 'remove'](ids);
    await settle();
  };
  const press = () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    let isLeft = false;
    const last = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', last, { once: true });
    mounted.part('link').dispatchEvent(click);
    return isLeft;
  };
  return { ...mounted, choose, press, link: mounted.part('link') as HTMLAnchorElement };
}

describe('the header’s link to the comparison, before its code arrives', () => {
  it('is hidden, because nothing is chosen', () => {
    expect(printExample(compareLink, { around }).hidden).toBe(true);
  });
});

describe('the header’s link to the comparison, when products are chosen', () => {
  it('shows their number, and leads to their comparison', async () => {
    const { choose, slot, link, part, press } = await mount();
    await choose(['101', '103']);
    expect(slot.hidden).toBe(false);
    expect(link.getAttribute('aria-label')).toBe('Compare: 2 products chosen');
    expect(part('count').textContent).toBe('2');
    expect(link.href).toBe('http://shop.test/compare/101/103');
    expect(link.className).toBe('navUser-action show');
    expect(part('count').className).toBe('countPill countPill--positive');
    await choose(['105']);
    expect(link.href).toBe('http://shop.test/compare/101/103/105');
    expect(press()).toBe(true);
  });

  it('leads to the platform’s comparison if the template rendered no URL', async () => {
    const { choose, link } = await mount((slot) => slot.querySelector('a')!.setAttribute('href', ''));
    await choose(['101', '103']);
    expect(link.href).toBe('http://shop.test/compare/101/103');
  });

  it('is hidden again with the last choice', async () => {
    const { choose, slot, link } = await mount();
    await choose(['101']);
    await choose(['101'], false);
    expect(slot.hidden).toBe(true);
    expect(link.getAttribute('href')).toBe('/compare');
  });

  it('shows an alert that one product is too few', async () => {
    const { choose, press, link, store } = await mount();
    await choose(['101']);
    expect(press()).toBe(false);
    expect(link.getAttribute('aria-label')).toBe('Compare: 1 product chosen');
    expect(store.getState().ui.dialogs).toMatchObject([
      { name: 'alert', text: 'Choose at least two products to compare.' },
    ]);
  });
});
