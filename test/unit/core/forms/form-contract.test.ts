import { describe, expect, it } from '@jest/globals';
import { addressParts, askingMessages, formMessages, formParts } from '../../../../core/forms/form-contract';

describe('the contract of a form', () => {
  const marks = { ...formMessages, ...askingMessages, ...formParts, ...addressParts };

  it('has the same messages and parts for each form', () => {
    expect(Object.keys(formMessages)).toEqual(['summary']);
    expect(Object.keys(askingMessages)).toEqual(['question']);
    expect(Object.keys(formParts)).toEqual(['field', 'control', 'hint', 'problem', 'answer', 'optional']);
    expect(Object.keys(addressParts)).toEqual(['stateList', 'stateText', 'required']);
  });

  it('has a description for each word and part, all of which are optional', () => {
    for (const mark of Object.values(marks)) {
      expect(mark).toEqual({ required: false, is: expect.stringMatching(/^(the|a) [a-z]/), tags: [] });
    }
  });
});
