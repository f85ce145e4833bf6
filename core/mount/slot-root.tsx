import { type ReactNode, Component, createElement, useLayoutEffect, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../state/make-store';
import type { AnyWidgetProps } from '../contract/define-widget';
import type { Overrides, SlotProps } from '../markup/overrides';
import { type SlotOverrides, SlotOverridesContext } from '../markup/slot-overrides';
import type { SlotElement } from '../markup/slot-element';
import { kebabCase } from '../contract/attribute';

/** The props of a slot's root; all of them are made before React renders. */
interface SlotRootProps {
  readonly store: AppStore;
  readonly parts: SlotOverrides;
  readonly tree: readonly ReactNode[];
  readonly Widget: (props: AnyWidgetProps) => ReactNode;
  readonly widgetProps: AnyWidgetProps;
}

/**
 * Renders the widget beside the tree, not around it: a widget renders no markup, it only overrides parts. If it throws, React
 * removes the widget only: the tree keeps its nodes, its values and the focus.
 */
export function SlotRoot({ store, parts, tree, Widget, widgetProps }: SlotRootProps): ReactNode {
  // React discards the markup if a component throws while it hydrates, so the widget is rendered in a second pass.
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

/** Makes the `Markup` of one slot: it gives the overrides to the parts and to the slot's own element. */
export function createMarkup(parts: SlotOverrides, element: SlotElement) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each slot, before React sees the slot.
  return function Markup({ slot = {}, ...overrides }: Record<string, Overrides[string]>): null {
    useLayoutEffect(() => {
      element.override(slot as SlotProps);
      parts.set(Object.fromEntries(Object.entries(overrides).map(([name, override]) => [kebabCase(name), override])));
    });
    // When the widget stops rendering `Markup`, its overrides are removed.
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
