import { describe, expect, it } from '@jest/globals';
import { priceRange } from '../../../../widgets/facets/price-range';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { turn } from '../global/turn';

async function mount() {
  const mounted = await mountExample(priceRange);
  const [lowest, highest] = mounted.parts('control') as [HTMLInputElement, HTMLInputElement];
  const type = async (min: string, max: string) => {
    lowest.value = min;
    highest.value = max;
    highest.dispatchEvent(new Event('input', { bubbles: true }));
    await turn();
  };
  const submit = async () => {
    let isSent = false;
    const last = (event: Event) => {
      isSent = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('submit', last, { once: true });
    mounted.slot.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await turn();
    return isSent;
  };
  const problems = () => mounted.parts('problem').map(({ textContent }) => textContent);
  return { ...mounted, type, submit, problems };
}

describe('a range of prices, before its code arrives', () => {
  it('is held by the browser: both are required, none below 0', () => {
    const fields = printExample(priceRange).querySelectorAll<HTMLInputElement>('[type="number"]');
    expect([...fields].map(({ required, min }) => [required, min])).toEqual([
      [true, '0'],
      [true, '0'],
    ]);
  });
});

describe('a range of prices, when it is sent', () => {
  it.each([
    ['', '', 'Please enter the lowest price.', 'Please enter the highest price.'],
    ['', '20', 'Please enter the lowest price.', ''],
    ['20', '', '', 'Please enter the highest price.'],
    ['-1', '20', 'A price can’t be below 0.', ''],
    ['0', '-5', '', 'The highest price must be above the lowest.'],
    ['20', '20', '', 'The highest price must be above the lowest.'],
    ['20.5', '20', '', 'The highest price must be above the lowest.'],
  ])('from "%s" to "%s" it stays, and says: %s %s', async (min, max, ofLowest, ofHighest) => {
    const { type, submit, parts, problems, unmount } = await mount();
    await type(min, max);
    expect(await submit()).toBe(false);
    expect(problems()).toEqual([ofLowest, ofHighest]);
    const marked = parts('field').map(({ className }) => className.includes('form-field--error'));
    expect(marked).toEqual([ofLowest !== '', ofHighest !== '']);
    unmount();
  });

  it.each([
    ['0', '0.01'],
    ['9', '10'],
  ])('from %s to %s it goes its way', async (min, max) => {
    const { type, submit, problems, unmount } = await mount();
    await type(min, max);
    expect(await submit()).toBe(true);
    expect(problems()).toEqual(['', '']);
    unmount();
  });

  it('takes back what is right again when the other price changes', async () => {
    const { type, submit, problems, unmount } = await mount();
    await type('20', '10');
    expect(problems()).toEqual(['', '']);
    await submit();
    await type('5', '10');
    expect(problems()).toEqual(['', '']);
    unmount();
  });
});
