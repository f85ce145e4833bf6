import { unhidden } from '../page/unhidden';

/**
 * Unmounts a slot's root and leaves the slot's elements in the page. React would remove them; to put them back would load
 * frames again and lose the focus.
 *
 * @param restore gives the slot the markup that the server printed
 * @param unmount calls the root's own `unmount`
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
  document.contains(slot) || !unhidden(slot, 'querySelector')('img[srcset]');
