import { describe, expect, it } from '@jest/globals';
import { editText } from '../../../tools/check/fix/edit-text';

const at = (rule: string, line: number, column: number, sentence: string) => ({
  rule,
  path: '',
  line,
  column,
  sentence,
});

describe('an error with one possible correction', () => {
  it('is a button without a type', () => {
    const problem = at('sending-button', 2, 3, 'quantity: part "increase" sends the form: give it type="button"');
    expect(editText('<form>\n  <button data-part="increase">\n', problem)?.text).toBe(
      '<form>\n  <button type="button" data-part="increase">\n',
    );
  });

  it('is an attribute with a similar name', () => {
    const problem = at(
      'unknown-attribute',
      1,
      6,
      'quantity: data-max-quantty is unknown; did you mean "data-max-quantity"?',
    );
    expect(editText('<div data-max-quantty="1">', problem)?.text).toBe('<div data-max-quantity="1">');
  });

  it('is a part with a similar name', () => {
    const problem = at('unknown-part', 1, 4, 'quantity: part "inptu" is unknown; did you mean "input"?');
    expect(editText('<b data-part="inptu">', problem)?.text).toBe('<b data-part="input">');
  });
});

describe('an error that an author has to correct', () => {
  it.each([
    at('unknown-part', 1, 4, 'quantity: part "other" is unknown'),
    at('unknown-part', 1, 4, 'quantity: part "inptu" is unknown; did you mean "input"?'),
    at('sending-button', 1, 1, 'quantity: the slot sends the form: give it type="button"'),
    at('loose-tag', 1, 1, '<b> is never closed'),
  ])('is not changed: $sentence', (problem) => {
    expect(editText('<b data-part="other">', problem)).toBeUndefined();
  });
});
