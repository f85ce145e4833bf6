import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sendWidgetEvent } from '../../../../core/events/widget-events';
import { navigation } from '../../../../core/page/navigation';
import { chosenProducts } from '../../../../widgets/compare/chosen-products';
import { compareBar } from '../../../../widgets/compare/compare-bar';
import { mountWidget } from '../../mount-widget';
import { turn } from '../global/turn';

const box = (id: number, checked = '') =>
  `<input type="checkbox" name="products[]" value="${id}" form="compare-form" ${checked}>`;
const html = (boxes = box(101) + box(102)) => `
  <div id="list">${boxes}</div>
  <form id="compare-form" action="/compare" data-widget="compare-bar" data-one="1 product chosen"
        data-many="[count] products chosen" data-too-few="Choose at least two.">
    <p data-part="count">Tick two products.</p>
    <button type="button" data-part="clear" hidden>Clear</button>
    <button type="submit" data-part="submit">Compare</button>
  </form>`;

let unmount = () => {};
beforeEach(() => {
  sessionStorage.clear();
  chosenProducts.refresh();
});
afterEach(() => unmount());

async function mount(page = html()) {
  const mounted = await mountWidget(compareBar, page);
  unmount = mounted.unmount;
  await turn();
  const boxOf = (id: number) => document.querySelector<HTMLInputElement>(`[value="${id}"]`)!;
  return {
    ...mounted,
    boxOf,
    tick: async (id: number) => {
      boxOf(id).click();
      await turn();
    },
    submit: async () => {
      mounted.slot.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await turn();
    },
  };
}

describe('the bar of a comparison, before its code arrives', () => {
  it('posts the boxes that name its form', () => {
    document.body.innerHTML = html(box(101, 'checked') + box(102));
    const form = document.querySelector<HTMLFormElement>('form')!;
    expect([...new FormData(form)]).toEqual([['products[]', '101']]);
  });

  it('counts what was ticked meanwhile', async () => {
    const { part } = await mount(html(box(101, 'checked') + box(102, 'checked')));
    expect(part('count').textContent).toBe('2 products chosen');
  });
});

describe('the bar of a comparison, when products are chosen', () => {
  it('counts, says so, and stays in view', async () => {
    const { tick, part, slot, store } = await mount();
    expect(part('count').textContent).toBe('Tick two products.');
    await tick(101);
    expect([part('count').textContent, slot.className, part('clear').hidden]).toEqual([
      '1 product chosen',
      'is-active',
      false,
    ]);
    await tick(102);
    expect(store.getState().ui.announcements.map(({ text }) => text)).toEqual([
      '1 product chosen',
      '2 products chosen',
    ]);
  });

  it('leads to the comparison of everything that is chosen, in that order', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const { tick, submit } = await mount();
    await tick(102);
    await tick(101);
    await submit();
    expect(goTo).toHaveBeenCalledWith('http://shop.test/compare/102/101');
  });

  it('keeps the choice when another list comes, and counts the boxes of both', async () => {
    const { tick, boxOf, part } = await mount();
    await tick(101);
    document.querySelector('#list')!.innerHTML = box(101) + box(103);
    sendWidgetEvent('widgets:listing-changed', { url: '/?page=2' });
    expect(boxOf(101).checked).toBe(true);
    await tick(103);
    expect(part('count').textContent).toBe('2 products chosen');
  });

  it('remembers the choice on the next page', async () => {
    const { tick } = await mount();
    await tick(101);
    unmount();
    chosenProducts.refresh();
    const { boxOf, part } = await mount();
    expect([boxOf(101).checked, part('count').textContent]).toEqual([true, '1 product chosen']);
  });

  it('takes every choice back, without losing the focus', async () => {
    const { tick, part, slot, boxOf } = await mount();
    await tick(101);
    part('clear').click();
    await turn();
    expect([boxOf(101).checked, part('count').textContent, slot.className]).toEqual([false, 'Tick two products.', '']);
    expect(document.activeElement).toBe(part('submit'));
  });

  it('leaves other boxes of the page alone', async () => {
    const { part } = await mount(`${html()}<input type="checkbox" id="other">`);
    document.querySelector<HTMLElement>('#other')!.click();
    await turn();
    expect(part('count').textContent).toBe('Tick two products.');
  });
});

describe('the bar of a comparison, when too few are chosen', () => {
  it.each([[[]], [[101]]])('%j: says that it takes two', async (ids: number[]) => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const { tick, submit, store } = await mount();
    for (const id of ids) await tick(id);
    await submit();
    expect(goTo).not.toHaveBeenCalled();
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert', text: 'Choose at least two.' }]);
  });
});
