import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { ShopError } from '../../../../core/errors/shop-error';
import { dropdown } from '../../../../widgets/header/dropdown';
import { quickSearch } from '../../../../widgets/header/quick-search';
import { mountWidget } from '../../../support/examples/mount-widget';
import { passTime } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { deferred, mountForUser } from '../with-user';
import { press } from './point';

const around = (form: string) => `<main><button id="elsewhere">Elsewhere</button></main>${form}`;
const found = (...names: string[]) =>
  `<ul>${names.map((name) => `<li class="product"><a href="/${name}/">${name}</a></li>`).join('')}</ul>`;

/** The targets of the submits of the page, unless they were prevented. */
const submits: unknown[] = [];
const submitted = (event: Event) => {
  submits.push(!event.defaultPrevented && event.target);
  event.preventDefault();
};
beforeEach(() => {
  jest.useFakeTimers();
  document.addEventListener('submit', submitted);
});
afterEach(() => {
  document.removeEventListener('submit', submitted);
  submits.length = 0;
});

const mount = async (change: (slot: HTMLElement) => void = () => {}) => {
  const requests: { term: string; signal: AbortSignal; response: ReturnType<typeof deferred<string>> }[] = [];
  const quickResults: StorefrontApi['search']['quickResults'] = (term, { signal } = {}) => {
    requests.push({ term, signal: signal!, response: deferred() });
    return requests.at(-1)!.response.promise;
  };
  const mounted = await mountForUser(quickSearch, { api: { search: { quickResults } }, around, change });
  const { part, slot } = mounted;
  const input = part('input') as HTMLInputElement;
  const results = part('results');
  return {
    ...mounted,
    input,
    results,
    requests,
    form: document.querySelector('form')!,
    terms: () => requests.map(({ term }) => term),
    type: async (text: string, wait = 1200, event?: Event) => {
      input.focus();
      await mounted.type(input, text, event);
      await passTime(wait);
    },
    respond: async (html: string, index = requests.length - 1) => (
      await requests[index]!.response.resolve(html), passTime()
    ),
    refuse: async (error: Error) => (await requests.at(-1)!.response.reject(error), passTime()),
    busy: () => [slot.className, results.getAttribute('aria-busy')],
  };
};
const typed = async (text = 'lamp', html = found('lamp', 'lantern')) => {
  const mounted = await mount();
  await mounted.type(text);
  await mounted.respond(html);
  return mounted;
};
const composing = () => new InputEvent('input', { bubbles: true, isComposing: true });

describe('quick search', () => {
  it.each([undefined, '300'])(
    'sends one request 1200 ms after the last character, or data-debounce: %s',
    async (debounce) => {
      const { type, terms } = await mount(({ dataset }) => {
        delete dataset.debounce;
        if (debounce) dataset.debounce = debounce;
      });
      const delay = Number(debounce ?? 1200);
      await type('lam', delay - 200);
      await type('lamp', delay - 1);
      expect(terms()).toEqual([]);
      await passTime(1);
      expect(terms()).toEqual(['lamp']);
    },
  );

  it('fires the hook of the platform’s library with each request, and is busy until the response', async () => {
    const emit = jest.fn();
    window.stencilUtils = { hooks: { emit } };
    const { type, busy, respond } = await mount();
    await type(' lamp ');
    delete window.stencilUtils;
    expect(emit.mock.calls).toEqual([['search-quick-remote', 'lamp']]);
    expect(busy()).toEqual(['quickSearch is-loading', 'true']);
    await respond(found('lamp'));
    expect(busy()).toEqual(['quickSearch', null]);
  });

  it.each(['時計', '本', 'か', 'ペン', 'ｶｯﾌﾟ', '컵', 'ชา', 'ນ້ໍາ', 'តែ', 'စာ'])(
    'searches for the short word “%s” of a script that writes no spaces',
    async (word) => {
      const { type, terms } = await mount();
      await type(word);
      expect(terms()).toEqual([word]);
    },
  );

  it.each(['la', 'la ', 'TV', 'ㅋ', 'é', '12', '。', '、 '])('does not search for “%s”', async (word) => {
    const { type, terms } = await mount();
    await type(word, 5000);
    expect(terms()).toEqual([]);
  });

  it.each([
    ['lamp', ['lamp'], '1 product found for “lamp”'],
    ['lamp', [], 'Nothing found for “lamp”'],
    ['$& lamp', ['lamp', 'lantern'], '2 products shown for “$& lamp”'],
  ])('shows the results for %j, and announces the number of %j', async (term, names, message) => {
    const { announced, results } = await typed(term, found(...names));
    expect([results.hidden, results.querySelectorAll('a').length]).toEqual([false, names.length]);
    expect(announced()).toEqual([message]);
  });

  it('aborts a request when the term changes, and never shows its response', async () => {
    const { type, requests, respond, results } = await mount();
    await type('lamp');
    await type('lantern', 0);
    expect(requests[0]!.signal.aborted).toBe(true);
    await passTime(1200);
    await respond(found('lantern'));
    await respond(found('lamp'), 0);
    expect(results.textContent).toBe('lantern');
  });

  it('closes at Escape, keeps the typed term, and opens again by a click or a key without a request', async () => {
    const { input, results, requests } = await typed();
    const closes = async () => (press('Escape', input), await passTime(), results.hidden);
    expect([await closes(), input.value, document.activeElement]).toEqual([true, 'lamp', input]);
    input.click();
    await passTime();
    expect([results.hidden, await closes()]).toEqual([false, true]);
    expect(press('ArrowDown', input)).toBe(true);
    await passTime();
    expect([results.hidden, requests.length, document.activeElement?.textContent]).toEqual([false, 1, 'lamp']);
  });

  it('sends no request after the focus has left the field', async () => {
    const { type, terms } = await mount();
    await type('lamp', 600);
    document.querySelector<HTMLElement>('#elsewhere')!.focus();
    await passTime(5000);
    expect(terms()).toEqual([]);
  });

  it('closes when the term becomes too short', async () => {
    const { results, type } = await typed();
    await type('la', 0);
    expect(results.hidden).toBe(true);
  });

  it('does nothing for an empty search, and submits any other at once', async () => {
    const { input, form, terms, type } = await mount();
    form.requestSubmit();
    input.value = '   ';
    form.requestSubmit();
    await type('lamp', 0);
    form.requestSubmit();
    await passTime(5000);
    expect([submits, terms()]).toEqual([[false, false, form], []]);
  });

  it('goes on searching if another script has cancelled the submit', async () => {
    const { form, terms, type } = await mount();
    await type('lamp', 0);
    form.addEventListener('submit', (event) => event.preventDefault(), { once: true, capture: true });
    form.requestSubmit();
    await passTime(5000);
    expect(terms()).toHaveLength(1);
  });

  it.each([
    ['a term typed before its code arrived, while the field has the focus', 'value', ['lamp']],
    ['not the rendered term', 'defaultValue', []],
  ] as const)('handles as a change %s', async (_, property, expected) => {
    const { terms } = await mount((slot) => {
      const input = slot.querySelector('input')!;
      input[property] = 'lamp';
      input.focus();
    });
    await passTime(5000);
    expect(terms()).toEqual(expected);
  });

  it('removes the results of another term when the shop fails, and reports the failure', async () => {
    const { type, refuse, results, input, announced, busy } = await typed('mug', found('mug'));
    await type('candle');
    await refuse(new ShopError('http', 'No response', { status: 500 }));
    expect([results.hidden, results.textContent.trim(), busy()[0]]).toEqual([true, '', 'quickSearch']);
    expect([announced().length, complaints.splice(0).length]).toEqual([1, 1]);
    await type('mug', 0);
    press('ArrowDown', input);
    await passTime();
    expect(results.hidden).toBe(true);
  });
});

