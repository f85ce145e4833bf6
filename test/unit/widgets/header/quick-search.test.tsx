import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { ShopError } from '../../../../core/errors/shop-error';
import { dropdown } from '../../../../widgets/header/dropdown';
import { quickSearch } from '../../../../widgets/header/quick-search';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { passTime } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { press, pressOn } from './point';

const around = (form: string) => `<main><button id="elsewhere">Elsewhere</button></main>${form}`;
const found = (...names: string[]) =>
  `<ul>${names.map((name) => `<li class="product"><a href="/${name}/">${name}</a></li>`).join('')}</ul>`;

beforeEach(() => {
  jest.useFakeTimers();
  document.addEventListener('submit', submitted);
});
afterEach(() => {
  document.removeEventListener('submit', submitted);
  submits.length = 0;
});

const submits: boolean[] = [];
function submitted(event: Event): void {
  submits.push(!event.defaultPrevented);
  event.preventDefault();
}

interface Request {
  readonly term: string;
  readonly signal: AbortSignal;
  readonly response: (html: string) => Promise<void>;
  readonly refuse: (error: Error) => Promise<void>;
}

const mount = async (change: (slot: HTMLElement) => void = () => {}) => {
  const requests: Request[] = [];
  const quickResults: StorefrontApi['search']['quickResults'] = (term, { signal } = {}) =>
    new Promise((resolve, reject) => {
      requests.push({
        term,
        signal: signal!,
        response: async (results) => (resolve(results), passTime()),
        refuse: async (error) => (reject(error), passTime()),
      });
    });
  const search = { quickResults } as StorefrontApi['search'];
  const mounted = await mountExample(quickSearch, { api: { search }, around, change });
  const input = mounted.part('input') as HTMLInputElement;
  const type = async (text: string, wait = 1200) => {
    input.focus();
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await passTime(wait);
  };
  const announced = () => mounted.store.getState().ui.announcements.map(({ text }) => text);
  const results = mounted.part('results');
  return { ...mounted, input, type, requests, announced, results, form: document.querySelector('form')! };
};

const typed = async (text = 'lamp', names = ['lamp', 'lantern']) => {
  const mounted = await mount();
  await mounted.type(text);
  await mounted.requests[0]!.response(found(...names));
  return mounted;
};

describe('quick search, before its code arrives', () => {
  it('is a form that leads to the results page', () => {
    const form = printExample(quickSearch).closest('form')!;
    expect(form.action).toBe('http://shop.test/search.php');
    expect(document.querySelector('input')!.name).toBe('search_query');
  });
});

