import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { chunkOf, startOn, statuses } from './page-with-bundle';

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

  it('finds slots at once by refresh, in the whole page or in an element, and forgets removed ones', async () => {
    const { handle, unmount } = startOn('<main></main><aside></aside>', 'interaction');
    const [main, aside] = [document.querySelector('main')!, document.querySelector('aside')!];
    [main.innerHTML, aside.innerHTML] = [slot('one'), slot('two')];
    const steps = [aside, document, document].map((scope) => {
      const before = statuses().map(([, status]) => status);
      handle.refresh(scope);
      return before;
    });
    expect(steps).toEqual([
      [undefined, undefined],
      [undefined, 'waiting'],
      ['waiting', 'waiting'],
    ]);
    main.firstElementChild!.dispatchEvent(new Event('keydown', { bubbles: true }));
    await settle();
    document.body.replaceChildren();
    handle.refresh();
    expect([handle.slots(), unmount.mock.calls.length]).toEqual([[], 1]);
  });

  it('finds no slots and listens to no input after stop, and lets another bundle start', async () => {
    const { handle, mount, unmount } = startOn(slot('one') + slot('two'), 'interaction');
    const touch = (id: string) => document.getElementById(id)!.dispatchEvent(new Event('keydown', { bubbles: true }));
    touch('one');
    await settle();
    const [session] = mount.mock.calls[0]!;
    let isObserving = true;
    session.stopObserving = () => (isObserving = false);
    handle.stop();
    expect([isObserving, unmount.mock.calls.length, handle.slots()]).toEqual([false, 1, []]);
    touch('two');
    document.body.insertAdjacentHTML('beforeend', slot('late'));
    await settle();
    expect(statuses().map(([, status]) => status)).toEqual([undefined, undefined, undefined]);
    expect(startOn(slot('one')).handle.slots()).toHaveLength(1);
  });

  it('is that of the first bundle; a second one does nothing, and is reported', () => {
    startOn('');
    const second = startOn(slot('one'), 'now', [], '9.9.9');
    expect([second.handle.version, second.load.mock.calls]).toEqual(['1.2.3', []]);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('1.2.3 runs already, 9.9.9 does not')]);
  });

  it('loads the code of the actions when they are first used, not when they are read', async () => {
    const { load, handle, createActions } = startOn('');
    const { actions } = handle;
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(await actions).toEqual({ name: 'actions' });
    expect(load.mock.calls.map(([url]) => chunkOf(url))).toEqual(['on-demand', 'runtime']);
    expect(createActions).toHaveBeenCalledTimes(1);
  });

  it.each(['cart-changed', 'widgets:cart-changed'])('listens to an event by the name %s, until stopped', (name) => {
    const { handle } = startOn('');
    const heard: unknown[] = [];
    const stopListening = handle.on(name, (detail) => heard.push(detail));
    const send = (detail: unknown) => document.dispatchEvent(new CustomEvent('widgets:cart-changed', { detail }));
    send(1);
    stopListening();
    send(2);
    expect(heard).toEqual([1]);
  });
});

it('the shop’s calls are loaded when a widget requests them, and not before', async () => {
  const { mount, loaded, calls } = startOn(slot('one'));
  await settle();
  const [session] = mount.mock.calls[0]!;
  expect(loaded()).toEqual(['voice']);
  const { createStorefrontApi } = await session.loadChunk<{ createStorefrontApi(): unknown }>('api');
  expect([createStorefrontApi(), loaded()]).toEqual([calls, ['voice', 'api']]);
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

it('a browser that does not know :popover-open is too old: it gets the page as rendered, and no code', async () => {
  jest.spyOn(CSS, 'supports').mockImplementation((condition) => condition !== 'selector(:popover-open)');
  const html = '<p data-widget="shout">Hello</p>';
  const { handle, loaded } = startOn(html);
  await settle();
  expect([handle, loaded(), document.body.innerHTML]).toEqual([undefined, [], html]);
});
