import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { quickSearch } from '../../../../widgets/header/quick-search';
import { mountExample } from '../../../support/examples/mount-example';
import { passTime } from '../../../support/jest/settle';

beforeEach(() => void jest.useFakeTimers());

/** Mounts the example. `requests` are the terms that the shop was asked about, `responders` answer these requests. */
const mount = async () => {
  const requests: string[] = [];
  const responders: (() => Promise<void>)[] = [];
  const quickResults: StorefrontApi['search']['quickResults'] = (term) =>
    new Promise((resolve) => {
      requests.push(term);
      responders.push(async () => (resolve('<a class="product" href="/lamp/">Lamp</a>'), passTime()));
    });
  const search = { quickResults } as StorefrontApi['search'];
  const { part } = await mountExample(quickSearch, { api: { search } });
  const input = part('input') as HTMLInputElement;
  const send = async (text: string, event: Event, wait: number) => {
    input.focus();
    input.value = text;
    input.dispatchEvent(event);
    await passTime(wait);
  };
  return {
    input,
    results: part('results'),
    requests,
    responders,
    type: (text: string, wait = 1200) => send(text, new Event('input', { bubbles: true }), wait),
    compose: (text: string) => send(text, new InputEvent('input', { bubbles: true, isComposing: true }), 1200),
  };
};

describe('quick search, while an input method composes the text', () => {
  it('sends no request before the composition ends, then one for the final text', async () => {
    const { compose, input, requests } = await mount();
    for (const text of ['l', 'la', 'lam', 'lamp']) await compose(text);
    expect(requests).toEqual([]);
    input.value = 'ランプ';
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await passTime(1200);
    expect(requests).toEqual(['ランプ']);
  });

  it.each(['ArrowDown', 'Escape'])('leaves %s to the input method', async (key) => {
    const { input, results, type, responders } = await mount();
    await type('lamp');
    await responders[0]!();
    const event = new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
    input.dispatchEvent(event);
    await passTime();
    expect([event.defaultPrevented, results.hidden, document.activeElement]).toEqual([false, false, input]);
  });
});

describe('quick search, for words of scripts that write no spaces', () => {
  it.each(['時計', '本', 'か', 'ペン', 'ｶｯﾌﾟ', '컵', 'ชา', 'ນ້ໍາ', 'តែ', 'စာ'])('searches for “%s”', async (word) => {
    const { type, requests } = await mount();
    await type(word, 1199);
    expect(requests).toEqual([]);
    await passTime(1);
    expect(requests).toEqual([word]);
  });

  it.each(['TV', 'ab', 'ㅋ', 'é', '12', '。', '、 '])('does not search for “%s”', async (word) => {
    const { type, requests } = await mount();
    await type(word);
    expect(requests).toEqual([]);
  });
});
