/** What is drawn around: where it stands in the frame, and how it fares. */
export interface Outlined {
  readonly element: Element;
  readonly status: string;
  readonly isChosen: boolean;
}

/**
 * Draws a box around each slot on a layer over the frame. The layer lets every press through, and nothing in the page is
 * changed.
 */
export function drawOutlines(layer: HTMLElement, outlined: readonly Outlined[]): void {
  const boxes = outlined.flatMap(({ element, status, isChosen }) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    if (!isSeen) return [];
    const box = document.createElement('div');
    box.className = isChosen ? 'outline chosen' : 'outline';
    box.dataset['status'] = status;
    box.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    return [box];
  });
  layer.replaceChildren(...boxes);
}
