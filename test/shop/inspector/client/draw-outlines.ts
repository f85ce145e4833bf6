/** A slot to outline: its element in the frame, its status, and whether it is selected. */
export interface Outlined {
  readonly element: Element;
  readonly status: string;
  readonly isChosen: boolean;
}

/**
 * Draws a box around each slot on a layer over the frame. The layer lets pointer events through; the page is not
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
