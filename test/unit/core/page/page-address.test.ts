import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { pageAddress } from '../../../../core/page/page-address';

afterEach(() => history.replaceState(null, '', '/'));

describe('the address of the page', () => {
  it('is its path and query', () => {
    history.replaceState(null, '', '/kitchen/?page=2#list');
    expect(pageAddress.now()).toBe('/kitchen/?page=2');
  });

  it('is added to the history, so that Back leads to the previous one', () => {
    const { length } = history;
    pageAddress.push('/kitchen/?page=3');
    expect(pageAddress.now()).toBe('/kitchen/?page=3');
    expect(history.length).toEqual(length + 1);
  });

  it('does not change when the browser refuses the history entry', () => {
    jest.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    expect(() => pageAddress.push('/kitchen/?page=4')).not.toThrow();
    expect(pageAddress.now()).toBe('/');
  });

  it('is observed for changes by Back, until stopped', () => {
    const changed = jest.fn();
    const stop = pageAddress.observe(changed);
    dispatchEvent(new PopStateEvent('popstate'));
    stop();
    dispatchEvent(new PopStateEvent('popstate'));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
