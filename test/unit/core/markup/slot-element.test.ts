import { describe, expect, it, jest } from '@jest/globals';
import { slotElement } from '../../../../core/markup/slot-element';

function elementOf(html: string) {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  return { element, override: slotElement(element).override };
}

describe('the overrides of a slot’s own element', () => {
  it('set attributes, and restore the rendered ones when they are removed', () => {
    const { element, override } = elementOf('<div data-state="closed" aria-busy="false"></div>');
    const rendered = element.outerHTML;
    override({ 'data-state': 'open', 'aria-busy': true, 'data-count': 0 });
    expect(element.outerHTML).toBe('<div data-state="open" aria-busy="true" data-count="0"></div>');
    override({ 'data-state': 'ajar' });
    expect(element.outerHTML).toBe('<div data-state="ajar" aria-busy="false"></div>');
    override({});
    expect(element.outerHTML).toBe(rendered);
  });

  it('are written only when they change, because apps write to the same element', () => {
    const { element, override } = elementOf('<div></div>');
    override({ 'data-state': 'open' });
    element.dataset.state = 'of an app';
    override({ 'data-state': 'open' });
    expect(element.dataset.state).toBe('of an app');
    const observer = new MutationObserver(() => undefined);
    observer.observe(element, { attributes: true });
    override({ 'data-state': 'of an app' });
    expect(observer.takeRecords()).toEqual([]);
  });

  it('hide and show it', () => {
    const { element, override } = elementOf('<div hidden></div>');
    override({ hidden: false });
    expect(element.outerHTML).toBe('<div></div>');
    override({ hidden: true });
    expect(element.outerHTML).toBe('<div hidden=""></div>');
    override({ hidden: false });
    override({});
    expect(element.hidden).toBe(true);
  });

  it('add classes and remove only those, not the classes of apps', () => {
    const { element, override } = elementOf('<div class="rendered"></div>');
    override({ className: 'is-open  is-big ' });
    element.classList.add('of-an-app');
    expect(element.className).toBe('rendered is-open is-big of-an-app');
    override({ className: 'is-open' });
    expect(element.className).toBe('rendered is-open of-an-app');
    override({});
    expect(element.className).toBe('rendered of-an-app');
  });

  it('leave no empty class attribute', () => {
    const { element, override } = elementOf('<div></div>');
    override({ className: 'is-open' });
    override({ className: undefined });
    expect(element.outerHTML).toBe('<div></div>');
  });

  it('add one listener for each event, which calls the newest handler', () => {
    const { element, override } = elementOf('<div></div>');
    const [add, remove] = [jest.spyOn(element, 'addEventListener'), jest.spyOn(element, 'removeEventListener')];
    const calls: string[] = [];
    override({ onFocusIn: ({ type }: Event) => void calls.push(`first ${type}`) });
    override({ onFocusIn: ({ type }: Event) => void calls.push(`second ${type}`) });
    element.dispatchEvent(new Event('focusin'));
    expect(calls).toEqual(['second focusin']);
    expect(add.mock.calls.length).toBe(1);
    expect(remove.mock.calls.length).toBe(0);
    override({});
    element.dispatchEvent(new Event('focusin'));
    expect(calls).toHaveLength(1);
    expect(remove.mock.calls).toEqual([add.mock.calls[0]]);
    override({ onFocusIn: () => void calls.push('third') });
    element.dispatchEvent(new Event('focusin'));
    expect(calls).toEqual(['second focusin', 'third']);
    override({ onFocusIn: undefined });
    expect(remove).toHaveBeenCalledTimes(2);
  });

  it('remove no listener that was never added', () => {
    const { element, override } = elementOf('<div></div>');
    const remove = jest.spyOn(element, 'removeEventListener');
    override({ onClick: undefined });
    override({});
    expect(remove.mock.calls).toEqual([]);
    expect(element.outerHTML).toBe('<div></div>');
  });
});

describe('the listeners of a slot’s own element', () => {
  it('are not called while an input method composes a text', () => {
    const { element, override } = elementOf('<div><input></div>');
    const called: string[] = [];
    override({ onKeyDown: ({ type }) => called.push(type), onInput: ({ type }) => called.push(type) });
    const input = element.querySelector('input')!;
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
    input.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }));
    expect(called).toEqual([]);
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect(called).toEqual(['input']);
  });
});
