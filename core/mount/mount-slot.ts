import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { AnyWidgetProps, Widget } from '../contract/define-widget';
import { kebabCase } from '../contract/attribute-name';
import { readContract } from '../contract/read-contract';
import { isReported } from '../errors/is-reported';
import { hiddenProperty } from '../errors/hidden-property';
import { report } from '../errors/report';
import { keepJQueryEvents } from '../events/listen-to-jquery';
import { createSlotOverrides } from '../markup/slot-overrides';
import { keptEvents } from '../markup/kept-events';
import { readSlot } from '../markup/read-slot';
import { slotElement } from '../markup/slot-element';
import { submitLast } from '../markup/unless-cancelled';
import { pageContext } from '../page/page-context';
import { unhidden } from '../page/unhidden';
import type { AppStore } from '../state/make-store';
import { delegateEvents } from './delegated-events';
import { findHidden } from './find-hidden';
import { keepTypedText } from './keep-typed-text';
import { leaveMarkup } from './leave-markup';
import { createMarkup, SlotRoot } from './slot-root';

let roots = 0;

/** Unmounts a slot's React root. If the slot is still in the page, its markup is restored as the server printed it. */
export type Unmount = () => void;

/** Called with the outcome of mounting a slot, and again with `failed` when a mounted widget throws later. */
export type Settled = (slot: HTMLElement, outcome: 'mounted' | 'failed', unmount: Unmount) => void;

/**
 * Mounts one slot. Call it inside a `flushSync`. It reports the mistakes of the template that it finds, and a widget that throws. A
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
    !failed && unhidden(target as Element, 'closest')('[data-widget]') === slot;
  for (const type of keptEvents(slot)) {
    unhidden(slot, 'addEventListener')(type, (event) => isOwn(event) && event.stopPropagation(), true);
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
