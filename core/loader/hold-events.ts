import { closest, unclobbered } from '../dom/unclobbered';
import { isPending, type Slot } from './slot';

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
function pressedControl(event: MouseEvent): Control | null | undefined {
  const control = closest<Control>(event.target, CONTROLS);
  const isNative = event.ctrlKey || event.metaKey || event.shiftKey || control?.closest(NATIVE);
  return isNative ? null : control;
}

/** Whether a shopper can use a control: it is in the page, shown, and neither inert nor disabled. */
const isUsable = (control: Element): boolean =>
  // Older browsers have no `checkVisibility`.
  (control.checkVisibility?.() ?? control.isConnected) && !control.closest('[inert],:disabled');

/** Dispatches a `keydown`. Returns false if a listener has called `preventDefault`. */
const pressKey = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** JavaScript may round a number of this size or larger, or write it with an exponent. */
const TOO_LARGE = 1e15;

/**
 * Handles a button with `data-widget-step` whose widget is not mounted: adds the number to the field beside it. The widget reads the
 * change when it mounts; without the widget the form posts it. If the sum is not above 0, or too large, the field stays as it is.
 */
function stepField(button: HTMLElement): void {
  const field = button.parentElement!.querySelector('input');
  const next = Number(field?.value) + Number(button.dataset.widgetStep);
  if (next > 0 && next < TOO_LARGE) field!.value = `${next}`;
}

/** Milliseconds after which a held press is left to the browser. */
const TIME_LIMIT = 4_000;
/** Milliseconds for which further presses do nothing while the browser leaves the page. */
const LEAVING = 10_000;

/** Inputs that bring a waiting slot forward. If a script or an assistive tool changes a field, only the last two may occur. */
const INPUTS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'change', 'compositionend'] as const;

/** Sentinel for `deadline`: the press is replayed natively, and no slot holds it again. */
const NATIVELY = -1;

/** A held press. It has no slot while the browser leaves the page. */
interface Press {
  readonly slot: Slot | undefined;
  readonly repeat: (natively?: boolean) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The presses of a page that wait for their widget. */
export interface HeldPresses {
  /**
   * Repeats the presses whose slots are mounted or failed: the widget answers them, or the browser.
   * @param group only presses in slots of this group are repeated. Another group may still be mounting: the widget of a form's
   *   button may be mounted before the widget of a field, which may itself handle Enter.
   */
  replay(group: string): void;
  /** Stops listening, and drops the held presses. */
  stop(): void;
}

/**
 * Holds each click in a slot that is not mounted yet, so that no button is dead: the control is `aria-busy` until the press is
 * repeated once, or given up. The browser turns Enter in a field into a click too. The first pointer, key or focus on a waiting
 * slot brings the slot forward.
 * @param slots the slots of the page, by their elements
 * @param bringForward called with each waiting slot that gets input
 */
export function holdEvents(slots: ReadonlyMap<Element, Slot>, bringForward: (slot: Element) => void): HeldPresses {
  const listening = new AbortController();
  /** In the order in which the controls were pressed. */
  const presses = new Map<Control, Press>();
  /** Timeout of the press that is being repeated, else 0. The next slot around the control may hold the press until then. */
  let timeoutAt = 0;

  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
    capture = true,
  ) => document.addEventListener(type, listener, { capture, signal: listening.signal });

  const remove = (control: Control) => {
    // The timer would keep the control, and the list around it, in memory.
    clearTimeout(presses.get(control)?.timer);
    presses.delete(control);
    control.ariaBusy = null;
  };
  const add = (control: Control, milliseconds: number, repeat: Press['repeat'], slot?: Slot) => {
    remove(control);
    presses.set(control, { slot, repeat, timer: setTimeout(repeat, milliseconds, true) });
    control.ariaBusy = 'true';
  };
  const dropWhere = (isDropped: (control: Control) => boolean) => {
    for (const control of presses.keys()) if (isDropped(control)) remove(control);
  };
  const dropInside = (container: Node) => dropWhere(unclobbered(container, 'contains'));
  const hold = (control: Control, slot: Slot, leavesPage: boolean, act: () => unknown) => {
    // A script may press a control that no shopper can use.
    const wasUsable = isUsable(control);
    const until = timeoutAt || Date.now() + TIME_LIMIT;
    const repeat = (natively?: boolean) => {
      remove(control);
      if (wasUsable && !isUsable(control)) return;
      timeoutAt = natively ? NATIVELY : until;
      act();
      timeoutAt = 0;
      if (natively && leavesPage) add(control, LEAVING, () => remove(control));
    };
    add(control, until - Date.now(), repeat, slot);
    bringForward(slot.element);
  };

