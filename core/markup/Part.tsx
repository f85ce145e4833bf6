import {
  createElement,
  type ReactNode,
  type Ref,
  type RefCallback,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { unclobbered } from '../dom/unclobbered';
import { withPatch } from './late-patch';
import { mergeProps } from './merge-props';
import type { PartProps } from './overrides';
import { parseServerHtml, renderedHtml } from './server-html';
import { SlotOverridesContext } from './slot-overrides';

type Content = Pick<PartProps, 'text' | 'html' | 'value' | 'checked' | 'onPointerEnter' | 'onPointerLeave'>;

/**
 * Writes only what the widget changed: translators, apps and the shopper write, too. Without text and HTML, the
 * rendered content returns.
 *
 * @param rendered needed once text or HTML was written
 * @param newest the content at a later time: HTML may be written late
 */
export function writeContent(
  element: HTMLElement,
  before: Content,
  now: Content,
  rendered: string | undefined,
  newest = () => now,
): void {
  // Only fields get a value.
  const field = element as HTMLInputElement;
  if (now.html != null) {
    if (now.html !== before.html) {
      withPatch((patchHtml) => {
        if (newest().html === now.html) patchHtml(element, String(now.html), before.html != null);
      });
    }
  } else if (now.text != null) {
    const text = String(now.text);
    if (before.text == null || String(before.text) !== text) {
      // A template may break the lines around a text. Without that white space, the layout shifts.
      const present = text ? element.textContent?.trim() : element.textContent;
      if (present !== text || before.html != null) element.textContent = text;
    }
  } else if (before.html != null || before.text != null) {
    // Scripts in it do not run.
    unclobbered(element, 'replaceChildren')(parseServerHtml(rendered!));
  }
  if (now.value !== undefined && now.value !== before.value && field.value !== String(now.value)) {
    field.value = String(now.value);
  }
  if (now.checked !== undefined && now.checked !== before.checked) field.checked = Boolean(now.checked);
  // React would listen to `pointerout` on every root.
  if (now.onPointerEnter !== before.onPointerEnter) element.onpointerenter = now.onPointerEnter ?? null;
  if (now.onPointerLeave !== before.onPointerLeave) element.onpointerleave = now.onPointerLeave ?? null;
}

export interface PartNode {
  readonly name: string;
  readonly index: number;
  readonly tag: string;
  /** As they were read, with opaque content. */
  readonly props: Record<string, unknown>;
  readonly children: readonly ReactNode[];
}

const notYet = () => undefined;
/** Of an input during hydration. */
const hydrating: PartProps = {};
const stillHydrating = () => hydrating;
const none: PartProps = {};

export function Part({ node }: { node: PartNode }): ReactNode {
  const overrides = useContext(SlotOverridesContext);
  // Hydration does not correct props that differ from the DOM: overrides are applied in a later pass of the same flush,
  // before the paint.
  const override = useSyncExternalStore(
    overrides.subscribe,
    () => overrides.get(node.name, node.index),
    node.tag === 'input' ? stillHydrating : notYet,
  );
  return override === null ? null : <PartElement node={node} override={override ?? none} />;
}

/** `written`: by the widget. `rendered`: by the server. */
interface Memory {
  element: HTMLElement | null;
  written: Parameters<typeof writeContent>[1];
  rendered?: string;
}

function PartElement({ node, override }: { node: PartNode; override: PartProps }): ReactNode {
  const { text, html, value, checked, onPointerEnter, onPointerLeave, children, ref, ...react } = override;
  // One ref: a page may have thousands of parts.
  const memory = useRef<Memory>({ element: null, written: {} });
  const attach = useCallback(
    (attached: HTMLElement | null) => {
      memory.current.element = attached;
      return setRef(ref, attached);
    },
    [ref],
  );

  useLayoutEffect(() => {
    // React sets the ref before this effect.
    const { element, written } = memory.current;
    // React removes the empty value of a submit button; browsers then show "Submit".
    if (node.props.type === 'submit' && node.props.defaultValue === '') element!.setAttribute('value', '');
    if (text != null || html != null) memory.current.rendered ??= renderedHtml(element!);
    const now = { text, html, value, checked, onPointerEnter, onPointerLeave };
    memory.current.written = now;
    writeContent(element!, written, now, memory.current.rendered, () => memory.current.written);
  });

  // React rewrites the default at each update. In hidden fields and buttons it is the value, which scripts may have
  // changed.
  const live = node.tag === 'input' ? memory.current.element?.getAttribute('value') : null;
  const rendered = override === hydrating ? unwritten(node.props) : node.props;
  const props = mergeProps(rendered, { ...react, ref: attach, ...(live != null && { defaultValue: live }) });
  if (children === undefined) return createElement(node.tag, props, ...node.children);
  delete props.dangerouslySetInnerHTML;
  return createElement(node.tag, props, children);
}

/**
 * While React hydrates, each rewrite of these takes as long as the rest of the element. It finds hidden inputs by type
 * and name.
 */
function unwritten({ type, name, defaultValue, ...others }: PartNode['props']): PartNode['props'] {
  return type === 'hidden' ? { type, name, defaultValue, ...others } : others;
}

function setRef(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): ReturnType<RefCallback<HTMLElement>> {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
}
