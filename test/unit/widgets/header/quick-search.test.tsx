import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { ShopError } from '../../../../core/errors/shop-error';
import { dropdown } from '../../../../widgets/header/dropdown';
import { quickSearch } from '../../../../widgets/header/quick-search';
import { complaints } from '../../../support/jest/setup';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { press, pressOn } from './point';

const around = (form: string) => `<main><button id="elsewhere">Elsewhere</button></main>${form}`;
const found = (...names: string[]) =>
  `<ul>${names.map((name) => `<li class="product"><a href="/${name}/">${name}</a></li>`).join('')}</ul>`;

const flush = async (milliseconds = 0) => {
  for (let round = 0; round < 5; round += 1) await jest.advanceTimersByTimeAsync(round ? 0 : milliseconds);
};
const unmounts: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  document.addEventListener('submit', submitted);
});
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  document.removeEventListener('submit', submitted);
  submits.length = 0;
  jest.useRealTimers();
});

const submits: boolean[] = [];
function submitted(event: Event): void {
  submits.push(!event.defaultPrevented);
  event.preventDefault();
}

interface Question {
  readonly term: string;
  readonly signal: AbortSignal;
  readonly answer: (html: string) => Promise<void>;
  readonly refuse: (error: Error) => Promise<void>;
}

const mount = async (change: (slot: HTMLElement) => void = () => {}) => {
  const questions: Question[] = [];
  const quickResults: StorefrontApi['search']['quickResults'] = (term, { signal } = {}) =>
    new Promise((resolve, reject) => {
      questions.push({
        term,
        signal: signal!,
        answer: async (results) => (resolve(results), flush()),
        refuse: async (error) => (reject(error), flush()),
      });
    });
  const search = { quickResults } as StorefrontApi['search'];
  const mounted = await mountExample(quickSearch, { api: { search }, around, change });
  unmounts.push(mounted.unmount);
  const input = mounted.part('input') as HTMLInputElement;
  const type = async (text: string, wait = 1200) => {
    input.focus();
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await flush(wait);
  };
  const said = () => mounted.store.getState().ui.announcements.map(({ text }) => text);
  const results = mounted.part('results');
  return { ...mounted, input, type, questions, said, results, form: document.querySelector('form')! };
};

const typed = async (text = 'lamp', names = ['lamp', 'lantern']) => {
  const mounted = await mount();
  await mounted.type(text);
  await mounted.questions[0]!.answer(found(...names));
  return mounted;
};

describe('quick search, before its code arrives', () => {
  it('is a form that leads to the page of results', () => {
    const form = printExample(quickSearch).closest('form')!;
    expect(form.action).toBe('http://shop.test/search.php');
    expect(document.querySelector('input')!.name).toBe('search_query');
  });
});

