/** Whether a pointer can hover: a finger touches, and a touch is a click. */
export const isMouse = (event: Event | { pointerType: string }): boolean =>
  'pointerType' in event && event.pointerType === 'mouse';

/** Whether a mouse rests on an element already: it came before the widget did. */
export const isHovered = (element: Element): boolean =>
  window.matchMedia('(hover: hover)').matches && element.matches(':hover');
