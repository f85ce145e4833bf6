import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { afterPaint } from '../../../../core/timing/wait';
import { tabs } from '../../../../widgets/global/tabs';
import { settle } from '../../../support/jest/settle';
import { press } from '../header/point';
import { mountForUser } from '../with-user';

/** The example with a third tab that has disclosures in its panel, and another element to which a hash can lead. */
const withThird = (slot: HTMLElement) => {
  slot
    .querySelector('[data-part="list"]')!
    .insertAdjacentHTML('beforeend', '<a class="tab" href="#tab-care" data-part="tab">Care</a>');
  slot.insertAdjacentHTML(
    'beforeend',
    `<div id="tab-care" data-part="panel">
      <details id="box"><summary>More</summary><details id="inner"></details></details><details></details></div>
    <div id="reviews">Reviews</div>`,
  );
};

const scrolled = jest.fn();
beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  scrolled.mockClear();
});
afterEach(async () => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  // A pressed tab writes its URL after the paint; on a slow machine that would be in the next test.
  await afterPaint();
});

const mount = async (hash = '') => {
  history.replaceState(null, '', `/lamp/${hash}`);
  const mounted = await mountForUser(tabs, { change: withThird });
  await settle();
  const { parts, click } = mounted;
  const tab = (name: string) => parts('tab').find(({ textContent }) => textContent === name)!;
  return {
    ...mounted,
    tab,
    shown: () => parts('panel').flatMap(({ hidden, id }) => (hidden ? [] : [id.replace('tab-', '')])),
    selected: () =>
      parts('tab').flatMap((one) => (one.getAttribute('aria-selected') === 'true' ? [one.textContent] : [])),
    order: () => parts('tab').map(({ tabIndex }) => tabIndex),
    open: () => [...document.querySelectorAll('details')].map((box) => box.open),
    choose: async (name: string) => {
      await click(tab(name));
      await afterPaint();
      await settle();
    },
    goTo: async (to: string) => {
      location.hash = to;
      await settle();
      await settle();
    },
  };
};

describe('tabs', () => {
  it('are tabs to screen readers and to the keyboard', async () => {
    const { part, parts, tab, order } = await mount();
    const panel = parts('panel')[1]!;
    expect([part('list').role, tab('Warranty').role, panel.role]).toEqual(['tablist', 'tab', 'tabpanel']);
    expect(order()).toEqual([0, -1, -1]);
    expect(tab('Warranty').getAttribute('aria-controls')).toBe('tab-warranty');
    expect(panel.getAttribute('aria-labelledby')).toBe(tab('Warranty').id);
  });

  it.each([
    ['', 'description'],
    ['#tab-warranty', 'warranty'],
    ['#reviews', 'description'],
  ])('show for the URL %j the tab %s', async (hash, shown) => {
    expect((await mount(hash)).shown()).toEqual([shown]);
  });

  it('show another tab at a click, without a change of the history', async () => {
    const { choose, shown, selected, order } = await mount();
    const calls = [jest.spyOn(history, 'pushState'), jest.spyOn(history, 'replaceState')];
    await choose('Warranty');
    expect([shown(), selected()]).toEqual([['warranty'], ['Warranty']]);
    expect(calls.map(({ mock }) => mock.calls)).toEqual([[], []]);
    await choose('Description');
    await choose('Care');
    expect(order()).toEqual([-1, -1, 0]);
  });

  it.each(['#tab-warranty', '#inner'])(
    'take %s out of the URL, once, and keep the state of the history',
    async (hash) => {
      const { choose, selected } = await mount(hash);
      history.replaceState({ theirs: 1 }, '');
      const replaced = jest.spyOn(history, 'replaceState');
      await choose(selected()[0]!);
      expect(replaced).not.toHaveBeenCalled();
      for (const name of ['Description', 'Care', 'Description']) await choose(name);
      expect([location.pathname + location.hash, history.state]).toEqual(['/lamp/', { theirs: 1 }]);
      expect(replaced).toHaveBeenCalledTimes(1);
    },
  );

  it('follow the arrow keys', async () => {
    const { tab, selected } = await mount();
    tab('Description').focus();
    press('ArrowRight');
    await settle();
    expect(selected()).toEqual(['Warranty']);
    expect(document.activeElement).toBe(tab('Warranty'));
  });

  it('open at a link from elsewhere on the page, with the disclosures around its target, and scroll to it', async () => {
    const { shown, open, goTo } = await mount();
    await goTo('#box');
    expect([shown(), open()]).toEqual([['care'], [true, false, false]]);
    expect(scrolled.mock.contexts).toEqual([document.querySelector('#box')]);
    await goTo('#reviews');
    expect(shown()).toEqual(['care']);
  });
});

describe('closed tabs, in a browser that can find hidden text', () => {
  it('are found by its search, which opens them', async () => {
    const { parts, selected } = await mount();
    const hidden = () => parts('panel').map((panel) => panel.getAttribute('hidden'));
    expect(hidden()).toEqual([null, 'until-found', 'until-found']);
    const [description, warranty] = parts('panel') as [HTMLElement, HTMLElement];
    warranty.dispatchEvent(new Event('beforematch', { bubbles: true }));
    // The browser scrolls to the match next: nothing above it may still be there.
    expect(description.hidden).not.toBe(false);
    warranty.removeAttribute('hidden');
    await settle();
    expect([hidden(), selected()]).toEqual([['until-found', null, 'until-found'], ['Warranty']]);
  });
});

describe('tabs, when the URL names an element inside a panel', () => {
  it('show its tab, open the disclosures around it and itself, and scroll to it', async () => {
    const { shown, open } = await mount('#inner');
    expect([shown(), open()]).toEqual([['care'], [true, true, false]]);
    expect(scrolled.mock.contexts).toEqual([document.querySelector('#inner')]);
  });

  it.each([
    ['do not scroll if the browser has shown it already', true, 0],
    ['scroll if it was hidden when they were mounted', false, 1],
  ])('%s', async (_, isShown, times) => {
    Object.assign(Element.prototype, { checkVisibility: () => isShown });
    expect((await mount('#box')).shown()).toEqual(['care']);
    expect(scrolled).toHaveBeenCalledTimes(times);
  });
});

describe('tabs in a list', () => {
  it('have the class is-active on the item of the shown tab, which is no list item to screen readers', async () => {
    const change = (slot: HTMLElement) => {
      for (const tab of [...slot.querySelector('[data-part="list"]')!.children]) {
        const item = document.createElement('li');
        item.dataset.part = 'item';
        // Themes render the first state.
        if (!tab.previousElementSibling) item.className = 'is-active';
        tab.replaceWith(item);
        item.append(tab);
      }
    };
    const { parts, click } = await mountForUser(tabs, { change });
    const active = () => parts('item').map(({ className, role }) => `${role} ${className}`);
    expect(active()).toEqual(['presentation is-active', 'presentation ']);
    await click(parts('tab')[1]!);
    expect(active()).toEqual(['presentation ', 'presentation is-active']);
  });
});
