import { describe, expect, it } from '@jest/globals';
import { facetFilter } from '../../../../widgets/global/facet-filter';
import { mountWidget } from '../../mount-widget';
import { turn } from './turn';

const html = `
  <div data-widget="facet-filter"><input type="search" data-part="input">
    <ul><li data-part="item"><a href="?size=m">Medium</a></li><li data-part="item"><a href="?size=e">Écru</a></li></ul>
    <p role="status"><span data-part="none" hidden>Nothing fits.</span></p>
  </div>`;

async function mount() {
  const mounted = await mountWidget(facetFilter, html);
  const type = async (text: string) => {
    const input = mounted.part('input') as HTMLInputElement;
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await turn();
  };
  const shown = () => mounted.parts('item').flatMap((item) => (item.hidden ? [] : [item.textContent]));
  return { ...mounted, type, shown };
}

describe('the values of a filter, before their code arrives', () => {
  it('are all there', () => {
    document.body.innerHTML = html;
    expect(document.querySelectorAll('li:not([hidden])')).toHaveLength(2);
  });
});

describe('the values of a filter, when something is typed', () => {
  it.each([
    ['med', ['Medium']],
    [' MED ', ['Medium']],
    ['ecru', ['Écru']],
    ['é', ['Medium', 'Écru']],
    ['', ['Medium', 'Écru']],
  ])('"%s" leaves %j', async (text, expected) => {
    const { type, shown, unmount } = await mount();
    await type(text);
    expect(shown()).toEqual(expected);
    unmount();
  });

  it('say when none is left', async () => {
    const { type, part, unmount } = await mount();
    await type('xyz');
    expect(part('none').hidden).toBe(false);
    await type('');
    expect(part('none').hidden).toBe(true);
    unmount();
  });

  it('send nothing when Enter is pressed', async () => {
    const { part, unmount } = await mount();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    part('input').dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(true);
    unmount();
  });
});
