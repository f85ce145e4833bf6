import { describe, expect, it } from '@jest/globals';
import { priceRange } from '../../../../widgets/global/price-range';
import { mountWidget } from '../../mount-widget';
import { turn } from './turn';

const words = {
  'data-min-missing': 'Please enter the lowest price.',
  'data-max-missing': 'Please enter the highest price.',
  'data-below-zero': 'A price can’t be below 0.',
  'data-max-too-low': 'The highest price must be above the lowest.',
};
const html = `
  <form data-widget="price-range" ${Object.entries(words)
    .map(([name, text]) => `${name}="${text}"`)
    .join(' ')}>
    <div class="form-field" data-part="field"><input type="number" min="0" required name="min_price" data-part="input"></div>
    <div class="form-field" data-part="field"><input type="number" min="0" required name="max_price" data-part="input"></div>
    <p id="problem" role="alert" data-part="problem"></p>
    <button>Apply</button>
  </form>`;

async function mount() {
  const mounted = await mountWidget(priceRange, html);
  const [lowest, highest] = mounted.parts('input') as [HTMLInputElement, HTMLInputElement];
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
  return { ...mounted, lowest, highest, type, submit };
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
    ['', '', words['data-min-missing'], 0],
    ['', '20', words['data-min-missing'], 0],
    ['20', '', words['data-max-missing'], 1],
    ['-1', '20', words['data-below-zero'], 0],
    ['0', '-5', words['data-below-zero'], 1],
    ['20', '20', words['data-max-too-low'], 1],
    ['20.5', '20', words['data-max-too-low'], 1],
  ])('from "%s" to "%s" says: %s', async (min, max, text, index) => {
    const { type, submit, part, parts, unmount } = await mount();
    await type(min, max);
    expect(await submit()).toBe(false);
    expect(part('problem').textContent).toBe(text);
    expect(parts('field').map(({ className }) => className.includes('form-field--error'))).toEqual([
      index === 0,
      index === 1,
    ]);
    expect(parts('input')[index]?.getAttribute('aria-describedby')).toBe('problem');
    expect(document.activeElement).toBe(parts('input')[index]);
    unmount();
  });

  it.each([
    ['0', '0.01'],
    ['9', '10'],
  ])('from %s to %s it goes its way', async (min, max) => {
    const { type, submit, part, unmount } = await mount();
    await type(min, max);
    expect([await submit(), part('problem').textContent]).toEqual([true, '']);
    unmount();
  });

  it('says nothing before, and takes back what is right again', async () => {
    const { type, submit, part, parts, unmount } = await mount();
    await type('20', '10');
    expect(part('problem').textContent).toBe('');
    await submit();
    await type('20', '30');
    expect([part('problem').textContent, parts('input')[1]?.hasAttribute('aria-invalid')]).toEqual(['', false]);
    unmount();
  });
});
