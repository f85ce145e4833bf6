import type { Slot } from './slot';

/** Milliseconds after which a link is followed natively rather than waited for. */
const LINK_PATIENCE = 2_000;
/** Inputs that bring a waiting slot forward. */
const INPUTS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Holds each click and submit in a slot that is not mounted yet, so that a shopper never clicks a dead button: `replay` does
 * it again. The first pointer, key or focus on a waiting slot brings the slot forward.
 * @param slotOf finds the slot of an element with `data-widget`
 * @param bringForward called with each waiting slot that gets input
 * @returns stops listening
 */
export function holdEvents(
  slotOf: (element: Element) => Slot | undefined,
  bringForward: (slot: Element) => void,
): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let native = false;
  /** While a click is done again: when a link stops to wait, because the next slot around it may hold the click too. */
  let patience = 0;

  const pendingAround = (target: EventTarget | null): Slot | undefined => {
    const around = target instanceof Element && target.closest('[data-widget]');
    if (!around) return undefined;
    const slot = slotOf(around);
    // A waiting slot may stand around a mounted one: an event in the inner slot is also in the outer one.
    return slot && /waiting|loading/.test(slot.status) ? slot : pendingAround(around.parentElement);
  };
  const hold = (event: Event, slot: Slot, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    slot.held.push(again);
    bringForward(slot.element);
  };

  document.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? controlAround(event.target) : null;
      if (!control || native || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A link and a role have no form, and the type of a link is no `submit`.
      const { type, form } = control as HTMLButtonElement;
      const slot = pendingAround(control) ?? (type === 'submit' ? pendingAround(form) : undefined);
      if (!slot) return;
      const until = patience || Date.now() + LINK_PATIENCE;
      const again = () => {
        patience = until;
        control.click();
        patience = 0;
      };
      hold(event, slot, again);
      if (control instanceof HTMLAnchorElement) {
        setTimeout(() => {
          const index = slot.held.indexOf(again);
          if (index < 0) return;
          slot.held.splice(index, 1);
          native = true;
          again();
          native = false;
        }, until - Date.now());
      }
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      // The browser sends this event to forms only.
      const form = event.target as HTMLFormElement;
      const slot = native ? undefined : pendingAround(form);
      if (slot) hold(event, slot, () => form.requestSubmit(event.submitter));
    },
    options,
  );
  for (const input of INPUTS) {
    document.addEventListener(
      input,
      (event) => {
        const { target } = event;
        const slot = pendingAround(target);
        if (!slot) return;
        bringForward(slot.element);
        // An arrow key moves the focus, so it is pressed again where the focus has stayed. The browser still scrolls.
        if (/^Arrow/.test((event as KeyboardEvent).key)) {
          slot.held.push(
            () => target === document.activeElement && target!.dispatchEvent(new KeyboardEvent(input, event)),
          );
        }
      },
      options,
    );
  }
  return () => listening.abort();
}

/**
 * Finds the control that a click is for. Fields and disclosures are left out: the browser changes them at once, and the
 * widget finds the change when it mounts.
 */
const controlAround = (target: Element): HTMLElement | null =>
  target.closest('a[href], button, [role=button], input:is([type=submit], [type=button], [type=image])');
