import { describe, expect, it } from '@jest/globals';
import { json, number, oneOf, string } from '../../../../core/contract/attribute';
import { defineContract, optional, required, type Contract } from '../../../../core/contract/define-contract';
import { readContract } from '../../../../core/contract/read-contract';

function read(contract: Omit<Contract, 'name' | 'moment'>, html: string) {
  document.body.innerHTML = html;
  return readContract(document.querySelector<HTMLElement>('[data-widget="any"]')!, {
    name: 'any',
    moment: 'now',
    ...contract,
  });
}
const fine = { problems: [], fatal: false };

describe('a slot that keeps its contract', () => {
  it('needs nothing when the contract asks for nothing', () => {
    expect(read({}, '<div data-widget="any"></div>')).toEqual({ values: {}, ...fine });
  });

  it('gives its values by their names in the contract', () => {
    const contract = defineContract({
      name: 'any',
      moment: 'now',
      attributes: { maxQuantity: number(), title: string() },
      words: { addedText: required('what is said after adding') },
    });
    const html = '<div data-widget="any" data-max-quantity="7" data-title="Mug" data-added-text="Added"></div>';
    expect(read(contract, html)).toEqual({ values: { maxQuantity: 7, title: 'Mug', addedText: 'Added' }, ...fine });
  });

  it('leaves out what has a default, and words and parts that are optional', () => {
    const contract = defineContract({
      name: 'any',
      moment: 'now',
      attributes: { max: number(9), note: string(null), list: json(['a']) },
      words: { hint: optional('a hint') },
      parts: { box: optional('a box', 'input') },
    });
    expect(read(contract, '<div data-widget="any"></div>')).toEqual({
      values: { max: 9, note: null, list: ['a'], hint: '' },
      ...fine,
    });
  });

  it('may print empty text where the contract has a default, and it stays empty', () => {
    const html = '<div data-widget="any" data-note="" data-hint=""></div>';
    const reading = read({ attributes: { note: string('default') }, words: { hint: required('a hint') } }, html);
    expect(reading).toEqual({ values: { note: '', hint: '' }, ...fine });
  });

  it('has the default where Handlebars printed nothing for a number', () => {
    expect(read({ attributes: { max: number(9) } }, '<div data-widget="any" data-max=""></div>')).toEqual({
      values: { max: 9 },
      ...fine,
    });
  });

  it('has its data in a script that is a part', () => {
    const html = `<div data-widget="any">
      <script type="application/json" data-part="other">{"b":2}</script>
      <script type="application/json" data-part="all-states"> {"a":1}
      </script></div>`;
    const reading = read({ attributes: { allStates: json(), other: json() } }, html);
    expect(reading).toEqual({ values: { allStates: { a: 1 }, other: { b: 2 } }, ...fine });
  });

  it('may have a part many times, on any element, or on one of those that the contract names', () => {
    const parts = { itemName: required('a name'), field: required('the field', 'input', 'select') };
    const html = `<div data-widget="any"><p data-part="item-name"></p><b data-part="item-name"></b>
      <input data-part="field"><select data-part="field"></select></div>`;
    expect(read({ parts }, html)).toEqual({ values: {}, ...fine });
  });

  it('is the element that the contract names', () => {
    expect(read({ slot: 'form' }, '<form data-widget="any"></form>')).toEqual({ values: {}, ...fine });
  });
});

