import { productOptions } from '../../../../widgets/product/options/product-options';
import { buyable, mountProduct, readable, shopResponds } from './product-page';

// Written here, because the example's product has neither a date nor a file, nor an optional colour that is selected.
const radio = (option: number, value: number, label: string, extra = '') => `
  <input type="radio" id="v${value}" name="attribute[${option}]" value="${value}" ${extra} data-part="choice">
  <label for="v${value}" data-product-attribute-value="${value}" data-part="value">${label} <b data-part="note"></b></label>`;

/** Red, Green, Blue as radio buttons. Red is selected by default. */
export const colour = (extra = '', isDefault = 'checked data-default') => `
  <fieldset role="radiogroup" data-product-attribute="swatch" data-option-name="Colour" data-part="option">
    <legend>Colour <i data-part="chosen"></i></legend>
    ${radio(1, 11, 'Red', `${isDefault} ${extra}`)}${radio(1, 12, 'Green', extra)}${radio(1, 13, 'Blue', extra)}
    <button type="button" hidden data-part="clear">Clear</button>
    <p id="problem-1" role="alert" data-part="problem" data-required-message="Please choose: Colour"></p>
  </fieldset>`;

/** S, M, L as a drop-down list. L is selected. */
export const size = `
  <div data-product-attribute="set-select" data-option-name="Size" data-part="option">
    <select name="attribute[2]" data-part="field">
      <option value="">Choose</option>
      <option value="21" data-product-attribute-value="21" data-part="value">S</option>
      <option value="22" data-product-attribute-value="22" data-part="value">M</option>
      <option value="23" selected data-default data-product-attribute-value="23" data-part="value">L</option>
    </select>
    <p data-part="problem" data-required-message="Please choose: Size"></p>
  </div>`;

const days = Array.from(
  { length: 31 },
  (_, day) => `<option value="${day + 1}" data-part="day">${day + 1}</option>`,
).join('');
/** A date, as three drop-down lists. */
export const date = `
  <fieldset data-product-attribute="date" data-option-name="Day" data-part="option">
    <select name="attribute[3][month]" data-part="field"><option value="">Month</option><option value="1">1</option><option value="2">2</option></select>
    <select name="attribute[3][day]" data-part="field"><option value="">Day</option>${days}</select>
    <select name="attribute[3][year]" data-part="field"><option value="">Year</option><option value="2028">2028</option></select>
    <p data-part="problem" data-required-message="Please choose: Day"></p>
  </fieldset>`;

/** A required line of text. */
export const text = `
  <div data-product-attribute="input-text" data-option-name="Name" data-part="option">
    <input name="attribute[4]" required aria-describedby="hint" data-part="field">
    <p id="problem-4" data-part="problem" data-required-message="Please fill in: Name"></p>
  </div>`;

/** A file of at most 1 kB. */
export const file = `
  <div data-product-attribute="input-file" data-option-name="Logo" data-part="option">
    <input type="file" name="attribute[5]" data-max-kilobytes="1" data-too-large-message="Too large" data-part="field">
    <p data-part="problem"></p>
  </div>`;

/** A number from 0.5 to 10, as Cornerstone's templates have it. */
export const number = `
  <div data-product-attribute="input-number" data-option-name="Width" data-part="option">
    <input type="number" step="any" min="0.5" max="10" name="attribute[6]" data-part="field">
    <p id="problem-6" data-part="problem" data-invalid-message="From 0.5 to 10"></p>
  </div>`;

/** The form around some options. */
export const html = (...options: string[]) => `
  <form data-cart-item-add><input type="hidden" name="product_id" value="77">
    <div data-product-option-change data-widget="product-options" data-sold-out="Sold out" data-cleared="[option] cleared" data-unreadable="[file] is gone">${options.join('')}</div>
    <button>Add</button></form>`;

/** Mounts the options of a product that can be bought, with a shopper's actions on them. */
export const mountOptions = async (
  options: string[],
  rendered: Parameters<typeof mountProduct>[2] = buyable,
  store = shopResponds(buyable),
) => {
  const mounted = await mountProduct(productOptions, html(...options), rendered, { api: store.api });
  const form = mounted.slot.closest('form')!;
  const find = <E extends HTMLElement = HTMLInputElement>(selector: string) => form.querySelector<E>(selector)!;
  return {
    ...mounted,
    requests: store.requests,
    form,
    find,
    /** The chosen values, by the numbers of their options. */
    posted: () =>
      Object.fromEntries(
        [...new FormData(form)].flatMap(([name, value]) => {
          const option = /^attribute\[(\d+)\]/.exec(name)?.[1];
          return option ? [[option, value]] : [];
        }),
      ),
    labels: () => [...form.querySelectorAll('label')].filter(({ hidden }) => !hidden).map(readable),
    listed: () => [...find<HTMLSelectElement>('select').options].map(({ text: label }) => label),
    click: (selector: string) => mounted.click(find(selector)),
    pick: (selector: string, value: string) => mounted.select(find(selector), value),
    press: (selector: string, key: string) =>
      ['keydown', 'keyup'].map(
        (type) => !find(selector).dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true })),
      ),
    problems: () => mounted.parts('problem').map(({ textContent }) => textContent),
  };
};

/** Out-of-stock values are hidden; these are in stock. */
export const hides = (...inStock: number[]) => ({
  ...buyable,
  out_of_stock_behavior: 'hide_option',
  in_stock_attributes: inStock,
});
/** Out-of-stock values are labelled; these are in stock. */
export const labels = (...inStock: number[]) => ({ ...hides(...inStock), out_of_stock_behavior: 'label_option' });
