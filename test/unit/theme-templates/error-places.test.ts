import { expect, it } from '@jest/globals';
import { renderedExamples } from '../../support/examples/rendered-examples';

it.each(['quantity', 'cart-quantity', 'cart-code'])('the message of %s is an alert', (widget) => {
  document.body.innerHTML = renderedExamples(widget)[0]!;
  expect(document.querySelector('[data-part="error"]')?.getAttribute('role')).toBe('alert');
});
