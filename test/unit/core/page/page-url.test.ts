import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { pageUrl } from '../../../../core/page/page-url';

afterEach(() => history.replaceState(null, '', '/'));

describe('the URL of the page', () => {
  it('is its path and query', () => {
    history.replaceState(null, '', '/kitchen/?page=2#list');
    expect(pageUrl.now()).toBe('/kitchen/?page=2');
  });

  it('is added to the history, so that Back leads to the previous one', () => {
    const { length } = history;
    pageUrl.push('/kitchen/?page=3');
    expect(pageUrl.now()).toBe('/kitchen/?page=3');
    expect(history.length).toEqual(length + 1);
  });

  it('does not change when the browser refuses the history entry', () => {
    jest.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    expect(() => pageUrl.push('/kitchen/?page=4')).not.toThrow();
    expect(pageUrl.now()).toBe('/');
  });

  it('gives the scroll position that an entry had when it was left, and no other entry’s', () => {
    const tops: (number | undefined)[] = [];
    const stop = pageUrl.observe((top) => tops.push(top));
    const scrolled = jest.spyOn(window, 'scrollY', 'get');
    const move = (state: unknown, url: string, top: number) => {
      scrolled.mockReturnValue(top);
      history.replaceState(state, '', url);
      dispatchEvent(new PopStateEvent('popstate'));
    };
    scrolled.mockReturnValue(500);
    pageUrl.push('/kitchen/?page=2');
    const second: unknown = history.state;
    move({ theirs: 1 }, '/', 20);
    move(second, '/kitchen/?page=2', 480);
    move(null, '/elsewhere/', 30);
    stop();
    expect(tops).toEqual([500, 20, undefined]);
  });

  it('is observed for changes by Back, until stopped', () => {
    const changed = jest.fn();
    const stop = pageUrl.observe(changed);
    dispatchEvent(new PopStateEvent('popstate'));
    stop();
    dispatchEvent(new PopStateEvent('popstate'));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
