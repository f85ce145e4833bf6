import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { emitStencilHook } from '../../../../core/events/dispatch-safely';
import { complaints } from '../../../support/jest/setup';

afterEach(() => void delete window.stencilUtils);

describe('a hook of the platform’s library', () => {
  it('gets its name and its payload', () => {
    const emit = jest.fn();
    window.stencilUtils = { hooks: { emit } };
    emitStencilHook('search-quick-remote', 'lamp');
    expect(emit.mock.calls).toEqual([['search-quick-remote', 'lamp']]);
  });

  it.each([
    ['is not global', undefined],
    ['has no hooks', {}],
    ['can’t emit', { hooks: {} }],
  ])('is left out when the library %s', (_, library) => {
    if (library) window.stencilUtils = library;
    emitStencilHook('cart-item-add-remote', {});
    expect(complaints).toEqual([]);
  });
});
