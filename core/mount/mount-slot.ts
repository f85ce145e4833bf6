import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { kebabCase } from '../contract/attribute';
import type { AnyWidgetProps, Widget } from '../contract/define-widget';
import { readContract } from '../contract/read-contract';
import { unclobbered } from '../dom/unclobbered';
import { report } from '../errors/report';
import { keepJQueryEvents } from '../events/listen-to-jquery';
import { keptEvents, submitLast } from '../markup/merge-props';
import { readSlot } from '../markup/read-slot';
import { slotElement } from '../markup/slot-element';
import { createSlotOverrides } from '../markup/slot-overrides';
import { pageContext } from '../page/page-context';
import { isReported } from '../state/failures';
import type { AppStore } from '../state/make-store';
import { delegateEvents } from './delegated-events';
import { clobberedProperty, findClobbered } from './find-clobbered';
import { createMarkup, SlotRoot } from './slot-root';

/**
 * Saves typed text of textareas, which hydration overwrites.
 * @returns restores text and caret; call it after hydration
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

/** Leaves a root's elements: putting them back would reload frames and lose the focus. */
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
 * React removes each child, or sets the text if it renders while it unmounts. With these properties both do nothing.
 */
const emptying: PropertyDescriptorMap = {
  removeChild: { value: (child: Node) => child, configurable: true },
  textContent: { set: () => undefined, configurable: true },
};

/**
 * Whether restoring leaks no memory. Chromium's document keeps a picture with `srcset`, and its tree, from an insertion
 * or a write of an attribute until its removal.
 */
const mayWrite = (slot: HTMLElement): boolean =>
  document.contains(slot) || !unclobbered(slot, 'querySelector')('img[srcset]');

let roots = 0;

/** The server-rendered markup stays. */
export type Unmount = () => void;

/** Called again with `failed` if a mounted widget throws. */
export type Settled = (slot: HTMLElement, outcome: 'mounted' | 'failed', unmount: Unmount) => void;

/**
 * Mounts one slot, inside a `flushSync`. Reports template errors and a widget that throws; a widget that the shop
 * switched off fails silently.
 * @returns call it after the flush
 */
export function mountSlot(slot: HTMLElement, widget: Widget, store: AppStore, settled: Settled): () => void {
  const { name } = widget.contract;
  const giveUp = () => settled(slot, 'failed', () => undefined);
  if (pageContext().widgetsOff.includes(name)) return giveUp;
  const { values, problems, fatal } = readContract(slot, widget.contract);
  for (const message of problems) report({ kind: 'contract', message, element: slot, widget: name });
  const clobbered = findClobbered(slot);
  if (clobbered) report({ kind: 'contract', message: clobberedProperty(name, clobbered), element: slot, widget: name });
  if (fatal || clobbered) return giveUp;

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
  // Not in nested slots, and not after a failure or unmount.
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
