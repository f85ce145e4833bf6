/** The element that the hash of the address names, or null. Without the condition it would still be found after `removeHash`. */
export const hashTarget = (): HTMLElement | null =>
  window.location.hash ? document.querySelector<HTMLElement>(':target') : null;
