import { describe, expect, it } from '@jest/globals';
import { fillMessage } from '../../../../core/contract/fill-message';

describe('the messages of a template', () => {
  it('have their placeholders filled', () => {
    expect(fillMessage('[min] to [max], at least [min]', { min: 1, max: '$&' })).toBe('1 to $&, at least 1');
  });

  it('keep a placeholder without a value', () => {
    expect(fillMessage('Take [this] [quantity]', { quantity: 2 })).toBe('Take [this] 2');
  });
});
