import { afterEach, describe, expect, it } from '@jest/globals';
import { settle } from '../../../support/jest/settle';
import { startOn, statuses } from './page-with-bundle';

const slot = (id: string, widget = 'shout') => `<p id="${id}" data-widget="${widget}"></p>`;
afterEach(() => window.storefrontWidgets?.stop());

describe('window.storefrontWidgets', () => {
  it('has the version, and each slot with its widget and its status', async () => {
    const { handle } = startOn(slot('one') + slot('two', 'other'));
    expect(handle.version).toBe('1.2.3');
    const slots = () => handle.slots().map(({ element, widget, status }) => [element.id, widget, status]);
    expect(slots()).toEqual([['one', 'shout', 'loading']]);
    await settle();
    expect(slots()).toEqual([['one', 'shout', 'mounted']]);
  });

  it('finds slots at once by refresh, in the whole page or in an element', () => {
    const { handle } = startOn('<main></main><aside></aside>', 'interaction');
    document.querySelector('main')!.innerHTML = slot('one');
    document.querySelector('aside')!.innerHTML = slot('two');
    expect(statuses()).toEqual([
      ['one', undefined],
      ['two', undefined],
    ]);
    handle.refresh(document.querySelector('aside')!);
    expect(statuses()).toEqual([
      ['one', undefined],
      ['two', 'waiting'],
    ]);
    handle.refresh();
    expect(statuses()).toEqual([
      ['one', 'waiting'],
      ['two', 'waiting'],
    ]);
  });

  it('forgets removed slots at once by refresh', async () => {
    const { handle, unmount } = startOn(slot('one'));
    await settle();
    document.body.replaceChildren();
    handle.refresh();
    expect(handle.slots()).toEqual([]);
    expect(unmount.mock.calls.length).toBe(1);
  });

  it('finds no slots and listens to no input after stop', async () => {
    const { handle, mount, unmount } = startOn(slot('one') + slot('two'), 'interaction');
    handle.slots().forEach(({ element }) => {
      if (element.id === 'one') element.dispatchEvent(new Event('keydown', { bubbles: true }));
    });
    await settle();
    const [session] = mount.mock.calls[0]!;
    let isObserving = true;
    session.stopObserving = () => (isObserving = false);
    handle.stop();
    expect(isObserving).toBe(false);
    expect(unmount.mock.calls.length).toBe(1);
    expect(handle.slots()).toEqual([]);
    document.getElementById('two')!.dispatchEvent(new Event('keydown', { bubbles: true }));
    document.body.insertAdjacentHTML('beforeend', slot('late'));
    await settle();
    expect(statuses()).toEqual([
      ['one', undefined],
      ['two', undefined],
      ['late', undefined],
    ]);
  });

  it.each(['cart-changed', 'widgets:cart-changed'])(
    'listens to an event by the name %s, until it is told to stop',
    (name) => {
      const { handle } = startOn('');
      const heard: unknown[] = [];
      const stopListening = handle.on(name, (detail) => heard.push(detail));
      const send = (detail: unknown) => document.dispatchEvent(new CustomEvent('widgets:cart-changed', { detail }));
      send(1);
      stopListening();
      send(2);
      expect(heard).toEqual([1]);
    },
  );

  it('lets another bundle start after it has stopped', () => {
    startOn('').handle.stop();
    expect(startOn(slot('one')).handle.slots()).toHaveLength(1);
  });
});

describe('the shop’s calls', () => {
  it('are loaded when a widget requests them, and not before', async () => {
    const { mount, loaded, calls } = startOn(slot('one'));
    await settle();
    const [session] = mount.mock.calls[0]!;
    expect(loaded()).toEqual(['voice']);
    const { createStorefrontApi } = await session.loadChunk<{ createStorefrontApi(): unknown }>('api');
    expect(createStorefrontApi()).toBe(calls);
    expect(loaded()).toEqual(['voice', 'api']);
  });
});

describe('an element with an unknown data-widget', () => {
  it('is explained by the code that is loaded on demand', async () => {
    const { explainUnknown, loaded } = startOn(slot('one', 'shuot'));
    await settle();
    expect(loaded()).toEqual(['on-demand']);
    expect(explainUnknown.mock.calls).toEqual([[document.getElementById('one')]]);
  });

  it('is not explained if that code does not load, and leaves no unhandled promise', async () => {
    const { load, loaded, handle } = startOn('');
    load.mockImplementation(() => Promise.reject(new Error('offline')));
    document.body.innerHTML = slot('one', 'shuot');
    handle.refresh();
    await settle();
    expect(loaded()).toEqual(['on-demand']);
  });
});
