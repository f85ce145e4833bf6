import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { productReviews } from '../../../../widgets/reviews/product-reviews';
import { mountWidget } from '../../mount-widget';
import { turn } from '../global/turn';

const html = `
  <a href="#product-reviews">3 reviews</a>
  <details id="product-reviews" data-widget="product-reviews">
    <summary>Reviews</summary>
    <a href="/lamp/?revpage=2" data-part="page">2</a><a href="/lamp/?revpage=3#product-reviews" data-part="page">3</a>
    <details id="write_review" data-part="write"><summary>Write a review</summary><form><input name="revtitle"></form></details>
  </details>`;

const comeTo = (hash: string) => history.replaceState(null, '', `/lamp/${hash}`);

const mount = async (hash = '', markup = html) => {
  comeTo(hash);
  const mounted = await mountWidget(productReviews, markup);
  await turn();
  const isOpen = () => [mounted.slot, mounted.part('write')].map((box) => (box as HTMLDetailsElement).open);
  const follow = async (to: string) => {
    comeTo(to);
    window.dispatchEvent(new Event('hashchange'));
    await turn();
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
  it('open and close by themselves', () => {
    document.body.innerHTML = html;
    document.querySelector('summary')!.click();
    expect(document.querySelector('details')!.open).toBe(true);
  });
});

describe('reviews, when they are mounted', () => {
  it('stay as the server printed them where the address leads elsewhere', async () => {
    expect((await mount()).isOpen()).toEqual([false, false]);
    expect((await mount('#tab-warranty')).isOpen()).toEqual([false, false]);
  });

  it('open when the address leads to them', async () => {
    const { isOpen, slot } = await mount('#product-reviews');
    expect(isOpen()).toEqual([true, false]);
    expect(jest.mocked(slot.scrollIntoView)).toHaveBeenCalled();
    expect((await mount('#product-reviews-2')).isOpen()).toEqual([true, false]);
  });

  it('open their form when the address leads to it, at its first question', async () => {
    const { isOpen } = await mount('#write_review');
    expect(isOpen()).toEqual([true, true]);
    expect((document.activeElement as HTMLInputElement).name).toBe('revtitle');
  });

  it('leave the focus where the form has it already', async () => {
    const refused = html
      .replace('<form>', '<form><p tabindex="-1" id="refused">No headline</p>')
      .replace('id="write_review"', 'id="write_review" open');
    comeTo('#write_review');
    document.body.innerHTML = refused;
    document.getElementById('refused')!.focus();
    await mountWidget(productReviews, undefined);
    await turn();
    expect(document.activeElement!.id).toBe('refused');
  });

  it('open by a link on the page, also when the address has led there before', async () => {
    const { isOpen, follow, slot } = await mount();
    await follow('#product-reviews');
    expect(isOpen()[0]).toBe(true);
    (slot as HTMLDetailsElement).open = false;
    document.querySelector('a')!.click();
    await turn();
    expect(isOpen()[0]).toBe(true);
  });

  it('have pages that lead back to them', async () => {
    const { parts } = await mount();
    expect(parts('page').map((link) => link.getAttribute('href'))).toEqual([
      '/lamp/?revpage=2#product-reviews',
      '/lamp/?revpage=3#product-reviews',
    ]);
  });

  it('leave the address to the page below in a quick view', async () => {
    expect((await mount('#product-reviews', `<dialog open>${html}</dialog>`)).isOpen()).toEqual([false, false]);
  });
});

describe('reviews, when they leave the page', () => {
  it('hear nothing any more', async () => {
    const { unmount, isOpen, follow } = await mount();
    unmount();
    await follow('#product-reviews');
    expect(isOpen()[0]).toBe(false);
  });
});
