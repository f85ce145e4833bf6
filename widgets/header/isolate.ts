/**
 * Makes everything else on the page inert: the focus, the pointer and a screen reader's own cursor stay inside.
 *
 * @returns gives the page back
 */
export function isolate(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let inside: HTMLElement = element; inside.parentElement; inside = inside.parentElement) {
    if (inside === document.body) break;
    for (const other of inside.parentElement.children) {
      if (other === inside || !(other instanceof HTMLElement) || other.inert || isApart(other)) continue;
      other.inert = true;
      made.push(other);
    }
  }
  return () => {
    for (const other of made.splice(0)) other.inert = false;
  };
}

/** Dialogs may open over everything, and live regions must be heard. */
const isApart = (element: HTMLElement): boolean => element.matches('dialog, script, :has(> [role="status"])');
