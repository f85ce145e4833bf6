import { afterEach, describe, expect, it } from '@jest/globals';
import { hashTarget, removeHash } from '../../../../core/page/page-url';

afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
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
