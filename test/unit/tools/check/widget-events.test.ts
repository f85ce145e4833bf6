import { describe, expect, it } from '@jest/globals';
import { widgetEvents } from '../../../theme/contracts/widget-events';

describe('the events of the guide', () => {
  it('have their whole payload', () => {
    const details = Object.fromEntries(widgetEvents().map(({ name, detail }) => [name, detail]));
    expect(details['widgets:cart-changed']).toBe('{ quantity: number; cartId: string | null }');
    expect(details['widgets:error']).toBe('Problem');
    for (const detail of Object.values(details)) expect(detail).toMatch(/^(\w+|\{ .* \})$/);
  });
});
