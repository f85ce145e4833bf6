/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLocalShop, type LocalShop } from '../../shop/create-local-shop';
import { makeShopper, wanting } from '../../support/shopper/shopper';
import { pseudoCode, pseudoLanguage } from '../../theme/words/pseudo-language';
import { makeTinyTheme } from './tiny-theme';

describe('the pseudo language', () => {
  it('has every text in brackets, and longer words, but the same placeholders', () => {
    const count = '{one, plural, =0 {none} one{# item} other {# items of {name}}}';
    expect(pseudoLanguage({ cart: { add: 'Add [quantity] to {name}', count } })).toEqual({
      cart: {
        add: '⟦Aadd [quantity] too {name}⟧',
        count: '⟦{one, plural, =0 {noonee} one{# iiteem} other {# iiteems oof {name}}}⟧',
      },
    });
  });

  it('does not change texts for browsers', () => {
    expect(pseudoLanguage({ common: { direction: 'ltr' } })).toEqual({ common: { direction: 'ltr' } });
  });
});

describe('a shop with a listener for its data', () => {
  const received: unknown[] = [];
  let server: LocalShop;
  let url: string;
  beforeAll(async () => {
    server = createLocalShop({
      theme: makeTinyTheme(),
      settings: { languages: ['en', pseudoCode] },
      onData: (data) => void received.push(data),
    });
    url = await server.listen();
  });
  afterAll(() => server.close());

  it('has that language in its folder, and passes the contexts of its templates to the listener', async () => {
    expect((await makeShopper(url).get(`/${pseudoCode}/`)).text).toContain('⟦Heelloo⟧');
    expect(received).toContainEqual(expect.objectContaining({ page_type: 'default' }));
  });

  it('passes the data of its responses to the listener, without the rendered HTML', async () => {
    received.length = 0;
    const shopper = makeShopper(url);
    await shopper.post('/remote/v1/product-attributes/107', 'product_id=107&qty[]=1');
    await shopper.get('/', wanting('cart/content'));
    const responses = received.filter((one) => !JSON.stringify(one).includes('page_type'));
    expect(responses[0]).toMatchObject({ data: { instock: true } });
    expect(JSON.stringify(responses)).not.toContain('content');
  });
});
