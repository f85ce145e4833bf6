import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { hashTarget, pageUrl, removeHash } from '../../../../core/page/page-url';

afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

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
    move(second, '/kitchen/?page=2', 480);
    expect(tops).toEqual([500, 20, undefined]);
  });
});

describe('the element that the hash of the URL names', () => {
  it.each([
    ['#care', 'care'],
    ['#100%', '100%'],
    ['#nothing', undefined],
    ['#', undefined],
    ['', undefined],
  ])('of "%s" is the one with the id %s', (hash, id) => {
    document.body.innerHTML = '<p id="care"></p><p id="100%"></p><p id=""></p>';
    history.replaceState(null, '', `/lamp/${hash}`);
    expect(hashTarget()?.id).toBe(id);
  });
});

describe('removing the hash', () => {
  it('keeps the rest of the URL, the state and the number of entries', () => {
    history.replaceState({ theirs: 1 }, '', '/lamp/?page=2#care');
    const before = history.length;
    removeHash();
    expect([location.pathname + location.search + location.hash, history.length]).toEqual(['/lamp/?page=2', before]);
    expect(history.state).toEqual({ theirs: 1 });
  });
});
