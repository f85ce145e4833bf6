import { unhidden } from '../page/unhidden';
import { isPending, type Slot } from './slot';
import { stepField } from './step-field';

/** Milliseconds after which a press is done natively. */
const PATIENCE = 4_000;
/** Milliseconds for which a further press does nothing while the browser does what a native one asks for. */
const LEAVING = 10_000;

/** Inputs that bring a waiting slot forward. A script and an assistive tool may change a field without the others. */
const INPUTS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'change'] as const;

/**
 * What a click is for. Fields and disclosures are left out: the browser changes them at once, and the widget finds the
 * change when it mounts.
 */
const CONTROLS = 'a[href],button,[role=button],input:is([type=submit],[type=button],[type=image])';
/** What needs the shopper's own press, or no code of ours: the browser does it at once, or another script. */
const NATIVE = '[data-widget-press=native],[target],[formaction],[popovertarget]';

/** A link has no form, and a button no address. */
type Control = HTMLButtonElement & HTMLAnchorElement;

/** A press that waits. */
interface Press {
  /** The slot whose code it waits for; none while the browser does what it asks for. */
  readonly slot?: Slot;
  readonly again?: (natively: boolean) => void;
}

/** What listens to the presses of a page. */
export interface Holding {
  /**
   * Does the presses again whose slot waits no more: the widget handles them, or the browser if the widget failed.
   * @param group whose slots wait no more. While it mounts, the slot of a button may be there before that of a field in its
   *   form, which has another use for Enter.
   */
  replay(group: string): void;
  stop(): void;
}

/**
 * Holds each click in a slot that is not mounted yet, so that a shopper never clicks a dead button: the control is
 * `aria-busy` until the press is done, once, or given up. The browser makes a click of Enter in a field too. The first
 * pointer, key or focus on a waiting slot brings the slot forward.
 * @param slotOf finds the slot of an element with `data-widget`
 * @param bringForward called with each waiting slot that gets input
 */
export function holdEvents(
  slotOf: (element: Element) => Slot | undefined,
  bringForward: (slot: Element) => void,
): Holding {
  const listening = new AbortController();
  /** In the order in which they were made. */
  const presses = new Map<Control, Press>();
  let isNative = false;
  /** While a press is done again: when it is done natively, because the next slot around it may hold it too. */
  let patience = 0;

  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
    capture = true,
  ) => document.addEventListener(type, listener, { capture, signal: listening.signal });

  /** @param isOuter looks past slots that wait no more: an event in an inner slot is also in the outer one */
  const slotAround = (element: Element | null, isOuter?: boolean): Slot | undefined => {
    const around = element && closest(element, '[data-widget]');
    if (!around) return undefined;
    const slot = slotOf(around);
    return slot && (!isOuter || isPending(slot)) ? slot : slotAround(unhidden(around, 'parentElement'), isOuter);
  };

  const keep = (control: Control, press: Press, milliseconds: number, then: () => void) => {
    presses.set(control, press);
    control.setAttribute('aria-busy', 'true');
    setTimeout(() => presses.get(control) === press && then(), milliseconds);
  };
  const drop = (control: Control) => {
    presses.delete(control);
    control.removeAttribute('aria-busy');
  };
  /** @param isIn whether the presses inside of the place are given up, or those outside of it */
  const giveUp = (place: Node, isIn = true) => {
    for (const control of presses.keys()) if (unhidden(place, 'contains')(control) === isIn) drop(control);
  };
  const take = (control: Control, slot: Slot, leads: boolean, act: () => unknown) => {
    // What nobody can use was pressed by a script.
    const wasUsable = isUsable(control);
    const until = patience || Date.now() + PATIENCE;
    const again = (natively: boolean) => {
      drop(control);
      if (wasUsable && !isUsable(control)) return;
      isNative = natively;
      patience = until;
      act();
      isNative = false;
      patience = 0;
      if (natively && leads) keep(control, {}, LEAVING, () => drop(control));
    };
    keep(control, { slot, again }, until - Date.now(), () => again(true));
    bringForward(slot.element);
  };

  /**
   * The slot next to a control decides, so that no other group's code is waited for; a form's button is also its form's. A
   * link that no widget has taken is held for a slot farther out, when the click comes back from there.
   */
  const meetClick = (event: MouseEvent) => {
    const control = closest<Control>(event.target as Element, CONTROLS);
    if (!control || control.closest(NATIVE) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { form, href, dataset } = control;
    const isBack = event.eventPhase > 1;
    if (isBack ? !href : form && control.closest('form') !== form) return;
    const inner = slotAround(control, isBack);
    const slot = !form || (inner && isPending(inner)) ? inner : slotAround(form);
    if (!slot || slot.status === 'mounted') return;
    if (dataset.widgetStep) {
      stepField(control);
      return form && giveUp(form);
    }
    const isHeld = isPending(slot) && !isNative && !event.defaultPrevented;
    const isAgain = presses.has(control);
    const { question } = unhidden(slot.element, 'dataset');
    // Without its widget a slot asks its question by the browser's own means.
    if (!isHeld && !isAgain && (isBack || !question || confirm(question))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isHeld || isAgain) return;
    // A question may be answered by no.
    const leads = !question && (href ? !control.hash : !!form && control.type !== 'button');
    // The widget of a field may have another use for Enter.
    const field = document.activeElement as HTMLInputElement;
    const isEntered = !event.detail && form && field.form === form && field !== (control as Element);
    take(control, slot, leads, () => {
      if (!isEntered || press(field, 'Enter')) control.click();
    });
  };
  on('click', meetClick);
  on('click', meetClick, false);

  on('visibilitychange', () => giveUp(document));
  for (const input of INPUTS) {
    on(input, (event) => {
      const target = event.target as Control;
      const dialog = closest(target, 'dialog');
      // A change is newer than a press in the same form, and so is a dialog that has opened over the page.
      if (input === 'input' && target.form) giveUp(target.form);
      if (input === 'focusin' && dialog) giveUp(dialog, false);
      const slot = slotAround(target, true);
      if (!slot) return;
      bringForward(slot.element);
      const { key } = event as KeyboardEvent;
      // An arrow key moves the focus, so it is pressed again where the focus has stayed. The browser still scrolls.
      if (/^Arrow/.test(key)) take(target, slot, false, () => target === document.activeElement && press(target, key));
    });
  }
  return {
    replay(group) {
      for (const { slot, again } of presses.values()) if (slot?.group === group && !isPending(slot)) again!(false);
    },
    stop() {
      listening.abort();
      giveUp(document);
    },
  };
}

/** An event's target may be the document, which has no such function. */
const closest = <Found extends Element>(element: Element, selector: string): Found | null | undefined =>
  unhidden(element, 'closest')?.<Found>(selector);

/** Whether a shopper can use a control: it is in the page, shown, and neither inert nor disabled. */
const isUsable = (control: Element): boolean =>
  // Older browsers do not tell what is shown.
  (control.checkVisibility?.() ?? control.isConnected) && !control.closest('[inert],:disabled');

/** Presses a key. Gives false if somebody has prevented what the browser would do. */
const press = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
