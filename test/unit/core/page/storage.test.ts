import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { observeStorage, readStorage, removeStorage, writeStorage } from '../../../../core/page/storage';

describe('storage', () => {
  afterEach(() => localStorage.clear());

  it('keeps a text, here or for this visit', () => {
    writeStorage('a', '1');
    writeStorage('a', '2', 'session');
    expect([readStorage('a'), readStorage('a', 'session')]).toEqual(['1', '2']);
    removeStorage('a');
    removeStorage('a', 'session');
    expect([readStorage('a'), readStorage('a', 'session')]).toEqual([null, null]);
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
    const heard: (string | null)[] = [];
    const stop = observeStorage('a', (value) => heard.push(value));
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: '1' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'b', newValue: '2' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: '3' }));
    expect(heard).toEqual(['1', null]);
  });
});
