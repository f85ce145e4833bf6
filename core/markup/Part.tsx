import { unclobbered } from '../dom/unclobbered';
import type { PartProps } from './overrides';
import { parseServerHtml, renderedHtml } from './server-html';
import { patchHtml } from './patch-html';
import {
  createElement,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
  type RefCallback,
} from 'react';
import { mergeProps } from './merge-props';
import { SlotOverridesContext } from './slot-overrides';

type Content = Pick<PartProps, 'text' | 'html' | 'value' | 'checked' | 'onPointerEnter' | 'onPointerLeave'>;

/**
 * Writes the content and the handlers that React must not own, and only if they differ from those before: translators, apps and the
 * shopper write to the element too. Without text and HTML the element gets its rendered content back.
 * @param before the content that was written last
 * @param now the new content
 * @param rendered the element's HTML as the server rendered it; needed once text or HTML was written
 */
export function writeContent(element: HTMLElement, before: Content, now: Content, rendered: string | undefined): void {
  // All kinds of fields have a value, and a widget sets it on fields only.
  const field = element as HTMLInputElement;
  if (now.html != null) {
    if (now.html !== before.html) patchHtml(element, String(now.html), before.html != null);
  } else if (now.text != null) {
    const text = String(now.text);
    if (before.text == null || String(before.text) !== text) {
      if (element.textContent !== text || before.html != null) element.textContent = text;
    }
  } else if (before.html != null || before.text != null) {
    // Scripts that are written this way do not run.
    unclobbered(element, 'replaceChildren')(parseServerHtml(rendered!));
  }
  if (now.value !== undefined && now.value !== before.value && field.value !== String(now.value)) {
    field.value = String(now.value);
  }
  if (now.checked !== undefined && now.checked !== before.checked) field.checked = Boolean(now.checked);
  // React would need the event `pointerout` of every root to detect which element the pointer enters.
  if (now.onPointerEnter !== before.onPointerEnter) element.onpointerenter = now.onPointerEnter ?? null;
  if (now.onPointerLeave !== before.onPointerLeave) element.onpointerleave = now.onPointerLeave ?? null;
}

/** One element with `data-part`, as `readSlot` found it. */
export interface PartNode {
  readonly name: string;
  readonly index: number;
  readonly tag: string;
  /** The React props of the element as they were read, including its opaque content. */
  readonly props: Record<string, unknown>;
  readonly children: readonly ReactNode[];
}

const notYet = () => undefined;
/** The override of an input while React hydrates it. */
const hydrating: PartProps = {};
const stillHydrating = () => hydrating;
const none: PartProps = {};

/** Renders a part as the server rendered it, merged with its override. React changes only the parts of a slot. */
export function Part({ node }: { node: PartNode }): ReactNode {
  const overrides = useContext(SlotOverridesContext);
  // While React hydrates, it does not correct props that differ from the DOM. So the server snapshot has no override yet, and
  // the overrides are applied in a later pass of the same flush, before the browser paints.
  const override = useSyncExternalStore(
    overrides.subscribe,
    () => overrides.get(node.name, node.index),
    node.tag === 'input' ? stillHydrating : notYet,
  );
  return override === null ? null : <PartElement node={node} override={override ?? none} />;
}

/** The element in the page, the content that the widget wrote to it last, and the HTML that the server rendered. */
interface Memory {
  element: HTMLElement | null;
  written: Parameters<typeof writeContent>[1];
  rendered?: string;
}

function PartElement({ node, override }: { node: PartNode; override: PartProps }): ReactNode {
  const { text, html, value, checked, onPointerEnter, onPointerLeave, children, ref, ...react } = override;
  // One ref for three values, because a page may have thousands of parts.
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
    // React removes the empty value of a submit button at each update. Without it the browser writes "Submit" on the button.
    if (node.props.type === 'submit' && node.props.defaultValue === '') element!.setAttribute('value', '');
    if (text != null || html != null) memory.current.rendered ??= renderedHtml(element!);
    const now = { text, html, value, checked, onPointerEnter, onPointerLeave };
    writeContent(element!, written, now, memory.current.rendered);
    memory.current.written = now;
  });

  // React writes an input's default value again on each update. For a hidden field or a button the default is also the value,
  // and another script may have changed it. So React gets the current default from the page.
  const live = node.tag === 'input' ? memory.current.element?.getAttribute('value') : null;
  const rendered = override === hydrating ? unwritten(node.props) : node.props;
  const props = mergeProps(rendered, { ...react, ref: attach, ...(live != null && { defaultValue: live }) });
  if (children === undefined) return createElement(node.tag, props, ...node.children);
  delete props.dangerouslySetInnerHTML;
  return createElement(node.tag, props, children);
}

/**
 * Leaves out the type, the name and the default value of an input. React would write them again while it hydrates, although the
 * page has the same values: each write takes as long as the rest of the element's hydration. Hidden inputs keep them: React finds
 * these by type and name.
 */
function unwritten({ type, name, defaultValue, ...others }: PartNode['props']): PartNode['props'] {
  return type === 'hidden' ? { type, name, defaultValue, ...others } : others;
}

function setRef(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): ReturnType<RefCallback<HTMLElement>> {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
}
