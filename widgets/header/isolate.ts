/**
 * Makes everything else on the page inert: the focus, the pointer and a screen reader's own cursor stay inside.
 *
 * @returns a function that makes the page usable again
 */
export function isolate(element: HTMLElement): () => void {
  const isolated: HTMLElement[] = [];
  for (let inside: HTMLElement = element; inside.parentElement; inside = inside.parentElement) {
    if (inside === document.body) break;
    for (const other of inside.parentElement.children) {
      if (other === inside || !(other instanceof HTMLElement) || other.inert || staysActive(other)) continue;
      other.inert = true;
      isolated.push(other);
    }
  }
  return () => {
    for (const other of isolated.splice(0)) other.inert = false;
  };
}

/** Dialogs may open over the element, and screen readers ignore inert live regions: both must stay active. */
const staysActive = (element: HTMLElement): boolean => element.matches('dialog, script, :has(> [role="status"])');
