import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { productReviews } from '../../../../widgets/reviews/product-reviews';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { settle } from '../../../support/jest/settle';

/** The example, closed, with a link to it, and with a link to its first page as older themes render it. */
const page = {
  around: (html: string) => `<a href="#product-reviews">2 reviews</a>${html}`,
  change: (slot: HTMLElement) => {
    slot.removeAttribute('open');
    slot.querySelector('[data-part="page"]')!.setAttribute('href', '/harbour-desk-lamp/?revpage=1');
  },
};

const comeTo = (hash: string) => history.replaceState(null, '', `/harbour-desk-lamp/${hash}`);

const mount = async (hash = '', around = page.around) => {
  comeTo(hash);
  const mounted = await mountExample(productReviews, { ...page, around });
  await settle();
  const isOpen = () => [mounted.slot, mounted.part('write')].map((box) => (box as HTMLDetailsElement).open);
  const follow = async (to: string) => {
    comeTo(to);
    window.dispatchEvent(new Event('hashchange'));
    await settle();
  };
  return { ...mounted, isOpen, follow };
};

const { scrollIntoView } = Element.prototype;
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  comeTo('');
});

describe('reviews, before their code arrives', () => {
  it('open and close without a script', () => {
    printExample(productReviews, page);
    document.querySelector('summary')!.click();
    expect(document.querySelector('details')!.open).toBe(true);
  });
});

describe('reviews, when they are mounted', () => {
  it('stay as the server rendered them if the URL leads elsewhere', async () => {
    expect((await mount()).isOpen()).toEqual([false, false]);
    expect((await mount('#tab-warranty')).isOpen()).toEqual([false, false]);
  });

  it('open when the URL leads to them', async () => {
    const { isOpen, slot } = await mount('#product-reviews');
    expect(isOpen()).toEqual([true, false]);
    expect(jest.mocked(slot.scrollIntoView)).toHaveBeenCalled();
    expect((await mount('#product-reviews-2')).isOpen()).toEqual([true, false]);
  });

  it('open their form when the URL leads to it, and focus its first question', async () => {
    const { isOpen } = await mount('#write_review');
    expect(isOpen()).toEqual([true, true]);
    expect((document.activeElement as HTMLInputElement).name).toBe('revrating');
  });

  it('do not move the focus if it is in the form already', async () => {
    comeTo('#write_review');
    const form = printExample(productReviews, page).querySelector('details');
    form!.toggleAttribute('open');
    form!.insertAdjacentHTML('beforeend', '<p tabindex="-1" id="refused">No headline</p>');
    document.getElementById('refused')!.focus();
    await mountWidget(productReviews, undefined);
    await settle();
    expect(document.activeElement!.id).toBe('refused');
  });

  it('open by a link on the page, even if the URL does not change', async () => {
    const { isOpen, follow, slot } = await mount();
    await follow('#product-reviews');
    expect(isOpen()[0]).toBe(true);
    (slot as HTMLDetailsElement).open = false;
    document.querySelector('a')!.click();
    await settle();
    expect(isOpen()[0]).toBe(true);
  });

  it('do not open by a link whose click another script has cancelled', async () => {
    const { isOpen, follow, slot } = await mount();
    await follow('#product-reviews');
    (slot as HTMLDetailsElement).open = false;
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('a')!.click();
    await settle();
    expect(isOpen()[0]).toBe(false);
  });

  it('have links to their pages that lead back to them', async () => {
    const { parts } = await mount();
    expect(parts('page').map((link) => link.getAttribute('href'))).toEqual([
      '/harbour-desk-lamp/?revpage=1#product-reviews',
      '/harbour-desk-lamp/?revpage=2#product-reviews',
      '/harbour-desk-lamp/?revpage=2#product-reviews',
    ]);
  });

  it('ignore the URL in a quick view', async () => {
    expect((await mount('#product-reviews', (html) => `<dialog open>${html}</dialog>`)).isOpen()).toEqual([
      false,
      false,
    ]);
  });
});

describe('reviews, when they leave the page', () => {
  it('no longer follow the URL', async () => {
    const { unmount, isOpen, follow } = await mount();
    unmount();
    await follow('#product-reviews');
    expect(isOpen()[0]).toBe(false);
  });
});
