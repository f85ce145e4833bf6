import { expect, it, jest } from '@jest/globals';
import { type DueSlot, settleSlots } from '../../../../core/mount/due-slot';

const dueSlot = (): DueSlot => ({ element: document.createElement('p'), status: 'loading' });

it.each(['mounted', 'failed'] as const)('a slot shows that it is %s, and can be unmounted', (outcome) => {
  const [slot, other] = [dueSlot(), dueSlot()];
  const unmount = jest.fn();
  settleSlots([slot, other])(slot.element, outcome, unmount);
  expect(slot.status).toBe(outcome);
  expect(slot.element.dataset.widgetStatus).toBe(outcome);
  expect(slot.unmount).toBe(unmount);
  expect(other.status).toBe('loading');
});

it('a slot that leaves while its group is mounting is unmounted', () => {
  const leaves = dueSlot();
  const unmount = jest.fn();
  const settle = settleSlots([leaves]);
  leaves.status = 'removed';
  settle(leaves.element, 'mounted', unmount);
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(leaves.status).toBe('removed');
  expect(leaves.unmount).toBeUndefined();
});
