import { describe, expect, it } from '@jest/globals';
import { swatches } from '../../../../widgets/lists/swatches';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

const URL_OF = 'http://shop.test/lamp/';

/** The example in a card, as components/products/card renders it. */
async function mountCard(srcset = 'front.jpg 80w, front.jpg 1280w', hasPicture = true) {
  const card = (slot: string) => `<article data-product-scope="7">
    ${hasPicture ? `<img src="front.jpg" srcset="${srcset}">` : ''}<a id="name" href="${URL_OF}">Lamp</a>
    <a id="other" href="/cart.php">Cart</a><button>Add</button>${slot}</article><button id="after">After</button>`;
  const mounted = await mountExample(swatches, {
    around: card,
    change: (slot) => {
      slot.dataset['url'] = URL_OF;
      for (const link of slot.querySelectorAll('a')) link.href = `${URL_OF}?sku=${link.title.replaceAll(' ', '')}`;
      slot.insertAdjacentHTML('beforeend', `<li><a href="${URL_OF}" class="more">+2</a></li>`);
    },
  });
  const byId = (id: string) => document.getElementById(id) as HTMLAnchorElement;
  const picture = document.querySelector('img');
  const shown = () => [picture?.src.match(/variant-\w+|front/)?.[0], byId('name').search];
  return { ...mounted, links: mounted.parts('swatch'), byId, picture, shown };
}
const enter = async (element: Element) => {
  element.dispatchEvent(new Event('pointerenter'));
  await settle();
};
const leave = async (element: Element, to: Element | null) => {
  element.dispatchEvent(Object.assign(new Event('pointerleave'), { relatedTarget: to }));
  await settle();
};

describe('the swatches of a card', () => {
  it('change nothing when they are mounted', async () => {
    const { shown, picture } = await mountCard();
    expect(shown()).toEqual(['front', '']);
    expect(picture?.srcset).toBe('front.jpg 80w, front.jpg 1280w');
  });

  it('show the picture of a choice in the widths of the card’s own, and let the links lead to it', async () => {
    const { links, shown, picture, byId, slot } = await mountCard();
    await enter(links[1]!);
    expect(shown()).toEqual(['variant-2f5d46', '?sku=Racinggreen']);
    expect(picture?.srcset.split(',').map((one) => one.replace(/^.*\/stencil\//, ''))).toEqual([
      '80w/products/101/variant-2f5d46.svg?c=1 80w',
      '1280w/products/101/variant-2f5d46.svg?c=1 1280w',
    ]);
    expect(byId('other').getAttribute('href')).toBe('/cart.php');
    expect(slot.querySelector('.more')?.getAttribute('href')).toBe(URL_OF);
  });

  it('show the choice that is focused, and the card as it was once the focus has left it', async () => {
    const { links, shown, byId } = await mountCard();
    links[2]!.focus();
    await settle();
    expect(shown()).toEqual(['variant-ece3cf', '?sku=Cream&brass']);
    links[0]!.focus();
    await settle();
    expect(shown()).toEqual(['variant-b5442e', '?sku=Signalred']);
    byId('name').focus();
    await settle();
    expect(shown()).toEqual(['variant-b5442e', '?sku=Signalred']);
    byId('after').focus();
    await settle();
    expect(shown()).toEqual(['front', '']);
  });

  it('show the card as it was once the pointer has left it, also without a srcset', async () => {
    const { links, shown, slot, picture } = await mountCard('');
    await enter(links[1]!);
    expect([shown()[0], picture?.hasAttribute('srcset'), picture?.src]).toEqual([
      'variant-2f5d46',
      true,
      expect.stringContaining('/640w/'),
    ]);
    await leave(slot.parentElement!, document.body);
    expect(shown()).toEqual(['front', '']);
  });

  it('show a choice without a picture by the links alone', async () => {
    const { links, shown } = await mountCard();
    delete links[1]!.dataset['picture'];
    await enter(links[1]!);
    expect(shown()).toEqual(['front', '?sku=Racinggreen']);
  });

  it('work in a card without a picture, and leave nothing behind when they are removed', async () => {
    const { links, shown } = await mountCard('', false);
    await enter(links[1]!);
    expect(shown()).toEqual([undefined, '?sku=Racinggreen']);
  });
});
