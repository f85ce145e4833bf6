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

  it.each<[string, Record<string, unknown>, Record<string, unknown>, object]>([
    ['keep a rendered prop when theirs is undefined', { title: 'a' }, { title: undefined }, { title: 'a' }],
    ['remove it when theirs is null', { title: 'a' }, { title: null, hidden: false }, { title: null, hidden: false }],
    ['add their classes', { className: 'a b' }, { className: 'c' }, { className: 'a b c' }],
    ['add no empty class', { className: 'a' }, { className: '' }, { className: 'a' }],
    ['have classes alone', {}, { className: 'c' }, { className: 'c' }],
    ['have no class attribute without a class', {}, { className: '' }, { className: undefined }],
    ['remove a class that is false', { className: 'a on  b' }, { className: { on: false } }, { className: 'a b' }],
    [
      'add a class that is true',
      { className: 'a on' },
      { className: { on: true, c: true, d: false } },
      { className: 'a on c' },
    ],
    ['remove the last class', { className: 'a' }, { className: { a: false } }, { className: undefined }],
    ['add a class to none', {}, { className: { a: true } }, { className: 'a' }],
    ['add styles', { style: { color: 'red', top: 0 } }, { style: { color: 'b' } }, { style: { color: 'b', top: 0 } }],
    ['have styles alone', {}, { style: { color: 'blue' } }, { style: { color: 'blue' } }],
  ])('%s', (_, initial, theirs, merged) => {
    expect(mergeProps(initial, theirs)).toStrictEqual(merged);
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