describe('quick search, when it is mounted', () => {
  it.each([
    ['the delay of the example', 1200, undefined],
    ['the default delay', 1200, ''],
    ['a shorter delay', 300, '300'],
  ])('sends one request that long after the last character: %s', async (_, delay, debounce) => {
    const { type, requests } = await mount(({ dataset }) => {
      if (debounce === '') delete dataset.debounce;
      else if (debounce) dataset.debounce = debounce;
    });
    await type('lam', delay - 200);
    await type('lamp', delay - 1);
    expect(requests).toEqual([]);
    await passTime(1);
    expect(requests.map(({ term }) => term)).toEqual(['lamp']);
  });

  it('fires the hook of the platform’s library with each request', async () => {
    const emit = jest.fn();
    window.stencilUtils = { hooks: { emit } };
    const { type } = await mount();
    await type(' lamp ');
    delete window.stencilUtils;
    expect(emit.mock.calls).toEqual([['search-quick-remote', 'lamp']]);
  });

  it('sends no request for fewer than three characters', async () => {
    const { type, requests } = await mount();
    await type('la', 5000);
    await type('la ', 5000);
    expect(requests).toEqual([]);
  });

  it('shows the results', async () => {
    const { results, slot } = await typed();
    expect([results.hidden, results.querySelectorAll('a').length, slot.className]).toEqual([false, 2, 'quickSearch']);
  });

  it.each([
    ['lamp', ['lamp'], '1 product found for “lamp”'],
    ['lamp', [], 'Nothing found for “lamp”'],
    ['$& lamp', ['lamp', 'lantern'], '2 products shown for “$& lamp”'],
  ])('announces for %j the number of %j', async (term, names, message) => {
    const { announced } = await typed(term, names);
    expect(announced()).toEqual([message]);
  });

  it('is marked as busy until the response', async () => {
    const { type, slot, results, requests } = await mount();
    await type('lamp');
    expect(slot.className).toBe('quickSearch is-loading');
    expect(results.getAttribute('aria-busy')).toBe('true');
    await requests[0]!.response(found('lamp'));
    expect(slot.className).toBe('quickSearch');
    expect(results.hasAttribute('aria-busy')).toBe(false);
  });

  it('aborts a request when the term changes, and never shows its response', async () => {
    const { type, requests, results } = await mount();
    await type('lamp');
    await type('lantern', 0);
    expect(requests[0]!.signal.aborted).toBe(true);
    await passTime(1200);
    await requests[1]!.response(found('lantern'));
    await requests[0]!.response(found('lamp'));
    expect(results.textContent).toBe('lantern');
  });

  it('closes at Escape, keeps the typed term, and opens again without a request', async () => {
    const { input, results, requests } = await typed();
    expect(press('Escape', input)).toBe(true);
    await passTime();
    expect(results.hidden).toBe(true);
    expect(input.value).toBe('lamp');
    expect(document.activeElement).toEqual(input);
    expect(press('ArrowDown', input)).toBe(true);
    await passTime();
    expect(results.hidden).toBe(false);
    expect(requests.length).toBe(1);
    expect(document.activeElement?.textContent).toBe('lamp');
  });

  it('sends no request after the focus has left the field', async () => {
    const { type, requests } = await mount();
    await type('lamp', 600);
    document.querySelector<HTMLElement>('#elsewhere')!.focus();
    await passTime(5000);
    expect(requests).toEqual([]);
  });

  it('closes at a press elsewhere, and keeps the typed term', async () => {
    const { input, results } = await typed();
    pressOn(results);
    await passTime();
    expect(results.hidden).toBe(false);
    pressOn(document.querySelector('#elsewhere')!);
    await passTime();
    expect(results.hidden).toBe(true);
    expect(input.value).toBe('lamp');
  });

  it('closes when the term becomes too short', async () => {
    const { type, results } = await typed();
    await type('la', 0);
    expect(results.hidden).toBe(true);
  });

  it('does nothing for an empty search, and submits any other at once', async () => {
    const { input, form, requests, type } = await mount();
    form.requestSubmit();
    input.value = '   ';
    form.requestSubmit();
    expect(submits).toEqual([false, false]);
    await type('la', 0);
    await type('lamp', 0);
    form.requestSubmit();
    expect(submits).toEqual([false, false, true]);
    await passTime(5000);
    expect(requests).toEqual([]);
  });

  it('goes on searching if another script has cancelled the submit', async () => {
    const { form, requests, type } = await mount();
    await type('lamp', 0);
    form.addEventListener('submit', (event) => event.preventDefault(), { once: true, capture: true });
    form.requestSubmit();
    await passTime(5000);
    expect(requests).toHaveLength(1);
  });

  it('handles a term typed meanwhile as a change, while the field has the focus', async () => {
    const { requests } = await mount((slot) => {
      const input = slot.querySelector('input')!;
      input.value = 'lamp';
      input.focus();
    });
    await passTime(1200);
    expect(requests.map(({ term }) => term)).toEqual(['lamp']);
  });

  it('does not handle the rendered term as a change', async () => {
    const { requests, input } = await mount((slot) => slot.querySelector('input')!.setAttribute('value', 'lamp'));
    input.focus();
    await passTime(5000);
    expect(requests).toEqual([]);
  });
});

describe('quick search, when something else opens', () => {
  const dropdownBeside = async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<details data-widget="dropdown"><summary>Help</summary><p data-part="content">Us</p></details>',
    );
    const { slot } = await mountWidget(dropdown);
    const box = slot as HTMLDetailsElement;
    return { box, toggle: async () => (box.querySelector('summary')!.click(), passTime(1)) };
  };

  it('closes its results', async () => {
    const { results } = await typed();
    const { toggle } = await dropdownBeside();
    await toggle();
    expect(results.hidden).toBe(true);
  });

  it('still requests the typed term, and closes the other one when the results arrive', async () => {
    const { type, requests, results } = await mount();
    const { box, toggle } = await dropdownBeside();
    await type('lamp', 600);
    await toggle();
    await passTime(600);
    expect(requests.length).toBe(1);
    expect(box.open).toBe(true);
    await requests[0]!.response(found('lamp'));
    expect(results.hidden).toBe(false);
    expect(box.open).toBe(false);
  });
});

describe('quick search, when the shop refuses or fails', () => {
  it('removes the results of another term', async () => {
    const { type, requests, results, input } = await typed('mug', ['mug']);
    await type('candle');
    await requests[1]!.refuse(new ShopError('http', 'No response', { status: 500 }));
    expect(results.hidden).toBe(true);
    expect(results.textContent.trim()).toBe('');
    await type('mug', 0);
    press('ArrowDown', input);
    await passTime();
    expect(results.hidden).toBe(true);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('shows nothing to the shopper, and reports the failure', async () => {
    const { type, requests, results, announced, slot } = await mount();
    await type('lamp');
    await requests[0]!.refuse(new ShopError('network', 'Network request failed'));
    expect(results.hidden).toBe(true);
    expect(announced()).toEqual([]);
    expect(slot.className).toBe('quickSearch');
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
