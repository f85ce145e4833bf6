import { describe, expect, it } from '@jest/globals';
import { facetFilter } from '../../../../widgets/global/facet-filter';
import { settle } from '../../../support/jest/settle';
import { mountForUser } from '../with-user';

/** The example's first two values, with these names. */
const withTwo = (slot: HTMLElement) => {
  const [medium, ecru, ...others] = slot.querySelectorAll('[data-part="item"]');
  medium!.querySelector('.navList-label')!.textContent = 'Medium';
  ecru!.querySelector('.navList-label')!.textContent = 'Écru';
  for (const other of others) other.remove();
};

async function mount() {
  const mounted = await mountForUser(facetFilter, { change: withTwo });
  const input = mounted.part('input');
  const shown = () =>
    mounted.parts('item').flatMap((item) => (item.hidden ? [] : [item.querySelector('.navList-label')!.textContent]));
  return { ...mounted, input, shown, write: (text: string, event?: Event) => mounted.type(input, text, event) };
}

describe('the values of a filter', () => {
  it.each([
    [' MED ', ['Medium']],
    ['ecru', ['Écru']],
    ['é', ['Medium', 'Écru']],
    ['xyz', []],
  ])('leave for "%s" %j, or a message', async (text, expected) => {
    const { write, shown, part } = await mount();
    await write(text);
    expect([shown(), part('none').hidden]).toEqual([expected, expected.length > 0]);
  });

  it('stay until an input method has composed the text', async () => {
    const { write, shown, input } = await mount();
    await write('me', new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(shown()).toEqual(['Medium', 'Écru']);
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await settle();
    expect(shown()).toEqual(['Medium']);
  });

  it('are not sent by Enter, which an input method may use', async () => {
    const { input, key } = await mount();
    expect([key(input, 'Enter'), key(input, 'Enter', { isComposing: true })]).toEqual([true, false]);
  });
});
