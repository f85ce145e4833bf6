import { describe, expect, it } from '@jest/globals';
import { fillWords } from '../../../../core/contract/fill-words';

describe('the words of a template', () => {
  it('have their placeholders filled', () => {
    expect(fillWords('[min] to [max], at least [min]', { min: 1, max: '$&' })).toBe('1 to $&, at least 1');
  });

  it('keep a placeholder without a value', () => {
    expect(fillWords('Take [this] [quantity]', { quantity: 2 })).toBe('Take [this] 2');
  });
});
