import { describe, expect, it } from '@jest/globals';
import { DELEGATED_EVENTS, withDelegatedEventsOnly } from '../../../../core/mount/delegated-events';

const names =
  'click input change submit keydown keyup focusin focusout pointerdown pointermove pointerup pointerover pointerout';

describe('the container of a root', () => {
  it('gets the listeners of delegated events, without those of the capture phase', () => {
    const container = document.createElement('div');
    const called: string[] = [];
    const result = withDelegatedEventsOnly(container, () => {
      for (const type of [...DELEGATED_EVENTS, 'wheel', 'mouseover']) {
        container.addEventListener(type, () => called.push(type), false);
        container.addEventListener(type, () => called.push(`${type} captured`), true);
      }
      container.addEventListener('click', () => called.push('passive'), { passive: true });
      return 'the root';
    });
    for (const type of [...DELEGATED_EVENTS, 'wheel', 'mouseover']) container.dispatchEvent(new Event(type));
    expect(called).toEqual(names.replace('click', 'click passive').split(' '));
    expect(result).toBe('the root');
  });

  it('takes any listener afterwards, also when making the root failed', () => {
    const container = document.createElement('div');
    const fail = () => {
      throw new Error('no root');
    };
    expect(() => withDelegatedEventsOnly(container, fail)).toThrow('no root');
    expect(Object.hasOwn(container, 'addEventListener')).toBe(false);
  });
});
