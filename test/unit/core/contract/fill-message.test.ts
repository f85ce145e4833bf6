import { describe, expect, it } from '@jest/globals';
import { fillMessage } from '../../../../core/contract/fill-message';

describe('the messages of a template', () => {
  it('keep a placeholder without a value', () => {
    expect(fillMessage('Take [this] [quantity]', { quantity: 2 })).toBe('Take [this] 2');
  });
});
