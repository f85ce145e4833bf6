import { closest } from '../page/closest';

/**
 * The elements that a click presses. Fields and disclosures are not among them: the browser changes them at once, and the
 * widget reads the change when it mounts.
 */
const CONTROLS = 'a[href],button,[role=button],[type=submit],[type=button],[type=image]';
/** Controls that are never held: another script or the browser needs the shopper's own press. */
const NATIVE = '[data-widget-press=native],[target],[formaction],[popovertarget]';

/** A link or a button, with the properties of both: only a link has `href`, and only a button has `form`. */
export type Control = HTMLButtonElement & HTMLAnchorElement;

/** Finds the control that a click presses. A click with a modifier key belongs to the browser. */
export function pressedControl(event: MouseEvent): Control | null | undefined {
  const control = closest<Control>(event.target, CONTROLS);
  const isNative = event.ctrlKey || event.metaKey || event.shiftKey || control?.closest(NATIVE);
  return isNative ? null : control;
}

/** Whether a shopper can use a control: it is in the page, shown, and neither inert nor disabled. */
export const isUsable = (control: Element): boolean =>
  // Older browsers have no `checkVisibility`.
  (control.checkVisibility?.() ?? control.isConnected) && !control.closest('[inert],:disabled');

/** Dispatches a `keydown`. Returns false if a listener has called `preventDefault`. */
export const pressKey = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
