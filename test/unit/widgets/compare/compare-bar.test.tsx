import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sendWidgetEvent } from '../../../../core/events/widget-events';
import { navigation } from '../../../../core/page/navigation';
import { chosenProducts } from '../../../../widgets/compare/chosen-products';
import { compareBar } from '../../../../widgets/compare/compare-bar';
import { printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { mountForUser } from '../with-user';

const box = (id: number, checked = '') =>
  `<input type="checkbox" name="products[]" value="${id}" form="compare-form" ${checked}>`;
const withBoxes =
  (boxes = box(101) + box(102)) =>
  (html: string) =>
    `<div id="list">${boxes}</div>${html}`;

let goTo: jest.SpiedFunction<typeof navigation.goTo>;
beforeEach(() => {
  sessionStorage.clear();
  chosenProducts.refresh();
  goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
});

async function mount(around = withBoxes()) {
  const mounted = await mountForUser(compareBar, { around });
  await settle();
  const boxOf = (id: number) => document.querySelector<HTMLInputElement>(`[value="${id}"]`)!;
  const tick = async (...ids: number[]) => {
    for (const id of ids) await mounted.click(boxOf(id));
  };
  const submit = async () => {
    mounted.slot.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settle();
  };
  return { ...mounted, boxOf, tick, submit, count: () => mounted.part('count').textContent };
}
const none = 'Tick two products or more to compare them.';

describe('the bar of a comparison', () => {
  it('posts the boxes that name its form before its code arrives, and then counts them', async () => {
    const around = withBoxes(box(101, 'checked') + box(102, 'checked'));
    const form = printExample(compareBar, { around }) as HTMLFormElement;
    expect(new FormData(form).getAll('products[]')).toEqual(['101', '102']);
    expect((await mount(around)).count()).toBe('2 products chosen to compare');
  });

  it('counts and announces the chosen products, and stays in view', async () => {
    const { tick, count, part, slot, announced } = await mount();
    expect(count()).toBe(none);
    await tick(101);
    expect([slot.className, part('clear').hidden]).toEqual(['compareBar is-active', false]);
    await tick(102);
    expect(announced()).toEqual(['1 product chosen to compare', '2 products chosen to compare']);
    expect(count()).toBe('2 products chosen to compare');
  });

  it('leads to their comparison, in the order of the choice, unless another script cancels the submit', async () => {
    const { tick, submit } = await mount();
    await tick(102, 101);
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    await submit();
    expect(goTo).not.toHaveBeenCalled();
    await submit();
    expect(goTo.mock.calls).toEqual([['http://shop.test/compare/102/101']]);
  });

  it('keeps the choice when another list is shown, and counts the boxes of both', async () => {
    const { tick, boxOf, count } = await mount();
    await tick(101);
    document.querySelector('#list')!.innerHTML = box(101) + box(103);
    sendWidgetEvent('widgets:listing-changed', { source: 'list', url: '/?page=2' });
    expect(boxOf(101).checked).toBe(true);
    await tick(103);
    expect(count()).toBe('2 products chosen to compare');
  });

  it('remembers the choice on the next page', async () => {
    const { tick, unmount } = await mount();
    await tick(101);
    unmount();
    chosenProducts.refresh();
    const { boxOf, count } = await mount();
    expect([boxOf(101).checked, count()]).toEqual([true, '1 product chosen to compare']);
  });

  it('clears the choice, and keeps the focus in the bar', async () => {
    const { tick, click, part, slot, boxOf, count } = await mount();
    await tick(101);
    await click(part('clear'));
    expect([boxOf(101).checked, count(), slot.className]).toEqual([false, none, 'compareBar']);
    expect(document.activeElement).toBe(part('submit'));
  });

  it('ignores other boxes of the page', async () => {
    const { click, count } = await mount((html) => `${withBoxes()(html)}<input type="checkbox" id="other">`);
    await click(document.querySelector('#other')!);
    expect(count()).toBe(none);
  });

  it.each([[[]], [[101]]])('shows that at least two are needed: %j', async (ids: number[]) => {
    const { tick, submit, dialogs } = await mount();
    await tick(...ids);
    await submit();
    expect([goTo.mock.calls, dialogs()]).toEqual([[], ['alert: Choose at least two products to compare.']]);
  });
});
