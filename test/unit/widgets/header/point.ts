/** Moves a pointer from one element to another, with the browser's events. */
export function point(to: Element, { from = null as Element | null, pointerType = 'mouse' } = {}): void {
  const move = (type: string, target: Element, relatedTarget: Element | null, bubbles = true): void => {
    target.dispatchEvent(new PointerEvent(type, { bubbles, relatedTarget, pointerType }));
  };
  for (let left = from; left && !left.contains(to); left = left.parentElement) move('pointerleave', left, to, false);
  if (from) move('pointerout', from, to);
  move('pointerover', to, from);
  for (let entered: Element | null = to; entered && !entered.contains(from); entered = entered.parentElement) {
    move('pointerenter', entered, from, false);
  }
}

/** Presses a key on the focused element. Returns whether the default was prevented. */
export function press(key: string, target: Element = document.activeElement ?? document.body): boolean {
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Presses an element of the page. */
export const pressOn = (target: Element): boolean =>
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));

/** Waits for the shortest time between two inputs: microtasks run, tasks and timers do not. */
export async function untilNextInput(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}
