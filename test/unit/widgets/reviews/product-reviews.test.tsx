import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { productReviews } from '../../../../widgets/reviews/product-reviews';
import { printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { settle } from '../../../support/jest/settle';
import { withUser } from '../with-user';

/** The example, closed, with a link to it, and with a link to its first page as older themes render it. */
const page = {
  around: (html: string) => `<a href="#product-reviews">2 reviews</a>${html}`,
  change: (slot: HTMLElement) => {
    slot.removeAttribute('open');
    slot.querySelector('[data-part="page"]')!.setAttribute('href', '/harbour-desk-lamp/?revpage=1');
  },
};
const comeTo = (hash: string) => history.replaceState(null, '', `/harbour-desk-lamp/${hash}`);

/** Mounts the reviews after a change of the rendered page. */
const mount = async (hash = '', around = page.around, prepare = (_form: HTMLElement) => {}) => {
  comeTo(hash);
  prepare(printExample(productReviews, { ...page, around }).querySelector('details')!);
  const mounted = withUser(await mountWidget(productReviews));
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
beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()));
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  comeTo('');
});

describe('reviews', () => {
  it.each([
    ['stay closed if the URL leads elsewhere', '', [false, false]],
    ['stay closed at a tab', '#tab-warranty', [false, false]],
    ['open when the URL leads to them', '#product-reviews', [true, false]],
    ['open at their second page', '#product-reviews-2', [true, false]],
    ['open their form, too, when the URL leads to it', '#write_review', [true, true]],
  ])('%s: %s', async (_, hash, expected) => {
    const { isOpen, slot } = await mount(hash);
    expect(isOpen()).toEqual(expected);
    if (hash === '#product-reviews') expect(jest.mocked(slot.scrollIntoView)).toHaveBeenCalled();
    if (expected[1]) expect((document.activeElement as HTMLInputElement).name).toBe('revrating');
  });

  it('do not move the focus if it is in the form already', async () => {
    await mount('#write_review', page.around, (form) => {
      form.toggleAttribute('open');
      form.insertAdjacentHTML('beforeend', '<p tabindex="-1" id="refused">No headline</p>');
      document.getElementById('refused')!.focus();
    });
    expect(document.activeElement!.id).toBe('refused');
  });

  it('open by a link on the page, even if the URL does not change, unless another script cancels the click', async () => {
    const { isOpen, follow, slot, click } = await mount();
    await follow('#product-reviews');
    expect(isOpen()[0]).toBe(true);
    (slot as HTMLDetailsElement).open = false;
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await click(document.querySelector('a')!);
    expect(isOpen()[0]).toBe(false);
    await click(document.querySelector('a')!);
    expect(isOpen()[0]).toBe(true);
  });

  it('have links to their pages that lead back to them', async () => {
    const { parts } = await mount();
    expect(parts('page').map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 2].map((number) => `/harbour-desk-lamp/?revpage=${number}#product-reviews`),
    );
  });

  it('ignore the URL in a quick view', async () => {
    const { isOpen } = await mount('#product-reviews', (html) => `<dialog open>${html}</dialog>`);
    expect(isOpen()).toEqual([false, false]);
  });

  it('no longer follow the URL when they have left the page', async () => {
    const { unmount, isOpen, follow } = await mount();
    unmount();
    await follow('#product-reviews');
    expect(isOpen()[0]).toBe(false);
  });
});
