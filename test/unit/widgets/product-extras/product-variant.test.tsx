import { describe, expect, it } from '@jest/globals';
import { productVariant } from '../../../../widgets/product-extras/product-variant';
import { mountProductExample, productHtml } from '../product/product-page';

/** The words of a French shop. */
const change = ({ dataset }: HTMLElement) => void Object.assign(dataset, { yes: 'Oui', no: 'Non' });

// The options around the slot are written here, because the example is in no product.
const colour = (required = '') => `
  <fieldset data-product-attribute="swatch" data-option-name="Couleur">
    <input type="radio" name="attribute[1]" value="11" id="c11" ${required}><label for="c11" data-product-attribute-value="11">
      <span>Rouge</span> <span data-part="note">(Épuisé)</span></label>
    <input type="radio" name="attribute[1]" value="12" id="c12" ${required} aria-label="Vert"><label for="c12">Vert<i>Vert</i></label>
  </fieldset>`;
const size = `
  <div data-product-attribute="set-select"><label>Taille : <small>(obligatoire)</small></label>
    <select name="attribute[2]" required><option value="">Choisir</option><option value="21" data-label="S">S (Épuisé)</option>
      <option value="22">M</option></select></div>`;
const gift = `
  <div data-product-attribute="input-checkbox" data-option-name="Cadeau">
    <input type="hidden" name="attribute[3]" value="0"><input type="checkbox" name="attribute[3]" value="1"></div>`;
const day = (required = '') => `
  <fieldset data-product-attribute="date" data-option-name="Jour">
    <select name="attribute[4][month]" ${required}><option value="">Mois</option><option value="5">Mai</option></select>
    <select name="attribute[4][day]" ${required}><option value="">Jour</option><option value="31">31</option></select>
    <select name="attribute[4][year]" ${required}><option value="">An</option><option value="2026">2026</option></select>
  </fieldset>`;
const engraving = `<div data-product-attribute="input-text" data-option-name="Gravure"><input name="attribute[5]" required></div>`;

const mount = async (...options: string[]) => {
  const around = (slot: string) => productHtml(`<form data-cart-item-add>${options.join('')}</form>${slot}`);
  await mountProductExample(productVariant, null, { around, change });
  const product = document.querySelector<HTMLElement>('.productView')!;
  const choose = (selector: string, value?: string) => {
    const field = product.querySelector<HTMLInputElement>(selector)!;
    if (value === undefined) field.checked = !field.checked;
    else field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { product, choose, label: () => product.dataset.productVariant };
};

describe('the variant for analytics, when it is mounted', () => {
  it('stays as the server rendered it for a product without options', async () => {
    expect((await mount()).label()).toBeUndefined();
  });

  it('names every choice, sorted, without the note that a value is sold out', async () => {
    const { choose, label } = await mount(size, colour());
    choose('select', '21');
    choose('#c11');
    expect(label()).toBe('Couleur:Rouge, Taille:S');
    choose('#c12');
    choose('select', '22');
    expect(label()).toBe('Couleur:Vert, Taille:M');
  });

  it('is empty while a required option has no value, in any language', async () => {
    const { choose, label } = await mount(colour('required'), size);
    expect(label()).toBe('');
    choose('#c12');
    expect(label()).toBe('');
    choose('select', '22');
    expect(label()).toBe('Couleur:Vert, Taille:M');
    choose('select', '');
    expect(label()).toBe('');
  });

  it('has the template’s text for a checkbox, and a date from year to day', async () => {
    const { choose, label } = await mount(gift, day());
    expect(label()).toBe('Cadeau:Non');
    choose('[type="checkbox"]');
    choose('[name$="[month]"]', '5');
    choose('[name$="[day]"]', '31');
    expect(label()).toBe('Cadeau:Oui');
    choose('[name$="[year]"]', '2026');
    expect(label()).toBe('Cadeau:Oui, Jour:2026-5-31');
  });

  it('is empty without a required text, and never contains the shopper’s text', async () => {
    const { choose, label } = await mount(engraving, gift);
    expect(label()).toBe('');
    choose('[name="attribute[5]"]', 'For Anna');
    expect(label()).toBe('Cadeau:Non');
  });
});
