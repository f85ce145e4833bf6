import { describe, expect, it } from '@jest/globals';
import { takeWords } from '../../../tools/words/take-words';

const files = new Map([
  ['en', '{\n  "cart": {\n    "title": "Cart"\n  }\n}\n'],
  ['fr', '{\n  "cart": {\n    "title": "Panier"\n  }\n}\n'],
]);

describe('the texts that languages lack', () => {
  it('are in the form once, for every language', () => {
    const { written, form } = takeWords(files, ['cart.title', 'cart.sum', 'cart.sum'], {});
    expect([...written]).toEqual([]);
    expect(form).toEqual({ 'cart.sum': { en: '', fr: '' } });
  });

  it('are in the form beside the English text, if there is one', () => {
    const some = new Map([...files, ['fr', '{}\n']]);
    expect(takeWords(some, ['cart.title'], {}).form).toEqual({ 'cart.title': { en: 'Cart', fr: '' } });
  });

  it('are written from the form into their files, without another change', () => {
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

  it('are still in the form if it has only spaces', () => {
    const { written, form } = takeWords(files, ['cart.sum'], { 'cart.sum': { en: 'Sum', fr: ' ' } });
    expect([...written.keys()]).toEqual(['en']);
    expect(form['cart.sum']?.fr).toBe('');
  });

  it('never replace a text of a language', () => {
    const { written } = takeWords(files, ['cart.title'], { 'cart.title': { en: 'Basket', fr: 'Corbeille' } });
    expect([...written]).toEqual([]);
  });

  it('cannot be below another text', () => {
    expect(() => takeWords(files, ['cart.title.long'], {})).toThrow(
      'lang/en.json: "cart.title.long" goes through a text',
    );
  });
});
