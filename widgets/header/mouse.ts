/** Whether a pointer event comes from a mouse. A finger fires the same events but can't hover. */
export const isMouse = (event: Event | { pointerType: string }): boolean =>
  'pointerType' in event && event.pointerType === 'mouse';

/** Whether the mouse rests on an element now; it may have been there before the widget was mounted. */
export const isHovered = (element: Element): boolean =>
  window.matchMedia('(hover: hover)').matches && element.matches(':hover');
