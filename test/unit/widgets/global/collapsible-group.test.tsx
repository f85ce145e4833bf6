import { describe, expect, it } from '@jest/globals';
import { collapsibleGroup } from '../../../../widgets/global/collapsible-group';
import { mountWidget } from '../../mount-widget';
import { turn } from './turn';

const item = (name: string, more = '') =>
  `<details id="${name}" data-part="item" ${more}><summary>${name}</summary><p>Because.</p></details>`;
const html = `<div data-widget="collapsible-group">${item('one')}${item('two', 'data-widget="other"')}
  <details id="inside"><summary>Inside</summary></details></div>`;

const click = async (name: string) => (document.querySelector<HTMLElement>(`#${name} summary`)!.click(), turn());
const open = () => [...document.querySelectorAll('details')].filter((box) => box.open).map(({ id }) => id);

describe('a group of collapsibles, before its code arrives', () => {
  it('is disclosures that each open by themselves', async () => {
    document.body.innerHTML = html;
    await click('one');
    await click('two');
    expect(open()).toEqual(['one', 'two']);
  });
});

describe('a group of collapsibles, when it is mounted', () => {
  it('closes the others as one opens, widgets of their own among them', async () => {
    await mountWidget(collapsibleGroup, html);
    await click('one');
    await click('two');
    expect(open()).toEqual(['two']);
    await click('one');
    expect(open()).toEqual(['one']);
  });

  it('leaves those alone that are not of the group', async () => {
    await mountWidget(collapsibleGroup, html);
    await click('inside');
    await click('one');
    expect(open()).toEqual(['one', 'inside']);
  });

  it('lets the last one close', async () => {
    await mountWidget(collapsibleGroup, html);
    await click('one');
    await click('one');
    expect(open()).toEqual([]);
  });

  it('is disclosures again when it leaves', async () => {
    const { unmount } = await mountWidget(collapsibleGroup, html);
    unmount();
    await click('one');
    await click('two');
    expect(open()).toEqual(['one', 'two']);
  });
});
