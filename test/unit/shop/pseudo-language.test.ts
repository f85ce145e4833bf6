/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLocalShop, type LocalShop } from '../../shop/create-local-shop';
import { pseudoCode, pseudoLanguage } from '../../theme/words/pseudo-language';
import { makeShopper, wanting } from '../../support/shopper/shopper';
import { makeTinyTheme } from './tiny-theme';

describe('the language that stands in for any other', () => {
  it('has every text in brackets, and longer words; places to fill stay as they are', () => {
    const count = '{one, plural, =0 {none} one{# item} other {# items of {name}}}';
    expect(pseudoLanguage({ cart: { add: 'Add [quantity] to {name}', count } })).toEqual({
      cart: {
        add: '⟦Aadd [quantity] too {name}⟧',
        count: '⟦{one, plural, =0 {noonee} one{# iiteem} other {# iiteems oof {name}}}⟧',
      },
    });
  });

  it('leaves alone what browsers read', () => {
    expect(pseudoLanguage({ common: { direction: 'ltr' } })).toEqual({ common: { direction: 'ltr' } });
  });
});

describe('a shop that is overheard', () => {
  const heard: unknown[] = [];
  let server: LocalShop;
  let url: string;
  beforeAll(async () => {
    server = createLocalShop({
      theme: makeTinyTheme(),
      settings: { languages: ['en', pseudoCode] },
      hear: (data) => void heard.push(data),
    });
    url = await server.listen();
  });
  afterAll(() => server.close());

  it('speaks that language in its folder, and tells what its templates were given', async () => {
    expect((await makeShopper(url).get(`/${pseudoCode}/`)).text).toContain('⟦Heelloo⟧');
    expect(heard).toContainEqual(expect.objectContaining({ page_type: 'default' }));
  });

  it('tells the data of its answers, and not the HTML that templates made of them', async () => {
    heard.length = 0;
    const shopper = makeShopper(url);
    await shopper.post('/remote/v1/product-attributes/107', 'product_id=107&qty[]=1');
    await shopper.get('/', wanting('cart/content'));
    const answers = heard.filter((one) => !JSON.stringify(one).includes('page_type'));
    expect(answers[0]).toMatchObject({ data: { instock: true } });
    expect(JSON.stringify(answers)).not.toContain('content');
  });
});
