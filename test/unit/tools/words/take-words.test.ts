import { describe, expect, it } from '@jest/globals';
import { takeWords } from '../../../tools/words/take-words';

const files = new Map([
  ['en', '{\n  "cart": {\n    "title": "Cart"\n  }\n}\n'],
  ['fr', '{\n  "cart": {\n    "title": "Panier"\n  }\n}\n'],
]);

describe('the words that languages lack', () => {
  it('are asked for in every language, once', () => {
    const { written, form } = takeWords(files, ['cart.title', 'cart.sum', 'cart.sum'], {});
    expect([...written]).toEqual([]);
    expect(form).toEqual({ 'cart.sum': { en: '', fr: '' } });
  });

  it('are asked for beside the English text, where there is one', () => {
    const some = new Map([...files, ['fr', '{}\n']]);
    expect(takeWords(some, ['cart.title'], {}).form).toEqual({ 'cart.title': { en: 'Cart', fr: '' } });
  });

  it('go from the form into their files, which keep every other byte', () => {
    const { written, form } = takeWords(files, ['cart.sum', 'share.done'], {
      'cart.sum': { en: 'Sum', fr: ' Somme ' },
      'share.done': { en: 'Done', fr: 'Fait' },
    });
    const french =
      '{\n  "cart": {\n    "title": "Panier",\n    "sum": "Somme"\n  },\n  "share": {\n    "done": "Fait"\n  }\n}\n';
    expect(written.get('fr')).toBe(french);
    expect([...written.keys()]).toEqual(['en', 'fr']);
    expect(form).toEqual({});
  });

  it('are still asked for where the form has only spaces', () => {
    const { written, form } = takeWords(files, ['cart.sum'], { 'cart.sum': { en: 'Sum', fr: ' ' } });
    expect([...written.keys()]).toEqual(['en']);
    expect(form['cart.sum']?.fr).toBe('');
  });

  it('never take the place of what a language has', () => {
    const { written } = takeWords(files, ['cart.title'], { 'cart.title': { en: 'Basket', fr: 'Corbeille' } });
    expect([...written]).toEqual([]);
  });

  it('cannot stand below a text', () => {
    expect(() => takeWords(files, ['cart.title.long'], {})).toThrow(
      'lang/en.json: "cart.title.long" goes through a text',
    );
  });
});
