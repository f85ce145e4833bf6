import { describe, expect, it } from '@jest/globals';
import type { PartProps } from '../../../../core/markup/overrides';
import { type ResolvedOverride, steadyOverride } from '../../../../core/markup/slot-overrides';

const twice = (first: ResolvedOverride, second: ResolvedOverride) => {
  const steady = steadyOverride(() => {});
  return { before: steady(first), after: steady(second) };
};

describe('the override of an element', () => {
  it.each<[string, ResolvedOverride, ResolvedOverride]>([
    ['nothing', undefined, undefined],
    ['null', null, null],
    ['the same props', { text: 'a', hidden: false }, { hidden: false, text: 'a' }],
    ['a prop that is not given', { text: 'a', className: undefined }, { text: 'a' }],
    ['not a number', { value: NaN }, { value: NaN }],
    ['another handler', { onClick: () => 1 }, { onClick: () => 2 }],
    ['the same classes', { className: { a: true, b: false } }, { className: { b: false, a: true } }],
    ['the same style', { style: { color: 'red' } }, { style: { color: 'red' } }],
  ])('is the same object for equal props: %s', (_, first, second) => {
    const { before, after } = twice(first, second);
    expect(after).toBe(before);
  });

  it.each<[string, ResolvedOverride, ResolvedOverride]>([
    ['another text', { text: 'a' }, { text: 'b' }],
    ['one prop less', { text: 'a', hidden: true }, { text: 'a' }],
    ['one prop more', { text: 'a' }, { text: 'a', hidden: true }],
    ['nothing after something', { text: 'a' }, undefined],
    ['null after something', {}, null],
    ['something after null', null, {}],
    ['a first handler', {}, { onClick: () => 1 }],
    ['no handler any more', { onClick: () => 1 }, {}],
    ['another class', { className: { a: true } }, { className: { a: false } }],
    ['an object of classes after a text', { className: 'a' }, { className: { a: true } }],
    ['another style', { style: { color: 'red' } }, { style: { color: 'blue' } }],
    ['other content', { children: ['a'] }, { children: ['a'] }],
    ['another ref', { ref: () => undefined }, { ref: () => undefined }],
  ])('is another object for different props: %s', (_, first, second) => {
    const { before, after } = twice(first, second);
    expect(after).not.toBe(before);
    expect(after == null ? after : Object.keys(after)).toEqual(second == null ? second : Object.keys(second));
  });

  it('calls the newest handler with the event', () => {
    const calls: unknown[] = [];
    const handlerOf = (name: string): PartProps => ({ onClick: (event) => void calls.push([name, event]) });
    const { before } = twice(handlerOf('first'), handlerOf('second'));
    const event = {} as never;
    before?.onClick?.(event);
    expect(calls).toEqual([['second', event]]);
  });

  it('calls no handler after the element is removed', () => {
    const calls: string[] = [];
    const { before } = twice({ onClick: () => void calls.push('click') }, null);
    before?.onClick?.({} as never);
    expect(calls).toEqual([]);
  });
});

describe('the handlers of an element', () => {
  it('are registered once for each event, with its first handler', () => {
    const registered: string[] = [];
    const steady = steadyOverride((handler) => registered.push(handler));
    steady({ text: 'a' });
    expect(registered).toEqual([]);
    steady({ text: 'b', onClick: () => 1 });
    steady({ text: 'c', onClick: () => 2, onBlur: () => 3 });
    steady(undefined);
    steady({ onClick: () => 4 });
    expect(registered).toEqual(['onClick', 'onBlur']);
  });
});
