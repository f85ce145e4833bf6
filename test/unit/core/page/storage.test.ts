import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { observeStorage, readStorage, removeStorage, writeStorage } from '../../../../core/page/storage';

describe('storage', () => {
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('keeps a text, here or for this visit', () => {
    writeStorage('a', '1');
    writeStorage('a', '2', 'session');
    expect(readStorage('a')).toBe('1');
    expect(readStorage('a', 'session')).toBe('2');
    removeStorage('a');
    removeStorage('a', 'session');
    expect(readStorage('a')).toBeNull();
    expect(readStorage('a', 'session')).toBeNull();
  });

  it('does without where it is forbidden or full', () => {
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

  it('hears other tabs until it is stopped', () => {
    jest.useFakeTimers();
    const changed = jest.fn();
    const stop = observeStorage('a', changed);
    const write = (key: string | null) => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
      jest.advanceTimersByTime(100);
    };
    ['a', 'b', null].forEach(write);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    write('a');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('hears of a storm of changes at once, and of its end a moment later', () => {
    jest.useFakeTimers();
    const heard: (string | null)[] = [];
    const stop = observeStorage('a', () => heard.push(readStorage('a')));
    for (let text = 1; text <= 50; text += 1) {
      writeStorage('a', String(text));
      window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    }
    expect(heard).toEqual(['1']);
    jest.advanceTimersByTime(100);
    expect(heard).toEqual(['1', '50']);
    jest.advanceTimersByTime(1_000);
    expect(heard).toEqual(['1', '50']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    stop();
    jest.advanceTimersByTime(1_000);
    expect(heard).toEqual(['1', '50', '50']);
  });
});
