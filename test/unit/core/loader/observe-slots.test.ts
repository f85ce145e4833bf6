import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { findSlots, observeSlots } from '../../../../core/loader/observe-slots';
import { settle } from '../../../support/jest/settle';

const found = jest.fn<(slots: readonly HTMLElement[]) => void>();
const removed = jest.fn();
let stop = () => {};
let added = new WeakSet<Node>();
afterEach(() => {
  stop();
  found.mockReset();
  removed.mockReset();
});
const names = () => found.mock.calls.map(([slots]) => slots.map(({ id }) => id)).filter((slots) => slots.length > 0);

describe('the slots of an element', () => {
  it('are the element itself and the slots inside, in the order of the page', () => {
    document.body.innerHTML =
      '<div id="a" data-widget="x"><p id="b" data-widget="y"><i id="c"></i></p></div><p data-widgets></p>';
    expect(findSlots(document.getElementById('a')!).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(findSlots(document).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(findSlots(document.getElementById('c')!)).toEqual([]);
  });
});

describe('an observed page', () => {
  it('reports the slots that it has, and those that are added in one turn at once', async () => {
    document.body.innerHTML = '<p id="a" data-widget="x"></p>';
    stop = observeSlots(found, removed, added);
    expect(names()).toEqual([['a']]);
    document.body.insertAdjacentHTML(
      'beforeend',
      'text<p id="b" data-widget="x"></p><div><p id="c" data-widget="x"></p></div>',
    );
    await settle();
    expect(names()).toEqual([['a'], ['b', 'c']]);
    expect(removed.mock.calls.length).toBe(0);
  });

  it('does not report a slot that is added and removed in the same turn, but one removal, before the added slots', async () => {
    document.body.innerHTML = '<main><p></p><p></p></main>';
    stop = observeSlots(found, removed, added);
    const calls: string[] = [];
    removed.mockImplementation(() => void calls.push('removed'));
    found.mockImplementation((slots) => void calls.push(...slots.map(({ id }) => id)));
    const gone = Object.assign(document.createElement('p'), { id: 'gone' });
    gone.dataset.widget = 'x';
    document.body.append(gone);
    gone.remove();
    document.querySelector('main')!.innerHTML = '<p id="a" data-widget="x"></p>';
    await settle();
    expect(calls).toEqual(['removed', 'a']);
  });

  it('collects the nodes that are added after the parser has finished', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    document.body.innerHTML = '<p id="a"></p>';
    added = new WeakSet();
    stop = observeSlots(found, removed, added);
    document.body.insertAdjacentHTML('beforeend', '<p id="b"></p>');
    await settle();
    document.body.insertAdjacentHTML('beforeend', '<p id="c"></p>');
    // A deferred script follows before the observer is called.
    document.dispatchEvent(new Event('readystatechange'));
    document.body.insertAdjacentHTML('beforeend', '<p id="d"></p>');
    await settle();
    expect(['a', 'b', 'c', 'd'].filter((id) => added.has(document.getElementById(id)!))).toEqual(['d']);
    state.mockRestore();
    stop();
    stop = observeSlots(found, removed, added);
    document.body.insertAdjacentHTML('beforeend', '<p id="e"></p>');
    await settle();
    expect(added.has(document.getElementById('e')!)).toBe(true);
  });

  it('reports nothing after observing has stopped', async () => {
    document.body.innerHTML = '';
    observeSlots(found, removed, added)();
    found.mockClear();
    document.body.innerHTML = '<p data-widget="x"></p>';
    document.body.innerHTML = '';
    await settle();
    expect(found.mock.calls).toEqual([]);
    expect(removed.mock.calls).toEqual([]);
  });
});
