import { describe, expect, it } from '@jest/globals';
import { delegateEvents, eventsOf } from '../../../../core/mount/delegated-events';

/** A container to which a root has added listeners, as React does: one for each phase. */
function listeningTo(...types: readonly string[]) {
  const container = document.createElement('div');
  const called: string[] = [];
  const delegated = delegateEvents(container, () => {
    for (const type of types) {
      container.addEventListener(type, () => called.push(type), false);
      container.addEventListener(type, () => called.push(`${type} captured`), true);
    }
    return 'the root';
  });
  const send = () => {
    called.length = 0;
    for (const type of types) container.dispatchEvent(new Event(type));
    return called;
  };
  return { container, send, ...delegated };
}

describe('the container of a root', () => {
  it('listens only to events that a part needs, once, and in the bubble phase', () => {
    const { root, send, listenTo } = listeningTo('click', 'input', 'pointerdown', 'wheel');
    expect(root).toBe('the root');
    expect(send()).toEqual([]);
    listenTo('onClick');
    listenTo('onClick');
    expect(send()).toEqual(['click']);
    listenTo('onPointerDown');
    // No part can need it.
    listenTo('onWheel');
    expect(send()).toEqual(['click', 'pointerdown']);
  });

  it('accepts other listeners afterwards, even if creating the root failed', () => {
    const container = document.createElement('div');
    const fail = () => {
      throw new Error('no root');
    };
    expect(() => delegateEvents(container, fail)).toThrow('no root');
    expect(Object.hasOwn(container, 'addEventListener')).toBe(false);
  });
});

it.each([
  ['onClick', 'click'],
  ['onKeyDown', 'keydown'],
  ['onChange', 'change click input'],
  ['onFocus', 'focusin'],
  ['onBlur', 'focusout'],
])('%s needs %s', (prop, events) => {
  expect(eventsOf(prop).join(' ')).toBe(events);
});
