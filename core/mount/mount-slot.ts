import { unclobbered } from '../dom/unclobbered';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { AnyWidgetProps, Widget } from '../contract/define-widget';
import { kebabCase } from '../contract/attribute';
import { readContract } from '../contract/read-contract';
import { isReported } from '../state/failures';
import { hiddenProperty, findHidden } from './find-hidden';
import { report } from '../errors/report';
import { keepJQueryEvents } from '../events/listen-to-jquery';
import { createSlotOverrides } from '../markup/slot-overrides';
import { keptEvents, submitLast } from '../markup/merge-props';
import { readSlot } from '../markup/read-slot';
import { slotElement } from '../markup/slot-element';
import { pageContext } from '../page/page-context';
import type { AppStore } from '../state/make-store';
import { delegateEvents } from './delegated-events';
import { createMarkup, SlotRoot } from './slot-root';

/**
 * Saves the text that the shopper has typed into the textareas of a slot. When React hydrates the slot, it overwrites this text
 * with the server's.
 *
 * @returns a function that restores the text and the caret; call it after React has hydrated the slot
 */
export function keepTypedText(slot: Element): () => void {
  const typed = [...unclobbered(slot, 'querySelectorAll')('textarea')]
    .filter((area) => area.value !== area.defaultValue)
    .map((area) => ({ area, value: area.value, start: area.selectionStart, end: area.selectionEnd }));
  return () => {
    for (const { area, value, start, end } of typed) {
      if (area.value === value) continue;
      area.value = value;
      area.setSelectionRange(start, end);
    }
  };
}

/**
 * Unmounts a slot's root and leaves the slot's elements in the page. React would remove them; to put them back would load
 * frames again and lose the focus.
 *
 * @param restore gives the slot the markup that the server rendered
 * @param unmount calls the root's own `unmount`
 */
function leaveMarkup(slot: HTMLElement, restore: () => void, unmount: () => void): void {
  if (mayWrite(slot)) restore();
  Object.defineProperties(slot, emptying);
  try {
    unmount();
  } finally {
    for (const name of Object.keys(emptying)) Reflect.deleteProperty(slot, name);
  }
}

/**
 * React empties a container in two ways: it removes child by child, or it sets the text if it renders the root again while it
 * unmounts the root. With these properties both do nothing.
 */
const emptying: PropertyDescriptorMap = {
  removeChild: { value: (child: Node) => child, configurable: true },
  textContent: { set: () => undefined, configurable: true },
};

/**
 * Whether restoring a slot's markup leaks no memory. When a picture with a `srcset` is inserted, or one of its attributes is
 * written, Chromium's document keeps the picture and the tree around it until the picture is removed. This also happens in a tree
 * that is not in the page. One picture that is restored after its quick view has closed would keep the whole quick view in memory.
 * So a slot with such a picture is not restored after it has left the page.
 */
const mayWrite = (slot: HTMLElement): boolean =>
  document.contains(slot) || !unclobbered(slot, 'querySelector')('img[srcset]');

let roots = 0;

/** Unmounts a slot's React root. If the slot is still in the page, its markup is restored as the server rendered it. */
export type Unmount = () => void;

/** Called with the outcome of mounting a slot, and again with `failed` when a mounted widget throws later. */
export type Settled = (slot: HTMLElement, outcome: 'mounted' | 'failed', unmount: Unmount) => void;

/**
 * Mounts one slot. Call it inside a `flushSync`. It reports the errors of the template that it finds, and a widget that throws. A
 * widget that the shop has switched off fails without a report.
 * @returns a function to call after the flush
 */
export function mountSlot(slot: HTMLElement, widget: Widget, store: AppStore, settled: Settled): () => void {
  const { name } = widget.contract;
  const giveUp = () => settled(slot, 'failed', () => undefined);
  if (pageContext().widgetsOff.includes(name)) return giveUp;
  const { values, problems, fatal } = readContract(slot, widget.contract);
  for (const message of problems) report({ kind: 'contract', message, element: slot, widget: name });
  const hidden = findHidden(slot);
  if (hidden) report({ kind: 'contract', message: hiddenProperty(name, hidden), element: slot, widget: name });
  if (fatal || hidden) return giveUp;

  submitLast();
  const { tree, parts: read } = readSlot(slot);
  const parts = createSlotOverrides(read, (handler) => listenTo(handler));
  const element = slotElement(slot);
  const restoreTypedText = keepTypedText(slot);
  let failed = false;

  const restore = () => {
    parts.set({});
    element.override({});
  };
  const reportThrown = (cause: unknown) => {
    if (isReported(cause)) return;
    report({ kind: 'widget', message: `${name}: ${String(cause)}`, element: slot, widget: name, cause });
  };
  const fail = (cause: unknown) => {
    if (failed) return;
    failed = true;
    restore();
    settled(slot, 'failed', unmount);
    reportThrown(cause);
  };
  const widgetProps: AnyWidgetProps = {
    ...values,
    slot,
    Markup: createMarkup(parts, element),
    initial: (part: string) => read.get(kebabCase(part)) ?? [],
  };
  const Component = widget.Component as (props: AnyWidgetProps) => ReturnType<Widget['Component']>;
  const { root, listenTo } = delegateEvents(slot, () =>
    hydrateRoot(slot, createElement(SlotRoot, { store, parts, tree, Widget: Component, widgetProps }), {
      identifierPrefix: `w${(roots += 1)}-`,
      onCaughtError: fail,
      onUncaughtError: fail,
      onRecoverableError: reportThrown,
    }),
  );
  // Events of a nested slot are not stopped. After a failure or an unmount, no event is stopped.
  const isOwn = ({ target }: Pick<Event, 'target'>) =>
    !failed && unclobbered(target as Element, 'closest')('[data-widget]') === slot;
  for (const type of keptEvents(slot)) {
    unclobbered(slot, 'addEventListener')(type, (event) => isOwn(event) && event.stopPropagation(), true);
    keepJQueryEvents(slot, type, isOwn);
  }
  const unmount: Unmount = () => {
    failed = true;
    leaveMarkup(
      slot,
      () => flushSync(restore),
      () => root.unmount(),
    );
  };
  return () => {
    restoreTypedText();
    if (!failed) settled(slot, 'mounted', unmount);
  };
}
