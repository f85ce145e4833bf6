import { isForeign } from './overlays';

/**
 * Makes everything else of the shop's page inert: the focus, the pointer and a screen reader's own cursor stay inside. Overlays
 * of other scripts stay active: a consent banner or a bank's check must be answered.
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

/** Closed dialogs may open over the element, and screen readers ignore inert live regions: both must stay active. */
const staysActive = (element: HTMLElement): boolean =>
  element.matches('dialog:not([open]), script, :not(dialog):has(> [role="status"])') ||
  (element.parentElement === document.body && isForeign(element));
