import { describe, expect, it } from '@jest/globals';
import { mergeProps } from '../../../../core/markup/merge-props';

describe('a widget’s props, merged with the template’s', () => {
  it('replace those of the same name, and do not change the others', () => {
    const initial = { title: 'printed', id: 'a' };
    expect(mergeProps(initial, { title: 'override', hidden: true })).toEqual({
      title: 'override',
      id: 'a',
      hidden: true,
    });
    expect(initial).toEqual({ title: 'printed', id: 'a' });
  });

  it('keep a rendered prop when theirs is undefined, and remove it when theirs is null', () => {
    expect(mergeProps({ title: 'printed' }, { title: undefined })).toEqual({ title: 'printed' });
    expect(mergeProps({ title: 'printed' }, { title: null, disabled: false })).toEqual({
      title: null,
      disabled: false,
    });
  });

  it('add their classes to the template’s', () => {
    expect(mergeProps({ className: 'a b' }, { className: 'c' })).toEqual({ className: 'a b c' });
    expect(mergeProps({ className: 'a' }, { className: '' })).toEqual({ className: 'a' });
    expect(mergeProps({}, { className: 'c' })).toEqual({ className: 'c' });
    expect(mergeProps({}, { className: '' })).toStrictEqual({ className: undefined });
  });

  it('remove a rendered class that is false in their object, and add one that is true', () => {
    const merge = (className: Record<string, boolean>) =>
      mergeProps({ className: 'a is-on  b' }, { className }).className;
    expect(merge({ 'is-on': false })).toBe('a b');
    expect(merge({ 'is-on': true, c: true, d: false })).toBe('a b is-on c');
    expect(mergeProps({ className: 'a' }, { className: { a: false } })).toStrictEqual({ className: undefined });
    expect(mergeProps({}, { className: { a: true } })).toEqual({ className: 'a' });
  });

  it('add their styles to the template’s', () => {
    expect(mergeProps({ style: { color: 'red', top: 0 } }, { style: { color: 'blue' } })).toEqual({
      style: { color: 'blue', top: 0 },
    });
    expect(mergeProps({}, { style: { color: 'blue' } })).toEqual({ style: { color: 'blue' } });
  });

  it('are called after the template’s listeners, with the same event', () => {
    const calls: unknown[] = [];
    const merged = mergeProps(
      { onClick: (event: string) => calls.push(`first ${event}`) },
      { onClick: (event: string) => calls.push(`second ${event}`) },
    );
    (merged.onClick as (event: string) => void)('press');
    expect(calls).toEqual(['first press', 'second press']);
  });

  it('are chained only if both are event listeners', () => {
    const [first, second] = [() => 1, () => 2];
    expect(mergeProps({ onClick: 'text' }, { onClick: second }).onClick).toBe(second);
    expect(mergeProps({ onClick: first }, { onClick: 'text' }).onClick).toBe('text');
    expect(mergeProps({ once: first }, { once: second }).once).toBe(second);
    expect(mergeProps({ 'data-onX': first }, { 'data-onX': second })['data-onX']).toBe(second);
  });
});
