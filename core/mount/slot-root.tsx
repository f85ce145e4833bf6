import { Component, createElement, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { AnyWidgetProps } from '../contract/define-widget';
import type { Overrides, SlotProps } from '../markup/overrides';
import type { SlotOverrides } from '../markup/slot-overrides';
import { SlotOverridesContext } from '../markup/slot-overrides-context';
import type { SlotElement } from '../markup/slot-element';
import { kebabCase } from '../contract/attribute-name';
import { StoreProvider } from '../state/store-provider';
import type { AppStore } from '../state/make-store';

/** What a slot's root needs; everything is made before React sees it. */
export interface SlotRootProps {
  readonly store: AppStore;
  readonly parts: SlotOverrides;
  readonly tree: readonly ReactNode[];
  readonly Widget: (props: AnyWidgetProps) => ReactNode;
  readonly widgetProps: AnyWidgetProps;
  /** The widget threw: the markup is the server's again. */
  readonly onFailure: () => void;
}

/**
 * The widget stands beside the tree, not around it: it renders nothing, it only says what changes. If it throws, it
 * is gone, and the tree with every node, value and focus in it stays.
 */
export function SlotRoot({ store, parts, tree, Widget, widgetProps, onFailure }: SlotRootProps): ReactNode {
  // A widget that threw while React hydrates would make React throw the markup away: it comes after that pass.
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const widget = hydrated && (
    <Boundary onFailure={onFailure}>
      <StoreProvider store={store}>
        <Widget {...widgetProps} />
      </StoreProvider>
    </Boundary>
  );
  return createElement(SlotOverridesContext, { value: parts }, widget, ...tree);
}

const neverChanges = () => () => undefined;

class Boundary extends Component<{ onFailure: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** The `Markup` of one slot: hands what the widget says to the parts, and to the slot's own element. */
export function createMarkup(parts: SlotOverrides, element: SlotElement) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each slot, before React sees the slot.
  return function Markup({ slot = {}, ...said }: Record<string, Overrides[string]>): null {
    useLayoutEffect(() => {
      element.say(slot as SlotProps);
      parts.set(Object.fromEntries(Object.entries(said).map(([name, override]) => [kebabCase(name), override])));
    });
    // A widget that renders no Markup any more says nothing any more.
    useLayoutEffect(
      () => () => {
        element.say({});
        parts.set({});
      },
      [],
    );
    return null;
  };
}