describe('a slot that breaks its contract', () => {
  const sentences = (contract: Omit<Contract, 'name' | 'moment'>, html: string) => {
    const { problems, fatal } = read(contract, html);
    return [...problems, fatal ? 'and is not mounted' : 'and is mounted'];
  };

  it('has the default of an attribute of another kind', () => {
    const contract = { attributes: { max: number(9), axis: oneOf(['row', 'column'], 'row') } };
    const html = '<div data-widget="any" data-max="ten" data-axis="rows"></div>';
    expect(read(contract, html).values).toEqual({ max: 9, axis: 'row' });
    expect(sentences(contract, html)).toEqual([
      'any: data-max must be a number (got "ten"); using the default',
      'any: data-axis must be one of "row", "column" (got "rows"); using the default',
      'and is mounted',
    ]);
  });

  it('says which required attribute is of another kind', () => {
    expect(
      sentences({ attributes: { maxItems: number() } }, '<div data-widget="any" data-max-items="ten"></div>'),
    ).toEqual(['any: data-max-items must be a number (got "ten")', 'and is not mounted']);
  });

  it.each(['', 'data-max data-title'])('says which required attribute is missing (%j)', (attributes) => {
    const contract = { attributes: { max: number(), title: string() } };
    expect(sentences(contract, `<div data-widget="any" ${attributes}></div>`)).toEqual([
      'any: data-max is missing: it must be a number',
      'any: data-title is missing: it must be text',
      'and is not mounted',
    ]);
  });

  it('says which data is missing or is no JSON', () => {
    const contract = { attributes: { allStates: json(), options: json() } };
    const html = '<div data-widget="any"><script data-part="options" type="application/json">{a}</script></div>';
    expect(sentences(contract, html)).toEqual([
      'any: part "all-states" is missing: it must be JSON',
      'any: part "options" must be JSON (got "{a}")',
      'and is not mounted',
    ]);
    const empty = '<div data-widget="any"><script data-part="all-states" type="application/json"> </script></div>';
    expect(sentences({ attributes: { allStates: json() } }, empty)[0]).toBe(
      'any: part "all-states" is missing: it must be JSON',
    );
  });

  it('says which word is missing', () => {
    expect(sentences({ words: { addedText: required('what is said') } }, '<div data-widget="any"></div>')).toEqual([
      'any: data-added-text is missing: it holds what is said',
      'and is not mounted',
    ]);
  });

  it('says which part is missing; one inside a nested slot is that slot’s', () => {
    const html = '<div data-widget="any"><div data-widget="other"><input data-part="text-field"></div></div>';
    expect(sentences({ parts: { textField: required('the text field') } }, html)).toEqual([
      'any: part "text-field" is missing: mark the text field with data-part="text-field"',
      'and is not mounted',
    ]);
  });

  it.each([
    [['input'] as const, '<input>'],
    [['input', 'select'] as const, '<input> or <select>'],
    [['input', 'select', 'textarea'] as const, '<input>, <select> or <textarea>'],
  ])('says which part is another element: %j', (tags, described) => {
    const html = '<div data-widget="any"><input data-part="field"><div data-part="field"></div></div>';
    const sentence = `any: part "field" must be ${described} (got <div>): mark the field with data-part="field"`;
    expect(sentences({ parts: { field: required('the field', ...tags) } }, html)).toEqual([
      sentence,
      'and is not mounted',
    ]);
    expect(sentences({ parts: { field: optional('the field', ...tags) } }, html)[0]).toBe(sentence);
  });

  it('says that the slot is another element', () => {
    expect(sentences({ slot: 'form' }, '<div data-widget="any"></div>')).toEqual([
      'any: the slot must be <form> (got <div>)',
      'and is not mounted',
    ]);
  });

  it('says which part nobody knows, once, and which was probably meant', () => {
    const contract = { parts: { textField: optional('the field') }, attributes: { allStates: json(null) } };
    const html = `<div data-widget="any">
      <i data-part="text-feld"></i><i data-part="text-feld"></i><i data-part="all-state"></i><i data-part="zzz"></i></div>`;
    expect(sentences(contract, html)).toEqual([
      'any: part "text-feld" is unknown; did you mean "text-field"?',
      'any: part "all-state" is unknown; did you mean "all-states"?',
      'any: part "zzz" is unknown',
      'and is mounted',
    ]);
    const known =
      '<div data-widget="any"><script data-part="all-states">1</script><i data-part="text-field"></i></div>';
    expect(sentences(contract, known)).toEqual(['and is mounted']);
  });

  it('knows a part by its name only where the contract has data or parts of that name', () => {
    const html = '<div data-widget="any" data-title="Mug"><b data-part="title"></b></div>';
    expect(sentences({ attributes: { title: string() } }, html)).toEqual([
      'any: part "title" is unknown',
      'and is mounted',
    ]);
  });

  it.each(['visble', ''])('says that its moment is none, and is mounted at the widget’s own: "%s"', (moment) => {
    expect(sentences({}, `<div data-widget="any" data-widget-when="${moment}"></div>`)).toEqual([
      `any: data-widget-when must be one of now, idle, visible, interaction, runtime (got "${moment}"); using the default`,
      'and is mounted',
    ]);
  });
});
