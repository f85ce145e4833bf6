import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { readSlot } from '../../../core/markup/read-slot';
import { createSlotOverrides, SlotOverridesContext } from '../../../core/markup/slot-overrides';

/**
 * Adopts markup as a slot of the document, overrides its parts and removes the overrides.
 *
 * @returns the faults: an error, a changed character, a replaced element
 */
export function adoptionFaults(html: string): string[] {
  const slot = document.createElement('div');
  slot.dataset.widget = 'any';
  slot.innerHTML = html;
  document.body.replaceChildren(slot);
  const elements = () => [slot, ...slot.querySelectorAll('*')];
  const [before, rendered] = [elements(), slot.outerHTML];
  const { tree, parts: initial } = readSlot(slot);
  const parts = createSlotOverrides(initial, () => {});
  const faults: string[] = [];
  const note = (error: unknown) => void faults.push(String(error));
  const root = flushSync(() =>
    hydrateRoot(slot, createElement(SlotOverridesContext, { value: parts }, ...tree), {
      onRecoverableError: note,
      onUncaughtError: note,
      onCaughtError: note,
    }),
  );
  const compare = (when: string) => {
    const now = elements();
    // Text nodes may be replaced: React sets a textarea's text again.
    if (now.length !== before.length || now.some((element, index) => element !== before[index])) {
      faults.push(`${when} elements are others`);
    }
  };
  if (slot.outerHTML !== rendered) faults.push(`hydrated it is ${slot.outerHTML}`);
  compare('hydrated');
  flushSync(() => parts.set({ a: { className: 'override' } }));
  flushSync(() => parts.set({}));
  if (slot.querySelector('.override')) faults.push('an override was not taken back');
  compare('given back');
  root.unmount();
  return faults;
}
