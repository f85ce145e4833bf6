import { describe, expect, it } from '@jest/globals';
import { boolean, json, number, oneOf, string } from '../../../../core/contract/attribute';
import { type Contract, optional, required } from '../../../../core/contract/define-widget';
import { moments } from '../../../../core/contract/moment';
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
  it.each<[string, Omit<Contract, 'name' | 'moment'>, string, object]>([
    [
      'has its values under their names in the contract',
      { attributes: { maxQuantity: number(), title: string() }, messages: { addedText: required('a text') } },
      'data-max-quantity="7" data-title="Mug" data-added-text="Added"',
      { maxQuantity: 7, title: 'Mug', addedText: 'Added' },
    ],
    [
      'may leave out attributes with a default, and optional messages and parts',
      {
        attributes: { max: number(9), note: string(null), list: json(['a']) },
        messages: { hint: optional('a hint') },
        parts: { box: optional('a box', 'input') },
      },
      '',
      { max: 9, note: null, list: ['a'], hint: '' },
    ],
    [
      'may render an empty text, which replaces the default, but not that of a number',
      { attributes: { note: string('default'), max: number(9) }, messages: { hint: required('a hint') } },
      'data-note="" data-hint="" data-max=""',
      { note: '', hint: '', max: 9 },
    ],
    ['is the element that the contract names', { slot: 'div' }, '', {}],
  ])('%s', (_, contract, attributes, values) => {
    expect(read(contract, `<div data-widget="any" ${attributes}></div>`)).toEqual({ values, ...fine });
  });

  it('may have its JSON in a script that is a part', () => {
    const html = `<div data-widget="any">
      <script type="application/json" data-part="other">{"b":2}</script>
      <script type="application/json" data-part="all-states"> {"a":1}
      </script></div>`;
    const reading = read({ attributes: { allStates: json(), other: json() } }, html);
    expect(reading).toEqual({ values: { allStates: { a: 1 }, other: { b: 2 } }, ...fine });
  });

  it('may repeat a part, on any element or on those that the contract allows', () => {
    const parts = { itemName: required('a name'), field: required('the field', 'input', 'select') };
    const html = `<div data-widget="any"><p data-part="item-name"></p><b data-part="item-name"></b>
      <input data-part="field"><select data-part="field"></select></div>`;
    expect(read({ parts }, html)).toEqual({ values: {}, ...fine });
  });
});

describe('a slot that breaks its contract', () => {
  const sentences = (contract: Omit<Contract, 'name' | 'moment'>, html: string) => {
    const { problems, fatal } = read(contract, html);
    return [...problems, fatal ? 'and is not mounted' : 'and is mounted'];
  };

  it('gets the default for an attribute of the wrong type', () => {
    const contract = { attributes: { max: number(9), axis: oneOf(['row', 'column'], 'row') } };
    const html = '<div data-widget="any" data-max="ten" data-axis="rows"></div>';
    expect(read(contract, html).values).toEqual({ max: 9, axis: 'row' });
    expect(sentences(contract, html)).toEqual([
      'any: data-max must be a number (got "ten"); using the default',
      'any: data-axis must be one of "row", "column" (got "rows"); using the default',
      'and is mounted',
    ]);
  });

  it.each<[string, Omit<Contract, 'name' | 'moment'>, string, ...string[]]>([
    [
      'required attributes of the wrong type, with what they must be',
      { attributes: { maxItems: number(), shown: boolean(), axis: oneOf(['row', 'column']) } },
      '<div data-widget="any" data-max-items="ten" data-shown="1" data-axis="rows"></div>',
      'data-max-items must be a number (got "ten")',
      'data-shown must be true or false (got "1")',
      'data-axis must be one of "row", "column" (got "rows")',
    ],
    ...['', 'data-max data-title'].map(
      (attributes): [string, Omit<Contract, 'name' | 'moment'>, string, ...string[]] => [
        `each missing required attribute (${attributes})`,
        { attributes: { max: number(), title: string() } },
        `<div data-widget="any" ${attributes}></div>`,
        'data-max is missing: it must be a number',
        'data-title is missing: it must be text',
      ],
    ),
    [
      'missing and empty data, and data that is not JSON',
      { attributes: { allStates: json(), options: json(), empty: json() } },
      `<div data-widget="any"><script data-part="options" type="application/json">{a}</script>
        <script data-part="empty" type="application/json"> </script></div>`,
      'part "all-states" is missing: it must be JSON',
      'part "options" must be JSON (got "{a}")',
      'part "empty" is missing: it must be JSON',
    ],
    [
      'a missing message',
      { messages: { addedText: required('the announcement') } },
      '<div data-widget="any"></div>',
      'data-added-text is missing: it holds the announcement',
    ],
    [
      'a missing part; a part inside a nested slot does not count',
      { parts: { textField: required('the text field') } },
      '<div data-widget="any"><div data-widget="other"><input data-part="text-field"></div></div>',
      'part "text-field" is missing: mark the text field with data-part="text-field"',
    ],
    [
      'a slot on the wrong element',
      { slot: 'form' },
      '<div data-widget="any"></div>',
      'the slot must be <form> (got <div>)',
    ],
  ])('reports %s', (_, contract, html, ...problems) => {
    const reported = problems.map((problem) => `any: ${problem}`);
    expect(sentences(contract, html)).toEqual([...reported, 'and is not mounted']);
  });

  it.each([
    [['input'] as const, '<input>'],
    [['input', 'select'] as const, '<input> or <select>'],
    [['input', 'select', 'textarea'] as const, '<input>, <select> or <textarea>'],
  ])('reports a part on the wrong element: %j', (tags, described) => {
    const html = '<div data-widget="any"><input data-part="field"><div data-part="field"></div></div>';
    const sentence = `any: part "field" must be ${described} (got <div>): mark the field with data-part="field"`;
    expect(sentences({ parts: { field: required('the field', ...tags) } }, html)).toEqual([
      sentence,
      'and is not mounted',
    ]);
    expect(sentences({ parts: { field: optional('the field', ...tags) } }, html)[0]).toBe(sentence);
  });

  it('reports an unknown part once, with the name that was probably meant', () => {
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

  it('reports a part that has only the name of an attribute', () => {
    const html = '<div data-widget="any" data-title="Mug"><b data-part="title"></b></div>';
    expect(sentences({ attributes: { title: string() } }, html)).toEqual([
      'any: part "title" is unknown',
      'and is mounted',
    ]);
  });

  it.each(['visble', '', 'Now', 'now '])('reports an unknown moment and uses the widget’s default: "%s"', (moment) => {
    expect(sentences({}, `<div data-widget="any" data-widget-when="${moment}"></div>`)).toEqual([
      `any: data-widget-when must be one of now, idle, visible, interaction, runtime (got "${moment}"); using the default`,
      'and is mounted',
    ]);
  });

  it.each(moments)('reports nothing for the moment %s', (moment) => {
    expect(sentences({}, `<div data-widget="any" data-widget-when="${moment}"></div>`)).toEqual(['and is mounted']);
  });
});
