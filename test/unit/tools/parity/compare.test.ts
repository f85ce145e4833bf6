import { describe, expect, it } from '@jest/globals';
import { compare } from '../../../tools/parity/compare';
import { byTemplate, have, notOurs } from '../../../tools/parity/verdict';
import { before } from '../../../tools/parity/verdicts/before';
import { recent } from '../../../tools/parity/verdicts/recent';
import { upcoming } from '../../../tools/parity/verdicts/upcoming';

const changelog = `# Changelog
## Draft
- Not out yet [#9](https://example.com/9)
- Only a ticket (ORDERS-7)

## 6.22.0 (01-01-2027)
- A list that sorts itself [#8](https://example.com/8)
- No link at all

## 6.10.1 (02-02-2023)
**Note:** a line of prose
- Two brackets [[#7]](https://example.com/7)
- No sign before it [6](https://example.com/6)
- Two brackets in a row  [#5][https://example.com/5]

## 6.9.0 (01-01-2023)
- Too old [#4](https://example.com/4)
`;
const verdicts = {
  9: have('f'),
  'ORDERS-7': have('g'),
  8: have('a'),
  '6.22.0/2': notOurs('b'),
  7: byTemplate('c'),
  6: have('d'),
  5: have('e'),
};

describe('the parity with Cornerstone', () => {
  it('has a line for each entry of the draft and from 6.10 on, with any form of link', () => {
    expect(compare(changelog, verdicts)).toEqual({
      lines: [
        'Draft   #9            have: f',
        '                      (Not out yet)',
        'Draft   #ORDERS-7     have: g',
        '                      (Only a ticket (ORDERS-7))',
        '6.22.0  #8            have: a',
        '                      (A list that sorts itself)',
        '6.22.0  #6.22.0/2     not ours: b',
        '                      (No link at all)',
        '6.10.1  #7            by template: c',
        '                      (Two brackets)',
        '6.10.1  #6            have: d',
        '                      (No sign before it)',
        '6.10.1  #5            have: e',
        '                      (Two brackets in a row)',
        'parity: 7 entries: 5 have, 1 by template, 1 not ours, 0 open',
      ],
      open: 0,
    });
  });

  it('counts entries without a verdict', () => {
    const { lines, open } = compare(changelog, { 8: have('a') });
    expect(open).toBe(6);
    expect(lines).toContain('6.10.1  #7            OPEN: nobody has judged it');
  });

  it('refuses a file that is not a changelog of Cornerstone', () => {
    expect(() => compare('# Changelog\n## 1.0.0\n- A [#1](https://example.com/1)\n', verdicts)).toThrow(
      /no version from 6.10/,
    );
  });

  it('has one verdict for each entry, with a reason', () => {
    const numbers = [before, recent, upcoming].flatMap((verdicts) => Object.keys(verdicts));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    const all = Object.entries({ ...before, ...recent, ...upcoming });
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(([, { why }]) => why.length < 10)).toEqual([]);
  });
});