describe('quick search, when it is mounted', () => {
  it.each<[string, (slot: HTMLElement) => void]>([
    ['as its example says', () => {}],
    ['by itself', ({ dataset }) => void delete dataset.debounce],
  ])('asks 1,200 ms after the last character, once, %s', async (_, change) => {
    const { type, questions } = await mount(change);
    await type('lam', 1000);
    await type('lamp', 1199);
    expect(questions).toEqual([]);
    await flush(1);
    expect(questions.map(({ term }) => term)).toEqual(['lamp']);
  });

  it('asks sooner where the template says so', async () => {
    const { type, questions } = await mount(({ dataset }) => void (dataset.debounce = '300'));
    await type('lamp', 300);
    expect(questions).toHaveLength(1);
  });

  it('asks for nothing under three characters', async () => {
    const { type, questions } = await mount();
    await type('la', 5000);
    await type('la ', 5000);
    expect(questions).toEqual([]);
  });

  it('shows what the shop finds, and says how much', async () => {
    const { results, said, slot } = await typed();
    expect(results.hidden).toBe(false);
    expect(results.querySelectorAll('a').length).toBe(2);
    expect(said()).toEqual(['2 products shown for “lamp”']);
    expect(slot.className).toBe('quickSearch');
  });

  it.each([
    [['lamp'], '1 product found for “lamp”'],
    [[], 'Nothing found for “lamp”'],
  ])('has words of its own for %j', async (names, words) => {
    const { said } = await typed('lamp', names);
    expect(said()).toEqual([words]);
  });

  it('puts a term with special characters into the words as it is', async () => {
    const { said } = await typed('$& lamp', ['lamp']);
    expect(said()).toEqual(['1 product found for “$& lamp”']);
  });

  it('shows that an answer is awaited', async () => {
    const { type, slot, results, questions } = await mount();
    await type('lamp');
    expect(slot.className).toBe('quickSearch is-loading');
    expect(results.getAttribute('aria-busy')).toBe('true');
    await questions[0]!.answer(found('lamp'));
    expect(slot.className).toBe('quickSearch');
    expect(results.hasAttribute('aria-busy')).toBe(false);
  });

  it('aborts a question that another overtakes, whose answer is never shown', async () => {
    const { type, questions, results } = await mount();
    await type('lamp');
    await type('lantern', 0);
    expect(questions[0]!.signal.aborted).toBe(true);
    await flush(1200);
    await questions[1]!.answer(found('lantern'));
    await questions[0]!.answer(found('lamp'));
    expect(results.textContent).toBe('lantern');
  });

  it('closes at Escape, keeps what was typed, and opens again without asking', async () => {
    const { input, results, questions } = await typed();
    expect(press('Escape', input)).toBe(true);
    await flush();
    expect(results.hidden).toBe(true);
    expect(input.value).toBe('lamp');
    expect(document.activeElement).toEqual(input);
    press('ArrowDown', input);
    await flush();
    expect(results.hidden).toBe(false);
    expect(questions.length).toBe(1);
    expect(document.activeElement?.textContent).toBe('lamp');
  });

  it('leads by the key down into the results', async () => {
    const { input } = await typed();
    expect(press('ArrowDown', input)).toBe(true);
    await flush();
    expect(document.activeElement?.textContent).toBe('lamp');
  });

  it('asks nothing any more when the shopper is elsewhere', async () => {
    const { type, questions } = await mount();
    await type('lamp', 600);
    document.querySelector<HTMLElement>('#elsewhere')!.focus();
    await flush(5000);
    expect(questions).toEqual([]);
  });

  it('closes at a press elsewhere, and keeps what was typed', async () => {
    const { input, results } = await typed();
    pressOn(results);
    await flush();
    expect(results.hidden).toBe(false);
    pressOn(document.querySelector('#elsewhere')!);
    await flush();
    expect(results.hidden).toBe(true);
    expect(input.value).toBe('lamp');
  });

  it('closes when the term becomes too short', async () => {
    const { type, results } = await typed();
    await type('la', 0);
    expect(results.hidden).toBe(true);
  });

  it('does nothing for an empty search, and goes at once for any other', async () => {
    const { input, form, questions, type } = await mount();
    form.requestSubmit();
    input.value = '   ';
    form.requestSubmit();
    expect(submits).toEqual([false, false]);
    await type('la', 0);
    await type('lamp', 0);
    form.requestSubmit();
    expect(submits).toEqual([false, false, true]);
    await flush(5000);
    expect(questions).toEqual([]);
  });

  it('takes what was typed before for a change just made, while the shopper is there', async () => {
    const { questions } = await mount((slot) => {
      const input = slot.querySelector('input')!;
      input.value = 'lamp';
      input.focus();
    });
    await flush(1200);
    expect(questions.map(({ term }) => term)).toEqual(['lamp']);
  });

  it('takes what the server printed for no change', async () => {
    const { questions, input } = await mount((slot) => slot.querySelector('input')!.setAttribute('value', 'lamp'));
    input.focus();
    await flush(5000);
    expect(questions).toEqual([]);
  });
});

describe('quick search, when something else opens', () => {
  const dropdownBeside = async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<details data-widget="dropdown"><summary>Help</summary><p data-part="content">Us</p></details>',
    );
    const { slot, unmount } = await mountWidget(dropdown);
    unmounts.push(unmount);
    const box = slot as HTMLDetailsElement;
    return { box, toggle: async () => (box.querySelector('summary')!.click(), flush(1)) };
  };

  it('closes', async () => {
    const { results } = await typed();
    const { toggle } = await dropdownBeside();
    await toggle();
    expect(results.hidden).toBe(true);
  });

  it('still asks for what was typed, and closes the other one when the results come', async () => {
    const { type, questions, results } = await mount();
    const { box, toggle } = await dropdownBeside();
    await type('lamp', 600);
    await toggle();
    await flush(600);
    expect(questions.length).toBe(1);
    expect(box.open).toBe(true);
    await questions[0]!.answer(found('lamp'));
    expect(results.hidden).toBe(false);
    expect(box.open).toBe(false);
  });
});

describe('quick search, when the shop says no', () => {
  it('takes the results of another term away', async () => {
    const { type, questions, results, input } = await typed('mug', ['mug']);
    await type('candle');
    await questions[1]!.refuse(new ShopError('http', 'No answer', { status: 500 }));
    expect(results.hidden).toBe(true);
    expect(results.textContent.trim()).toBe('');
    await type('mug', 0);
    press('ArrowDown', input);
    await flush();
    expect(results.hidden).toBe(true);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('is silent to the shopper, and reports it', async () => {
    const { type, questions, results, said, slot } = await mount();
    await type('lamp');
    await questions[0]!.refuse(new ShopError('network', 'Network request failed'));
    expect(results.hidden).toBe(true);
    expect(said()).toEqual([]);
    expect(slot.className).toBe('quickSearch');
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
