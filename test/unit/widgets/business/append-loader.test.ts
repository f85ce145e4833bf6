import { afterEach, describe, expect, it } from '@jest/globals';
import { appendLoader } from '../../../../widgets/business/business-buyers';

const appended = () => document.querySelector<HTMLScriptElement>('script[src]');
afterEach(() => document.body.replaceChildren());

describe('a script that another company hosts', () => {
  it('gets the nonce of our own tag', () => {
    document.body.innerHTML = '<script data-page-context nonce="n0nce" type="text/plain"></script>';
    void appendLoader('https://cdn.example/loader.js');
    expect(appended()?.nonce).toBe('n0nce');
  });

  it('may be on the shop’s own server', () => {
    void appendLoader('/b2b/loader.js');
    expect(appended()?.src).toBe('http://shop.test/b2b/loader.js');
  });

  it('resolves when it has loaded', async () => {
    const loaded = appendLoader('https://cdn.example/loader.js', { storehash: 'abc' });
    appended()?.dispatchEvent(new Event('load'));
    await expect(loaded).resolves.toBeUndefined();
    expect(appended()?.dataset['storehash']).toBe('abc');
  });
});
