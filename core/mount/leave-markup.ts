import { unhidden } from '../page/unhidden';

/**
 * Ends a slot's root and leaves the slot's elements in the page. React would remove them; to put them back would load frames
 * again and lose the focus.
 *
 * @param restore gives the slot the markup that the server printed
 * @param unmount ends the root
 */
export function leaveMarkup(slot: HTMLElement, restore: () => void, unmount: () => void): void {
  if (mayWrite(slot)) restore();
  Object.defineProperties(slot, emptying);
  try {
    unmount();
  } finally {
    for (const name of Object.keys(emptying)) Reflect.deleteProperty(slot, name);
  }
}

/**
 * Makes the two ways in which React empties a container do nothing: it removes child by child, or sets the text if it renders
 * the root again while the root ends.
 */
const emptying: PropertyDescriptorMap = {
  removeChild: { value: (child: Node) => child, configurable: true },
  textContent: { set: () => undefined, configurable: true },
};

/**
 * Whether restoring a slot's markup leaks no memory. In Chromium the document keeps a picture with a `srcset`, and the tree around
 * it, from the time the picture is inserted or one of its attributes is written until it is removed, even if it is in no page. One
 * picture that is restored after its quick view has closed would keep the whole quick view in memory. So a slot with such a
 * picture is not restored after it has left the page.
 */
const mayWrite = (slot: HTMLElement): boolean =>
  document.contains(slot) || !unhidden(slot, 'querySelector')('img[srcset]');
