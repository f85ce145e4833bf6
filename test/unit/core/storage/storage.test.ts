import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { observeStorage, readStorage, removeStorage, writeStorage } from '../../../../core/storage/storage';

describe('storage', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('stores a text, permanently or for the session', () => {
    writeStorage('a', '1');
    writeStorage('a', '2', 'session');
    expect(readStorage('a')).toBe('1');
    expect(readStorage('a', 'session')).toBe('2');
    removeStorage('a');
    removeStorage('a', 'session');
    expect(readStorage('a')).toBeNull();
    expect(readStorage('a', 'session')).toBeNull();
  });

  it('throws no error if it is forbidden or full', () => {
    const forbidden = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
    expect(() => writeStorage('a', '1')).not.toThrow();
    expect(() => removeStorage('a')).not.toThrow();
    expect(readStorage('a')).toBeNull();
  });

  it('reports changes of other tabs to its key, or to all', () => {
    jest.useFakeTimers();
    const changed = jest.fn();
    const stop = observeStorage('a', changed);
    for (const key of ['a', 'b', null]) {
      window.dispatchEvent(new StorageEvent('storage', { key }));
      jest.advanceTimersByTime(100);
    }
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
  });

  it('reports many changes at once, and 100 ms later the last one', () => {
    jest.useFakeTimers();
    const reported: (string | null)[] = [];
    const stop = observeStorage('a', () => reported.push(readStorage('a')));
    for (let text = 1; text <= 50; text += 1) {
      writeStorage('a', String(text));
      window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    }
    expect(reported).toEqual(['1']);
    jest.advanceTimersByTime(100);
    expect(reported).toEqual(['1', '50']);
    jest.advanceTimersByTime(1_000);
    expect(reported).toEqual(['1', '50']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    jest.advanceTimersByTime(1_000);
    expect(reported).toEqual(['1', '50', '50']);
  });
});
