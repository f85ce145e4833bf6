import { Component, createElement, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { kebabCase } from '../contract/attribute';
import type { AnyWidgetProps } from '../contract/define-widget';
import type { Overrides, SlotProps } from '../markup/overrides';
import type { SlotElement } from '../markup/slot-element';
import { type SlotOverrides, SlotOverridesContext } from '../markup/slot-overrides';
import type { AppStore } from '../state/make-store';

interface SlotRootProps {
  readonly store: AppStore;
  readonly parts: SlotOverrides;
  readonly tree: readonly ReactNode[];
  readonly Widget: (props: AnyWidgetProps) => ReactNode;
  readonly widgetProps: AnyWidgetProps;
}

/**
 * The widget is beside the tree: if it throws, React removes only the widget, and the tree keeps its nodes, values and
 * focus.
 */
export function SlotRoot({ store, parts, tree, Widget, widgetProps }: SlotRootProps): ReactNode {
  // An error during hydration would discard the markup: render the widget in a second pass.
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const widget = hydrated && (
    <Boundary>
      <Provider store={store}>
        <Widget {...widgetProps} />
      </Provider>
    </Boundary>
  );
  return createElement(SlotOverridesContext, { value: parts }, widget, ...tree);
}

const neverChanges = () => () => undefined;

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

export function createMarkup(parts: SlotOverrides, element: SlotElement) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each slot, before React sees the slot.
  return function Markup({ slot = {}, ...overrides }: Record<string, Overrides[string]>): null {
    useLayoutEffect(() => {
      element.override(slot as SlotProps);
      parts.set(Object.fromEntries(Object.entries(overrides).map(([name, override]) => [kebabCase(name), override])));
    });
    // When `Markup` unmounts, its overrides end.
    useLayoutEffect(
      () => () => {
        element.override({});
        parts.set({});
      },
      [],
    );
    return null;
  };
}
