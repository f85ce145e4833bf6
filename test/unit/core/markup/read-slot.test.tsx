import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { complaints } from '../../../support/jest/setup';
import { adoptionFaults } from '../../../support/markup/adoption-faults';
import { arbitraryMarkup } from '../../../support/markup/arbitrary-markup';

describe('reading a slot', () => {
  it('leaves any markup as it is: every element, every character, no error', () => {
    fc.assert(
      fc.property(arbitraryMarkup(), (html) => expect(adoptionFaults(html)).toEqual([])),
      // Fewer cases in a run of the mutants, which repeats the test for each mutant.
      { numRuns: Number(process.env.PROPERTY_CASES ?? 400) },
    );
    // React's development build warns of nesting that the HTML parser allows. It does no harm.
    const NESTING = /cannot (be a child|contain)|cannot be a descendant/;
    expect(complaints.splice(0).filter((complaint) => !NESTING.test(complaint))).toEqual([]);
  });
});
