import { describe, expect, it } from '@jest/globals';
import { facetFilter } from '../../../../widgets/global/facet-filter';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

/** The example's first two values, with these names. */
const withTwo = (slot: HTMLElement) => {
  const [medium, ecru, ...others] = slot.querySelectorAll('[data-part="item"]');
  medium!.querySelector('.navList-label')!.textContent = 'Medium';
  ecru!.querySelector('.navList-label')!.textContent = 'Écru';
  for (const other of others) other.remove();
};

async function mount() {
  const mounted = await mountExample(facetFilter, { change: withTwo });
  const type = async (text: string) => {
    const input = mounted.part('input') as HTMLInputElement;
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
  };
  const shown = () =>
    mounted.parts('item').flatMap((item) => (item.hidden ? [] : [item.querySelector('.navList-label')!.textContent]));
  return { ...mounted, type, shown };
}

describe('the values of a filter, before their code arrives', () => {
  it('are all visible', () => {
    const values = printExample(facetFilter).querySelectorAll<HTMLElement>('[data-part="item"]');
    expect(values.length > 1).toBe(true);
    expect([...values].some(({ hidden }) => hidden)).toBe(false);
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
    const { type, shown } = await mount();
    await type(text);
    expect(shown()).toEqual(expected);
  });

  it('show a message when none is left', async () => {
    const { type, part } = await mount();
    await type('xyz');
    expect(part('none').hidden).toBe(false);
    await type('');
    expect(part('none').hidden).toBe(true);
  });

  it('send nothing when Enter is pressed', async () => {
    const { part } = await mount();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    part('input').dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(true);
  });
});

describe('the values of a filter, while an input method composes the text', () => {
  it('stay until the text is final', async () => {
    const { part, shown } = await mount();
    const input = part('input') as HTMLInputElement;
    input.value = 'me';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    await settle();
    expect(shown()).toEqual(['Medium', 'Écru']);
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await settle();
    expect(shown()).toEqual(['Medium']);
  });

  it('do not prevent Enter, which confirms a candidate', async () => {
    const { part } = await mount();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
    part('input').dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(false);
  });
});
