import { describe, expect, it } from '@jest/globals';
import { markTemplate } from '../../../../tools/adopt/mark-template';
import type { Rule } from '../../../../tools/adopt/rule';
import {
  recordedLabels,
  recordLabels,
  unitsByLabel,
  withLabels,
} from '../../../../tools/adopt/try/behaviours/rule-labels';

const rules: readonly Rule[] = [
  { name: 'toggle of a list', unit: 'list', selector: 'a', rename: 'summary', before: '<details class="x">' },
  { name: 'old help', selector: 'p', removes: true },
  { name: 'count', call: /^count$/, before: '<span data-part="count">', after: '</span>' },
];
const marked = (text: string) => markTemplate('pages/cart', text, withLabels(rules)).text;

describe('the labels of rules', () => {
  it('are on each element that a rule marks or inserts, and name its unit', () => {
    expect(marked('<a href="#">Lamps</a>')).toBe(
      '<details data-adopted-by-list class="x"><summary data-adopted-by-list href="#">Lamps</summary>',
    );
    expect(marked('{{> count}}')).toBe('<span data-adopted-by-count data-part="count">{{> count}}</span>');
    expect(marked('<p>Old</p>')).toBe('');
  });

  it('lead back to the units', () => {
    expect([...unitsByLabel(rules)]).toEqual([
      ['data-adopted-by-list', 'list'],
      ['data-adopted-by-old-help', 'old help'],
      ['data-adopted-by-count', 'count'],
    ]);
  });

  it('are recorded, those of the last event and the innermost ones first', () => {
    document.body.innerHTML = `<main data-adopted-by-page><a data-adopted-by-link>Write</a>
      <form data-adopted-by-form><b data-adopted-by-button>Send</b></form></main>`;
    document.body.setAttribute('data-adopted-by-layout', '');
    recordLabels();
    document.querySelector('a')!.click();
    document.querySelector('b')!.click();
    expect(recordedLabels()).toEqual(['button', 'form', 'page', 'link'].map((one) => `data-adopted-by-${one}`));
  });
});
