import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { afterPaint } from '../../../../core/timing/wait';
import { tabs } from '../../../../widgets/global/tabs';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { press } from '../header/point';

/** The example with a third tab, and another element that a hash can URL. */
const withThird = (slot: HTMLElement) => {
  slot
    .querySelector('[data-part="list"]')!
    .insertAdjacentHTML('beforeend', '<a class="tab" href="#tab-care" data-part="tab">Care</a>');
  slot.insertAdjacentHTML(
    'beforeend',
    '<div id="tab-care" data-part="panel">With a dry cloth</div><div id="reviews">Reviews</div>',
  );
};

const scrolled = jest.fn();
beforeEach(() => {
  history.replaceState(null, '', '/lamp/');
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  scrolled.mockClear();
});
afterEach(async () => {
  // A pressed tab writes its URL after the paint; on a slow machine that would be in the next test.
  await afterPaint();
});

const mount = async (hash = '') => {
  history.replaceState(null, '', `/lamp/${hash}`);
  const mounted = await mountExample(tabs, { change: withThird });
  const shown = () =>
    mounted
      .parts('panel')
      .filter(({ hidden }) => !hidden)
      .map(({ id }) => id);
  const selected = () =>
    mounted
      .parts('tab')
      .filter((tab) => tab.getAttribute('aria-selected') === 'true')
      .map(({ textContent }) => textContent);
  const tab = (name: string) => mounted.parts('tab').find(({ textContent }) => textContent === name)!;
  const goTo = async (to: string) => {
    location.hash = to;
    await settle();
    await settle();
  };
  return { ...mounted, shown, selected, tab, goTo };
};

describe('tabs, before their code arrives', () => {
  it('are links to parts of the page', () => {
    const links = printExample(tabs).querySelectorAll<HTMLAnchorElement>('[data-part="tab"]');
    expect(links).toHaveLength(2);
    for (const link of links) expect(document.querySelector(link.hash)).not.toBeNull();
  });
});

