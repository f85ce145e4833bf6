import type { WidgetEvents } from '../../../../core/events/widget-events';
import { afterTest } from '../../../support/examples/after-test';

/** Cancels every change of the cart until the test ends. Returns the details of the events, with the slot's widget. */
export function cancelCartChange(reason?: string): object[] {
  const asked: object[] = [];
  const cancel = (event: Event) => {
    const { detail, target } = event as CustomEvent<WidgetEvents['widgets:before-cart-change']>;
    const { promise: _, ...request } = detail;
    asked.push({ ...request, widget: (target as HTMLElement).dataset?.widget });
    event.preventDefault();
    if (reason) detail.reason = reason;
  };
  document.addEventListener('widgets:before-cart-change', cancel);
  afterTest(() => document.removeEventListener('widgets:before-cart-change', cancel));
  return asked;
}
