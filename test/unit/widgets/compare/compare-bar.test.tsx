import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sendWidgetEvent } from '../../../../core/events/widget-events';
import { navigation } from '../../../../core/page/navigation';
import { chosenProducts } from '../../../../widgets/compare/chosen-products';
import { compareBar } from '../../../../widgets/compare/compare-bar';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

const box = (id: number, checked = '') =>
  `<input type="checkbox" name="products[]" value="${id}" form="compare-form" ${checked}>`;
const withBoxes =
  (boxes = box(101) + box(102)) =>
  (html: string) =>
    `<div id="list">${boxes}</div>${html}`;

beforeEach(() => {
  sessionStorage.clear();
  chosenProducts.refresh();
});

async function mount(around = withBoxes()) {
  const mounted = await mountExample(compareBar, { around });
  await settle();
  const boxOf = (id: number) => document.querySelector<HTMLInputElement>(`[value="${id}"]`)!;
  return {
    ...mounted,
    boxOf,
    tick: async (id: number) => {
      boxOf(id).click();
      await settle();
    },
    submit: async () => {
      mounted.slot.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await settle();
    },
  };
}

describe('the bar of a comparison, before its code arrives', () => {
  it('posts the boxes that name its form', () => {
    const form = printExample(compareBar, { around: withBoxes(box(101, 'checked') + box(102)) }) as HTMLFormElement;
    expect([...new FormData(form)]).toEqual([['products[]', '101']]);
  });

  it('counts the boxes that were ticked meanwhile', async () => {
    const { part } = await mount(withBoxes(box(101, 'checked') + box(102, 'checked')));
    expect(part('count').textContent).toBe('2 products chosen to compare');
  });
});

describe('the bar of a comparison, when products are chosen', () => {
  it('does not lead to them if another script cancels the submit', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const { tick, submit } = await mount();
    await tick(101);
    await tick(102);
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    await submit();
    expect(goTo).not.toHaveBeenCalled();
    await submit();
    expect(goTo).toHaveBeenCalledTimes(1);
    goTo.mockRestore();
  });

  it('counts and announces them, and stays in view', async () => {
    const { tick, part, slot, store } = await mount();
    expect(part('count').textContent).toBe('Tick two products or more to compare them.');
    await tick(101);
    expect(part('count').textContent).toBe('1 product chosen to compare');
    expect(slot.className).toBe('compareBar is-active');
    expect(part('clear').hidden).toBe(false);
    await tick(102);
    expect(store.getState().ui.announcements.map(({ text }) => text)).toEqual([
      '1 product chosen to compare',
      '2 products chosen to compare',
    ]);
  });

  it('leads to the comparison of the chosen products, in the order of the choice', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const { tick, submit } = await mount();
    await tick(102);
    await tick(101);
    await submit();
    expect(goTo).toHaveBeenCalledWith('http://shop.test/compare/102/101');
  });

  it('keeps the choice when another list is shown, and counts the boxes of both', async () => {
    const { tick, boxOf, part } = await mount();
    await tick(101);
    document.querySelector('#list')!.innerHTML = box(101) + box(103);
    sendWidgetEvent('widgets:listing-changed', { source: 'list', url: '/?page=2' });
    expect(boxOf(101).checked).toBe(true);
    await tick(103);
    expect(part('count').textContent).toBe('2 products chosen to compare');
  });

  it('remembers the choice on the next page', async () => {
    const { tick, unmount } = await mount();
    await tick(101);
    unmount();
    chosenProducts.refresh();
    const { boxOf, part } = await mount();
    expect(boxOf(101).checked).toBe(true);
    expect(part('count').textContent).toBe('1 product chosen to compare');
  });

  it('clears the choice, and keeps the focus in the bar', async () => {
    const { tick, part, slot, boxOf } = await mount();
    await tick(101);
    part('clear').click();
    await settle();
    expect(boxOf(101).checked).toBe(false);
    expect(part('count').textContent).toBe('Tick two products or more to compare them.');
    expect(slot.className).toBe('compareBar');
    expect(document.activeElement).toBe(part('submit'));
  });

  it('ignores other boxes of the page', async () => {
    const { part } = await mount((html) => `${withBoxes()(html)}<input type="checkbox" id="other">`);
    document.querySelector<HTMLElement>('#other')!.click();
    await settle();
    expect(part('count').textContent).toBe('Tick two products or more to compare them.');
  });
});

describe('the bar of a comparison, when too few are chosen', () => {
  it.each([[[]], [[101]]])('%j: shows that at least two are needed', async (ids: number[]) => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const { tick, submit, store } = await mount();
    for (const id of ids) await tick(id);
    await submit();
    expect(goTo).not.toHaveBeenCalled();
    expect(store.getState().ui.dialogs).toMatchObject([
      { name: 'alert', text: 'Choose at least two products to compare.' },
    ]);
  });
});
