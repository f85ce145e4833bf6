import { describe, expect, it } from '@jest/globals';
import { priceRange } from '../../../../widgets/facets/price-range';
import { mountWidget } from '../../mount-widget';
import { turn } from '../global/turn';

const field = (name: string, attributes: string, missing: string, wrong: string) => `
  <div class="form-field" data-part="field">
    <input id="${name}" type="number" min="0" step="any" required name="${name}" ${attributes} data-part="control">
    <p id="${name}-problem" role="alert" data-part="problem"
       data-required-message="${missing}" data-invalid-message="${wrong}"></p>
  </div>`;

const html = `
  <form data-widget="price-range" data-summary="Check: [problems]">
    ${field('min_price', '', 'The lowest price?', 'Below 0!')}
    ${field('max_price', 'data-more-than="min_price"', 'The highest price?', 'Not above the lowest!')}
    <button>Apply</button>
  </form>`;

async function mount() {
  const mounted = await mountWidget(priceRange, html);
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
    document.body.innerHTML = html;
    expect([...document.querySelectorAll('input')].map(({ required, min }) => [required, min])).toEqual([
      [true, '0'],
      [true, '0'],
    ]);
  });
});

describe('a range of prices, when it is sent', () => {
  it.each([
    ['', '', 'The lowest price?', 'The highest price?'],
    ['', '20', 'The lowest price?', ''],
    ['20', '', '', 'The highest price?'],
    ['-1', '20', 'Below 0!', ''],
    ['0', '-5', '', 'Not above the lowest!'],
    ['20', '20', '', 'Not above the lowest!'],
    ['20.5', '20', '', 'Not above the lowest!'],
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
    expect([await submit(), problems()]).toEqual([true, ['', '']]);
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
