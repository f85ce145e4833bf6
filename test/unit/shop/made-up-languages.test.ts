/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { longestLanguage, longestText, longestWord } from '../../shop/languages/longest-language';
import { makeMadeUpLanguages } from '../../shop/languages/made-up-languages';
import { mirroredAlphabets, mirroredLanguage } from '../../shop/languages/mirrored-language';

const [arabic = '', hebrew = ''] = Object.values(mirroredAlphabets);

describe('a language that is written from right to left', () => {
  it('has its letters and its direction, and does not change placeholders, plurals and URLs', () => {
    const count = '{one, plural, =0 {none} one{# item} other {# items of {name}}}';
    const english = { common: { direction: 'ltr' }, cart: { add: 'Add [quantity] to me@example.com', count } };
    expect(mirroredLanguage(english, arabic)).toEqual({
      common: { direction: 'rtl' },
      cart: {
        add: 'ادد [quantity] تو me@example.com',
        count: '{one, plural, =0 {نوني} one{# يتيم} other {# يتيمس وف {name}}}',
      },
    });
    expect(mirroredLanguage({ a: 'Add' }, hebrew)).toEqual({ a: 'אדד' });
  });

  it('has a letter for each of the 26', () => {
    for (const alphabet of [arabic, hebrew])
      expect([...alphabet].filter((letter) => /\p{L}/u.test(letter))).toHaveLength(26);
  });
});

describe('the longest language', () => {
  const languages = {
    en: { cart: { add: 'Add to cart', count: '{n, plural, one{# item} other{# items}}' } },
    de: { cart: { add: 'Warenkorbablage', count: '{n, plural, one{# Stück} other{# Stück}}' } },
    ja: { cart: { add: 'とてもながいカートに入れる', count: '{n, plural, other{#点}}' } },
  };

  it('has for each key the widest text of all languages', () => {
    expect(longestLanguage(longestText, languages)).toEqual({
      cart: { add: languages.ja.cart.add, count: '{n, plural, one{# item} other{# items}}' },
    });
  });

  it('can have the text with the longest unbreakable word instead', () => {
    expect(longestLanguage(longestWord, languages)).toMatchObject({ cart: { add: 'Warenkorbablage' } });
  });
});

describe('the invented languages', () => {
  it('are added to a theme’s own, and are made again when those have changed', () => {
    const add = makeMadeUpLanguages();
    const en = { a: 'Add', common: { direction: 'ltr' } };
    expect(add({ en })['en-xa']).toMatchObject({ a: '⟦Aadd⟧' });
    expect(add({ en })['ar-xb']).toBe(add({ en })['ar-xb']);
    expect(add({ en: { a: 'Buy' } })['en-xa']).toEqual({ a: '⟦Buuy⟧' });
    expect(Object.keys(add({ en }))).toEqual(['en', 'en-xa', 'en-xl', 'en-xw', 'ar-xb', 'he-xb']);
  });
});
