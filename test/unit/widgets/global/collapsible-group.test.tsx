import { describe, expect, it } from '@jest/globals';
import { collapsibleGroup } from '../../../../widgets/global/collapsible-group';
import { mountExample } from '../../../support/examples/mount-example';
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
const press = (name: string) => document.querySelector<HTMLElement>(`#${name} summary`)!.click();
const open = () => [...document.querySelectorAll('details')].filter((box) => box.open).map(({ id }) => id);
/** Clicks one after the other, and returns what is open then. */
const click = async (...names: string[]) => {
  for (const name of names) {
    press(name);
    await settle();
  }
  return open();
};

describe('a group of collapsibles', () => {
  it('closes the others as one opens, including other widgets, not those outside of the group', async () => {
    await mountExample(collapsibleGroup, { change: unnamed });
    expect(await click('one', 'two')).toEqual(['two']);
    expect(await click('one')).toEqual(['one']);
    expect(await click('one')).toEqual([]);
    expect(await click('inside', 'one')).toEqual(['one', 'inside']);
  });

  it('keeps the one that was opened last, even if the browser reports both at once', async () => {
    await mountExample(collapsibleGroup, { change: unnamed });
    press('two');
    press('one');
    await settle();
    expect(open()).toEqual(['one']);
  });

  it('opens its disclosures independently after it is unmounted', async () => {
    const { unmount } = await mountExample(collapsibleGroup, { change: unnamed });
    unmount();
    expect(await click('one', 'two')).toEqual(['one', 'two']);
  });
});
