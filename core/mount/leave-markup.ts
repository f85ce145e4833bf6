/**
 * Ends a slot's root and leaves the slot's elements where they are. React would take them along; put back afterwards,
 * frames would load again and the focus would be lost.
 *
 * @param giveBack makes the markup the server's again
 * @param unmount ends the root
 */
export function leaveMarkup(slot: HTMLElement, giveBack: () => void, unmount: () => void): void {
  if (mayWrite(slot)) giveBack();
  Object.defineProperties(slot, taking);
  try {
    unmount();
  } finally {
    for (const name of Object.keys(taking)) Reflect.deleteProperty(slot, name);
  }
}

/** How React empties a container: child by child, and at once where something is rendered again while it ends. */
const taking: PropertyDescriptorMap = {
  removeChild: { value: (child: Node) => child, configurable: true },
  textContent: { set: () => undefined, configurable: true },
};

/**
 * Chromium's document holds on to a picture with a `srcset`, and by it to all that it stands in, from when the picture
 * is put somewhere or an attribute of it is written, until it is taken out; also where that is in no page. One picture
 * given back after its quick view has closed would keep the whole quick view in memory: slots with such pictures leave
 * the page as they were seen last.
 */
const mayWrite = (slot: HTMLElement): boolean => slot.isConnected || !slot.querySelector('img[srcset]');
