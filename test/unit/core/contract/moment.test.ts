import { describe, expect, it } from '@jest/globals';
import { momentProblem, moments } from '../../../../core/contract/moment';

const slotWith = (when?: string) => {
  const slot = document.createElement('div');
  if (when !== undefined) slot.dataset.widgetWhen = when;
  return slot;
};

describe('the moment that a template chooses', () => {
  it.each(moments)('may be %s', (moment) => {
    expect(momentProblem(slotWith(moment))).toBeUndefined();
  });

  it('may be left to the widget', () => {
    expect(momentProblem(slotWith())).toBeUndefined();
  });

  it.each(['visble', '', 'Now', 'now '])('is reported when it is unknown: "%s"', (moment) => {
    expect(momentProblem(slotWith(moment))).toBe(
      `data-widget-when must be one of now, idle, visible, interaction, runtime (got "${moment}"); using the default`,
    );
  });
});