  const slotAround = (element: Element | null, accepts = (_slot: Slot) => true): Slot | undefined => {
    for (let around = element; around; around = unclobbered(around, 'parentElement')) {
      const slot = slots.get(around);
      if (slot && accepts(slot)) return slot;
    }
    return undefined;
  };
  /**
   * Finds the slot that answers a press: the innermost slot around the control, so that no press waits for the code of another
   * group. If that slot is not pending, the slot around the form answers for a button. A link that no widget has handled is held
   * in the bubbling phase, for the next pending slot around it. Around all slots is the dialog that `data-reveal-id` opens.
   */
  const slotToReplay = (control: Control, isBubbling: boolean): Slot | undefined => {
    const { form, href } = control;
    const { revealId = '' } = control.closest<HTMLElement>('[data-reveal-id]')?.dataset ?? {};
    const dialog = slots.get(document.getElementById(revealId)!);
    if (isBubbling ? !href && !dialog : form && control.closest('form') !== form) return undefined;
    const inner = slotAround(control, isBubbling ? isPending : undefined) ?? dialog;
    return !form || (inner && isPending(inner)) ? inner : slotAround(form);
  };

  const onClick = (event: MouseEvent) => {
    const isBubbling = event.eventPhase > 1;
    const control = pressedControl(event);
    const isStep = control?.dataset.widgetStep;
    const slot = control && slotToReplay(control, isBubbling && !isStep);
    if (!slot || slot.status === 'mounted' || event.defaultPrevented) return;
    const { form, href } = control;
    if (isStep) {
      // In the bubbling phase, because a listener of another script may cancel the click.
      if (!isBubbling) return;
      stepField(control);
      return form && dropInside(form);
    }
    const { question } = unclobbered(slot.element, 'dataset');
    const canWait = isPending(slot) && timeoutAt !== NATIVELY;
    const isHeld = presses.has(control);
    // Without its widget, the slot's question is asked by the browser's own dialog.
    if (!canWait && !isHeld && (isBubbling || !question || confirm(question))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!canWait || isHeld) return;
    // The shopper may answer no to the question, and stay on the page.
    const leavesPage = !question && (href ? !control.hash : !!form && control.type !== 'button');
    const field = document.activeElement as HTMLInputElement;
    const isEntered = !event.detail && form && field.form === form && field !== (control as Element);
    hold(control, slot, leavesPage, () => {
      // The widget of a field may itself handle Enter.
      if (!isEntered || pressKey(field, 'Enter')) control.click();
    });
  };
  on('click', onClick);
  on('click', onClick, false);

  const onInput = (event: Event) => {
    const target = event.target as Control;
    const dialog = closest(target, 'dialog');
    // A change in the form of a held press is newer than the press, and so is a dialog that has opened over the page.
    if (event.type === 'input' && target.form) dropInside(target.form);
    if (event.type === 'focusin' && dialog) dropWhere((control) => !dialog.contains(control));
    const slot = slotAround(target, isPending);
    if (!slot) return;
    const { key, isComposing } = event as KeyboardEvent;
    // Android's keyboards compose each word of any language.
    slot.isComposing = isComposing && !/Android/.test(navigator.userAgent);
    bringForward(slot.element);
    // While an input method composes a text, the arrow keys are for its candidates.
    if (isComposing || !/^Arrow/.test(key) || event.defaultPrevented) return;
    // An arrow key moves the focus, so it is repeated only if the focus has stayed. The browser still scrolls.
    hold(target, slot, false, () => target === document.activeElement && pressKey(target, key));
  };
  for (const input of INPUTS) on(input, onInput);
  // jQuery's `trigger` calls no listeners, but this property. Once the runtime is there, `listen-to-jquery.ts` follows it.
  const onJQueryChange = (event: Event) => event instanceof Event || onInput(event);
  window.onchange ??= onJQueryChange;

  on('visibilitychange', () => dropInside(document));
  return {
    replay(group) {
      for (const { slot, repeat } of presses.values()) if (slot?.group === group && !isPending(slot)) repeat();
    },
    stop() {
      listening.abort();
      if (window.onchange === onJQueryChange) window.onchange = null;
      dropInside(document);
    },
  };
}