describe('quick search, while an input method composes the text', () => {
  it('sends no request before the composition ends, then one for the final text', async () => {
    const { type, input, terms } = await mount();
    for (const text of ['la', 'lamp']) await type(text, 1200, composing());
    expect(terms()).toEqual([]);
    input.value = 'ランプ';
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await passTime(1200);
    expect(terms()).toEqual(['ランプ']);
  });

  it.each(['ArrowDown', 'Escape'])('leaves %s to the input method', async (name) => {
    const { input, results, key } = await typed();
    expect(key(input, name, { isComposing: true })).toBe(false);
    await passTime();
    expect([results.hidden, document.activeElement]).toEqual([false, input]);
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
    const { type, terms, respond, results } = await mount();
    const { box, toggle } = await dropdownBeside();
    await type('lamp', 600);
    await toggle();
    await passTime(600);
    expect([terms(), box.open]).toEqual([['lamp'], true]);
    await respond(found('lamp'));
    expect([results.hidden, box.open]).toEqual([false, false]);
  });
});

describe('quick search, when the results contain forms and fields', () => {
  const card = `<article class="product">
    <form action="/cart.php" method="post"><input type="hidden" name="action" value="add"><input name="qty[]" value="1">
    <button class="add">Add</button></form>
    <input type="checkbox" name="products[]" value="105" checked><select name="sort"><option>best</select>
    <input type="image" alt="Go" src="data:,"><button class="loose">Compare</button>
    <input name="own" form="elsewhere"></article>`;

  it('keeps each form of the results, with its fields and its button, and leaves a field alone that names its form', async () => {
    const { results, form } = await typed('lamp', card);
    const inner = results.querySelector('form')!;
    expect([...new FormData(inner).keys()]).toEqual(['action', 'qty[]']);
    expect(results.querySelector<HTMLButtonElement>('.add')!.form).toBe(inner);
    expect([...form.elements].map((field) => field.getAttribute('name'))).toEqual(['search_query']);
    expect(results.querySelector('[name="own"]')!.getAttribute('form')).toBe('elsewhere');
  });

  it('does not submit the search by a button of the results, nor closes the results for their own form', async () => {
    const { results, input } = await typed('lamp', card);
    for (const button of ['.loose', '[type="image"]']) results.querySelector<HTMLElement>(button)!.click();
    expect(submits).toEqual([]);
    input.value = '';
    results.querySelector<HTMLButtonElement>('.add')!.click();
    await passTime();
    expect([submits, results.hidden]).toEqual([[results.querySelector('form')], false]);
  });

  it('submits no field that a script added to the results later', async () => {
    const { results, form } = await typed('lamp', card);
    results.insertAdjacentHTML('beforeend', '<input name="late" value="1">');
    form.requestSubmit();
    expect([...new FormData(form)]).toEqual([['search_query', 'lamp']]);
  });
});
