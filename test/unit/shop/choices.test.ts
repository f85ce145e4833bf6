/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { harbourDeskLamp } from '../../shop/catalogue/products/harbour-desk-lamp';
import { hostHamper } from '../../shop/catalogue/products/host-hamper';
import { paintedSign } from '../../shop/catalogue/products/painted-sign';
import { workshopApron } from '../../shop/catalogue/products/workshop-apron';
import { checkChoices } from '../../shop/choices/check-choices';
import { chosenValues } from '../../shop/choices/choice';
import { defaultChoices, readChoices } from '../../shop/choices/read-choices';
import { resolveVariant } from '../../shop/choices/resolve-variant';
import { selectableValues } from '../../shop/choices/selectable-values';
import { parseFields } from '../../shop/wire/parse-fields';

const choose = (product: ProductRecord, fields: Record<string, string>, file?: { name: string; size: number }) => {
  const named = Object.entries(fields).map(([name, value]) => [`attribute${name}`, value] as const);
  const files = file ? [{ field: `attribute[${idOf(product, 'Sketch')}]`, type: '', ...file }] : [];
  return readChoices(product, parseFields(named), files);
};
const idOf = (product: ProductRecord, name: string) => product.options.find((option) => option.name === name)?.id ?? 0;
const sign = (fields: Record<string, string>) => ({
  [`[${idOf(paintedSign, 'Wording')}]`]: 'OPEN',
  [`[${idOf(paintedSign, 'Width in inches')}]`]: '24',
  [`[${idOf(paintedSign, 'Shape')}]`]: '1160801',
  ...fields,
});
const refusalOf = (fields: Record<string, string>, file?: { name: string; size: number }) =>
  checkChoices(paintedSign, choose(paintedSign, sign(fields), file));

describe('choices', () => {
  it('start with the defaults', () => {
    expect(defaultChoices(harbourDeskLamp).map(({ text }) => text)).toEqual(['Signal red', 'Round']);
  });

  it('start with those of the variant that the URL names by its SKU', () => {
    const texts = (sku: string) => defaultChoices(harbourDeskLamp, sku).map(({ text }) => text);
    expect(texts('NL-LAMP-CREA-CLAM')).toEqual(['Cream & brass', 'Clamp']);
    expect(texts('unknown')).toEqual(['Signal red', 'Round']);
  });

  it('ignore options and values that the product doesn’t have', () => {
    expect(choose(harbourDeskLamp, { '[10101]': '999', '[4]': '1' })).toEqual([]);
  });

  it('select a variant once all its options are chosen', () => {
    expect(resolveVariant(harbourDeskLamp, choose(harbourDeskLamp, { '[10101]': '1010102' }))).toBeNull();
    const both = choose(harbourDeskLamp, { '[10101]': '1010102', '[10102]': '1010202' });
    expect(resolveVariant(harbourDeskLamp, both)?.sku).toBe('NL-LAMP-RACI-ROUN');
  });

  it('can make two hundred variants', () => {
    expect(workshopApron.variants).toHaveLength(200);
  });

  it('leave the values selectable that are in stock with the other choices', () => {
    const olive = choose(workshopApron, { '[10601]': '1060103' });
    const values = selectableValues(workshopApron, chosenValues(olive), ({ stock }) => stock !== 0);
    // Olive isn't made in the smallest size. Every colour stays selectable.
    expect(values).not.toContain(1060201);
    expect(values).toEqual(expect.arrayContaining([1060101, 1060102, 1060103, 1060104, 1060105, 1060202]));
  });
});

describe('the shop refuses', () => {
  it('nothing if all choices are valid', () => {
    expect(refusalOf({})).toBeNull();
  });

  it('a required option left empty', () => {
    expect(refusalOf({ [`[${idOf(paintedSign, 'Wording')}]`]: '' })).toBe(
      'Please choose options: &ldquo;Wording&rdquo; is required.',
    );
  });

  it('a required box that is not ticked', () => {
    const date = idOf(hostHamper, 'Arrives on');
    const choices = choose(hostHamper, {
      [`[${idOf(hostHamper, 'Put in')}]`]: '1220101',
      [`[${date}][day]`]: '1',
      [`[${date}][month]`]: '6',
      [`[${date}][year]`]: '2026',
      [`[${idOf(hostHamper, 'Terms')}]`]: '1220402',
    });
    expect(checkChoices(hostHamper, choices)).toContain('Terms');
  });

  it.each([
    ['Wording', 'x', 'at least 2 characters'],
    ['Wording', 'a'.repeat(25), 'at most 24 characters'],
    ['Notes for the painter', 'a\nb\nc\nd\ne', 'at most 4 lines'],
    ['Width in inches', '24.5', 'whole number'],
    ['Width in inches', '11', '12 or more'],
    ['Width in inches', '49', '48 or less'],
    ['Width in inches', 'wide', 'must be a number'],
  ])('%s "%s": %s', (option, value, reason) => {
    expect(refusalOf({ [`[${idOf(paintedSign, option)}]`]: value })).toContain(reason);
  });

  it('a file of another type, or a file that is too large', () => {
    expect(refusalOf({}, { name: 'sketch.exe', size: 10 })).toContain('png, jpg');
    expect(refusalOf({}, { name: 'sketch.PNG', size: 600 * 1024 })).toContain('512&nbsp;KB');
    expect(refusalOf({}, { name: 'sketch.PNG', size: 100 })).toBeNull();
  });

  it.each([
    ['2026', '2', '31', 'not a day'],
    ['2025', '12', '31', 'before 2026-01-01'],
    ['2029', '1', '1', 'after 2028-12-31'],
    ['2026', '', '1', 'not a day'],
  ])('the day %s-%s-%s', (year, month, day, reason) => {
    const id = idOf(paintedSign, 'Needed by');
    expect(refusalOf({ [`[${id}][year]`]: year, [`[${id}][month]`]: month, [`[${id}][day]`]: day })).toContain(reason);
  });
});
