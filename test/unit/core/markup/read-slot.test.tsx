import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { complaints } from '../../../jest/setup';
import { adoptionFaults } from '../../../markup/adoption-faults';
import { arbitraryMarkup } from '../../../markup/arbitrary-markup';

describe('reading a slot', () => {
  it('leaves any markup as it is: every element, every character, no error', () => {
    fc.assert(
      fc.property(arbitraryMarkup(), (html) => expect(adoptionFaults(html)).toEqual([])),
      // Fewer for a run of mutants, which repeats the test for each of them.
      { numRuns: Number(process.env.PROPERTY_CASES ?? 400) },
    );
    // React's development build warns of nesting that HTML's own parser has allowed; it does no harm.
    const NESTING = /cannot (be a child|contain)|cannot be a descendant/;
    expect(complaints.splice(0).filter((complaint) => !NESTING.test(complaint))).toEqual([]);
  });
});
