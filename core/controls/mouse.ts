/** Whether a pointer event comes from a mouse. A finger fires the same events but can't hover. */
export const isMouse = (event: Event | { pointerType: string }): boolean =>
  'pointerType' in event && event.pointerType === 'mouse';

/**
 * Whether the mouse is over an element now. It may have been there before the widget was mounted, so no event reports it. On a
 * device that cannot hover, a touched element matches `:hover` too.
 */
export const isHovered = (element: Element): boolean =>
  element.matches(':hover') && window.matchMedia('(hover: hover)').matches;
