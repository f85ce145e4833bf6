import { describe, expect, it } from '@jest/globals';
import { collapsibleGroup } from '../../../../widgets/global/collapsible-group';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

/** The example without the attribute `name` of its details, as in a browser that does not support it. */
const unnamed = (slot: HTMLElement) => {
  const [one, two] = slot.querySelectorAll('details');
  for (const [id, item] of Object.entries({ one: one!, two: two! })) {
    item.id = id;
    item.removeAttribute('name');
  }
  two!.dataset.widget = 'other';
  slot.insertAdjacentHTML('beforeend', '<details id="inside"><summary>Inside</summary></details>');
};
const mount = () => mountExample(collapsibleGroup, { change: unnamed });

const press = (name: string) => document.querySelector<HTMLElement>(`#${name} summary`)!.click();
const click = async (name: string) => (press(name), settle());
const open = () => [...document.querySelectorAll('details')].filter((box) => box.open).map(({ id }) => id);

describe('a group of collapsibles, before its code arrives', () => {
  it('consists of disclosures that open independently', async () => {
    printExample(collapsibleGroup, { change: unnamed });
    await click('one');
    await click('two');
    expect(open()).toEqual(['one', 'two']);
  });
});

describe('a group of collapsibles, when it is mounted', () => {
  it('closes the others as one opens, including other widgets', async () => {
    await mount();
    await click('one');
    await click('two');
    expect(open()).toEqual(['two']);
    await click('one');
    expect(open()).toEqual(['one']);
  });

  it('keeps the one that was opened last, even if the browser reports both at once', async () => {
    await mount();
    press('two');
    press('one');
    await settle();
    expect(open()).toEqual(['one']);
  });

  it('ignores disclosures outside of the group', async () => {
    await mount();
    await click('inside');
    await click('one');
    expect(open()).toEqual(['one', 'inside']);
  });

  it('lets the last one close', async () => {
    await mount();
    await click('one');
    await click('one');
    expect(open()).toEqual([]);
  });

  it('opens its disclosures independently again after it is unmounted', async () => {
    const { unmount } = await mount();
    unmount();
    await click('one');
    await click('two');
    expect(open()).toEqual(['one', 'two']);
  });
});
