/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { branch, parseFields, text } from '../../shop/wire/parse-fields';
import { limitAt, readStencilHeaders } from '../../shop/wire/stencil-headers';

const read = (body: string) => parseFields(new URLSearchParams(body));

describe('form fields', () => {
  it('may have brackets that are encoded or not', () => {
    expect(text(read('attribute%5B112%5D=1'), 'attribute', 112)).toBe('1');
    expect(text(read('attribute[112]=1'), 'attribute', 112)).toBe('1');
  });

  it('get numbers for empty brackets', () => {
    expect(text(read('qty%5B%5D=3'), 'qty')).toBe('3');
    expect(Object.values(branch(read('a[]=x&a[]=y'), 'a') ?? {})).toEqual(['x', 'y']);
  });

  it('use the last value of a hidden field and its checkbox, indexed or repeated', () => {
    expect(text(read('attribute%5B120%5D[0]=no&attribute%5B120%5D[1]=yes'), 'attribute', 120)).toBe('yes');
    expect(text(read('attribute[120]=no&attribute[120]=yes'), 'attribute', 120)).toBe('yes');
  });

  it('have the parts of a date', () => {
    const fields = read('attribute%5B118%5D%5Bday%5D=3&attribute%5B118%5D%5Bmonth%5D=5');
    expect(text(fields, 'attribute', 118, 'day')).toBe('3');
    expect(text(fields, 'attribute', 118, 'year')).toBe('');
  });

  it('do not change names with broken brackets', () => {
    expect(text(read('a[b=1'), 'a[b')).toBe('1');
    expect(text(read('[x]=1'), '[x]')).toBe('1');
  });

  it('cannot change prototypes', () => {
    expect(text(read('__proto__[polluted]=1'), '__proto__', 'polluted')).toBe('1');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('Stencil headers', () => {
  it('name the requested templates', () => {
    const headers = {
      'stencil-options': '{"render_with":"cart/content,cart/totals"}',
      'stencil-config': '{}',
    };
    expect(readStencilHeaders({ headers })).toEqual({
      renderWith: ['cart/content', 'cart/totals'],
      config: null,
      wantsData: false,
      wantsTemplateFile: false,
    });
  });

  it('contain a configuration', () => {
    const { config } = readStencilHeaders({
      headers: { 'stencil-config': '{"cart":{"suggestions":{"limit":4}}}' },
    });
    expect(limitAt(config ?? {}, 'cart.suggestions', 9)).toBe(4);
  });

  it('may be invalid', () => {
    expect(readStencilHeaders({ headers: { 'stencil-options': '{oops', 'stencil-config': '7' } }).renderWith).toEqual(
      [],
    );
  });
});
