import { describe, expect, it } from '@jest/globals';
import { addressParts, askingWords, formParts, formWords } from '../../../../core/forms/form-contract';

describe('what a form promises to the author of its template', () => {
  const marks = { ...formWords, ...askingWords, ...formParts, ...addressParts };

  it('is the same for each form', () => {
    expect(Object.keys(formWords)).toEqual(['summary']);
    expect(Object.keys(askingWords)).toEqual(['question']);
    expect(Object.keys(formParts)).toEqual(['field', 'control', 'hint', 'problem', 'answer', 'optional']);
    expect(Object.keys(addressParts)).toEqual(['stateList', 'stateText']);
  });

  it('may all be left out, and says of each what it is', () => {
    for (const mark of Object.values(marks)) {
      expect(mark).toEqual({ required: false, is: expect.stringMatching(/^(the|a) [a-z]/), tags: [] });
    }
  });
});
