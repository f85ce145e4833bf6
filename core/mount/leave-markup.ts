import { unhidden } from '../page/unhidden';

/**
 * Ends a slot's root and leaves the slot's elements where they are. React would remove them, and if they were put back
 * afterwards, frames would load again and the focus would be lost.
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
 * The ways in which React empties a container, made to do nothing: it removes child by child, or sets the text when it
 * renders the root again while it ends.
 */
const emptying: PropertyDescriptorMap = {
  removeChild: { value: (child: Node) => child, configurable: true },
  textContent: { set: () => undefined, configurable: true },
};

/**
 * Whether restoring a slot's markup is safe. In Chromium the document keeps a picture with a `srcset`, and all that the
 * picture stands in, from the time the picture is inserted or one of its attributes is written until it is removed, even
 * if it is in no page. One picture that is restored after its quick view has closed would keep the whole quick view in
 * memory. So a slot with such a picture that has left the page stays as it is.
 */
const mayWrite = (slot: HTMLElement): boolean =>
  document.contains(slot) || !unhidden(slot, 'querySelector')('img[srcset]');
