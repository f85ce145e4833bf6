import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLocalShop, type LocalShop } from '../../shop/create-local-shop';
import { makeLiveReload } from '../../shop/watch/live-reload';
import { makeTinyTheme } from './tiny-theme';

describe('a problem that a widget reports on a page of npm start', () => {
  const liveReload = makeLiveReload();
  const rendered: string[] = [];
  let shop: LocalShop;
  let url: string;

  beforeEach(async () => {
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => rendered.push(String(text)) > 0);
    shop = createLocalShop({ theme: makeTinyTheme(), liveReload });
    url = await shop.listen();
  });
  afterEach(() => shop.close());

  const post = (body: string) => fetch(`${url}/__shop/problem`, { method: 'POST', body });

  it('is printed in the terminal, once until the next reload, on one line', async () => {
    const sentence = '/mug/: quantity: part "incraese" is unknown;\ndid you mean "increase"?';
    expect((await post(sentence)).status).toBe(204);
    await post(sentence);
    expect(rendered).toEqual([
      '/mug/: quantity: part "incraese" is unknown; did you mean "increase"? (add ?widgets=inspect to the URL to see the place)\n',
    ]);
    liveReload.reload();
    await post(sentence);
    expect(rendered).toHaveLength(2);
  });

  it('is sent by the script of the page', async () => {
    const script = await (await fetch(`${url}/__shop/reload.js`)).text();
    const sent = jest.fn();
    const listeners: Record<string, (event: object) => unknown> = {};
    const page = { addEventListener: (type: string, listener: () => unknown) => (listeners[type] = listener) };
    new Function('document', 'EventSource', 'fetch', 'location', script)(page, EventTarget, sent, {
      pathname: '/mug/',
    });
    listeners['widgets:error']?.({ detail: { message: 'quantity: wrong' } });
    expect(sent).toHaveBeenCalledWith('/__shop/problem', { method: 'POST', body: '/mug/: quantity: wrong' });
  });
});
