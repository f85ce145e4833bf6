import { closest, unclobbered } from '../dom/unclobbered';
import { isPending, type Slot } from './slot';

/** Without fields and disclosures: the browser changes them at once, and the widget reads the change when it mounts. */
const CONTROLS = 'a[href],button,[role=button],[type=submit],[type=button],[type=image]';
/** Never held: another script or the browser needs the shopper's press. */
const NATIVE = '[data-widget-press=native],[target],[formaction],[popovertarget]';

/** Only a link has `href`, and only a button has `form`. */
export type Control = HTMLButtonElement & HTMLAnchorElement;

/** A click with a modifier key belongs to the browser. */
function pressedControl(event: MouseEvent): Control | null | undefined {
  const control = closest<Control>(event.target, CONTROLS);
  const isNative = event.ctrlKey || event.metaKey || event.shiftKey || control?.closest(NATIVE);
  return isNative ? null : control;
}

const isUsable = (control: Element): boolean =>
  (control.checkVisibility?.() ?? control.isConnected) && !control.closest('[inert],:disabled');

const pressKey = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** JavaScript may round larger numbers, or write an exponent. */
const TOO_LARGE = 1e15;

/** Adds to the field beside the button; the widget reads it, or the form posts it. */
function stepField(button: HTMLElement): void {
  const field = button.parentElement!.querySelector('input');
  const next = Number(field?.value) + Number(button.dataset.widgetStep);
  if (next > 0 && next < TOO_LARGE) field!.value = `${next}`;
}

/** Milliseconds until the browser gets a held press. */
const TIME_LIMIT = 4_000;
/** Milliseconds for which presses do nothing while the page unloads. */
const LEAVING = 10_000;

/** The control of a popover is often outside of its slot. A script or an assistive tool may cause only `input` and `change`. */
const INPUTS = [
  'pointerover',
  'pointerdown',
  'keydown',
  'focusin',
  'input',
  'change',
  'compositionend',
  'beforetoggle',
] as const;

/** For `timeoutAt`: replayed natively, not held again. */
const NATIVELY = -1;

interface Press {
  readonly slot: Slot | undefined;
  readonly repeat: (natively?: boolean) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

export interface HeldPresses {
  /** In its mounted or failed slots; another group may still be mounting. */
  replay(group: string): void;
  stop(): void;
}

/**
 * Holds each click in a slot that is not mounted yet: the control is `aria-busy` until the press is repeated once, or
 * dropped. Browsers turn Enter in a field into a click, too.
 * @param bringForward called with each waiting slot that gets input
 */
export function holdEvents(slots: ReadonlyMap<Element, Slot>, bringForward: (slot: Element) => void): HeldPresses {
  const listening = new AbortController();
  const presses = new Map<Control, Press>();
  /** Of the repeated press, else 0: until then the next slot around may hold it. */
  let timeoutAt = 0;

  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
    capture = true,
  ) => document.addEventListener(type, listener, { capture, signal: listening.signal });

  const remove = (control: Control) => {
    // The timer would keep the control in memory.
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
    // A script may press an unusable control.
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
   * The innermost slot around the control, so that no press waits for another group; for a button, the form's slot if
   * that one is not pending. When bubbling: the next pending slot around an unhandled link. The dialog of
   * `data-reveal-id` is around all slots.
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
      // Other listeners may cancel the click.
      if (!isBubbling) return;
      stepField(control);
      return form && dropInside(form);
    }
    const { question } = unclobbered(slot.element, 'dataset');
    const canWait = isPending(slot) && timeoutAt !== NATIVELY;
    const isHeld = presses.has(control);
    // Without its widget, the browser's dialog asks.
    if (!canWait && !isHeld && (isBubbling || !question || confirm(question))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!canWait || isHeld) return;
    // The shopper may answer no, and stay.
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
    // A change in the form is newer than the press, and so is an opened dialog.
    if (event.type === 'input' && target.form) dropInside(target.form);
    if (event.type === 'focusin' && dialog) dropWhere((control) => !dialog.contains(control));
    // A field can belong to a form that is not around it.
    const slot = slotAround(target, isPending) ?? slotAround(target.form, isPending);
    if (!slot) return;
    const { key, isComposing } = event as KeyboardEvent;
    // Android's keyboards compose each word of any language.
    slot.isComposing = isComposing && !/Android/.test(navigator.userAgent);
    bringForward(slot.element);
    // Arrow keys choose a candidate during composition.
    if (isComposing || !/^Arrow/.test(key) || event.defaultPrevented) return;
    // The key moves the focus: repeat it only if the focus has stayed.
    hold(target, slot, false, () => target === document.activeElement && pressKey(target, key));
  };
  for (const input of INPUTS) on(input, onInput);
  // jQuery's `trigger` calls only this property. Later `listen-to-jquery.ts` follows it.
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