describe('tabs, when they are mounted', () => {
  it('are tabs to screen readers and to the keyboard', async () => {
    const { part, parts, tab } = await mount();
    expect(part('list').role).toBe('tablist');
    expect(tab('Warranty').role).toBe('tab');
    expect(parts('panel')[1]!.role).toBe('tabpanel');
    expect(parts('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    expect([tab('Warranty').getAttribute('aria-controls'), parts('panel')[1]!.getAttribute('aria-labelledby')]).toEqual(
      ['tab-warranty', tab('Warranty').id],
    );
  });

  it('show the first tab, or the one in the URL', async () => {
    expect((await mount()).shown()).toEqual(['tab-description']);
    expect((await mount('#tab-care')).shown()).toEqual(['tab-care']);
    expect((await mount('#tab-nothing')).shown()).toEqual(['tab-description']);
    expect((await mount('#reviews')).shown()).toEqual(['tab-description']);
  });

  it('show another tab at a click, without a change of the history', async () => {
    const { tab, shown, selected } = await mount();
    const calls = [jest.spyOn(history, 'pushState'), jest.spyOn(history, 'replaceState')];
    tab('Warranty').click();
    await settle();
    expect(shown()).toEqual(['tab-warranty']);
    expect(selected()).toEqual(['Warranty']);
    await afterPaint();
    expect(calls.map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('take the name of another tab out of the URL, once, and keep the state of the history', async () => {
    const { tab } = await mount('#tab-warranty');
    history.replaceState({ theirs: 1 }, '');
    const replaced = jest.spyOn(history, 'replaceState');
    tab('Warranty').click();
    await afterPaint();
    expect(replaced).not.toHaveBeenCalled();
    for (const name of ['Care', 'Description', 'Care']) {
      tab(name).click();
      await settle();
      await afterPaint();
    }
    expect(location.pathname + location.hash).toBe('/lamp/');
    expect(history.state).toEqual({ theirs: 1 });
    expect(replaced).toHaveBeenCalledTimes(1);
  });

  it('put the shown tab into the tab order once it is painted', async () => {
    const { tab, parts } = await mount();
    const order = () => parts('tab').map(({ tabIndex }) => tabIndex);
    tab('Warranty').click();
    tab('Care').click();
    await afterPaint();
    await settle();
    expect(order()).toEqual([-1, -1, 0]);
  });

  it('follow the arrow keys, Home and End', async () => {
    const { tab, selected } = await mount();
    tab('Description').focus();
    const goes = async (key: string) => (press(key), await settle(), selected()[0]);
    expect([await goes('ArrowRight'), await goes('ArrowLeft'), await goes('ArrowLeft'), await goes('Home')]).toEqual([
      'Warranty',
      'Description',
      'Care',
      'Description',
    ]);
    expect(document.activeElement).toBe(tab('Description'));
  });

  it('open at a link from elsewhere on the page, and scroll into view', async () => {
    const { shown, goTo } = await mount();
    await goTo('#tab-warranty');
    expect(shown()).toEqual(['tab-warranty']);
    expect(scrolled.mock.contexts).toEqual([document.querySelector('#tab-warranty')]);
    await goTo('#reviews');
    expect(shown()).toEqual(['tab-warranty']);
  });
});

describe('tabs, when the URL names an element inside a panel', () => {
  /** A list around the links, and a section and a disclosure inside of the third panel. */
  const withSection = (slot: HTMLElement) => {
    withThird(slot);
    slot.querySelector('#tab-care')!.innerHTML =
      '<details id="box"><summary>More</summary><details id="inner"></details></details><details></details>';
  };
  const mountAt = async (hash: string) => {
    history.replaceState(null, '', `/lamp/${hash}`);
    const mounted = await mountExample(tabs, { change: withSection });
    await settle();
    const shown = mounted.parts('panel').filter(({ hidden }) => !hidden);
    const open = [...document.querySelectorAll('details')].map((box) => box.open);
    return { ...mounted, shown: shown.map(({ id }) => id), open };
  };
  const fakeIntersectionObserver = (isShown: boolean) =>
    Object.assign(Element.prototype, { checkVisibility: jest.fn(() => isShown) });
  afterEach(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'));

  it('show its tab, open the disclosures around it and itself, and scroll to it', async () => {
    const { shown, open } = await mountAt('#inner');
    expect([shown, open]).toEqual([['tab-care'], [true, true, false]]);
    expect(scrolled.mock.contexts).toEqual([document.querySelector('#inner')]);
  });

  it('do so also when the URL changes', async () => {
    const { parts } = await mountAt('');
    location.hash = '#box';
    await settle();
    expect(parts('panel').map(({ hidden }) => hidden)).toEqual([true, true, false]);
    expect(document.querySelector<HTMLDetailsElement>('#box')!.open).toBe(true);
    expect(scrolled.mock.contexts).toEqual([document.querySelector('#box')]);
  });

  it('do not scroll if the browser has shown it already', async () => {
    fakeIntersectionObserver(true);
    expect((await mountAt('#box')).shown).toEqual(['tab-care']);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('scroll if it was hidden when they were mounted', async () => {
    fakeIntersectionObserver(false);
    await mountAt('#box');
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('take the name of an element in another panel out of the URL', async () => {
    const { part } = await mountAt('#box');
    part('tab').click();
    await settle();
    await afterPaint();
    expect(location.hash).toBe('');
  });
});

describe('tabs in a list', () => {
  it('have the class is-active on the item of the shown tab, which is no list item to screen readers', async () => {
    const inList = (slot: HTMLElement) => {
      const list = slot.querySelector('[data-part="list"]')!;
      for (const tab of [...list.children]) {
        const item = document.createElement('li');
        // As a template renders it before the widget is mounted.
        if (tab === slot.querySelector('a')) item.className = 'is-active';
        item.dataset.part = 'item';
        // Themes render the first state.
        if (list.firstElementChild === tab) item.className = 'is-active';
        tab.replaceWith(item);
        item.append(tab);
      }
    };
    const { parts } = await mountExample(tabs, { change: inList });
    const active = () => parts('item').map(({ className, role }) => [className, role]);
    expect(active()).toEqual([
      ['is-active', 'presentation'],
      ['', 'presentation'],
    ]);
    parts('tab')[1]!.click();
    await settle();
    expect(active()).toEqual([
      ['', 'presentation'],
      ['is-active', 'presentation'],
    ]);
  });
});
