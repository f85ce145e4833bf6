import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { bundleTable } from '../../rules/bundle-table';

beforeEach(() => void jest.resetModules());
afterEach(() => sessionStorage.clear());

const compareMoments = () => {
  const widgets = bundleTable().groups['compare']!;
  return [widgets['compare-bar'], widgets['compare-link']];
};

describe('the moment of the comparison’s bar and link', () => {
  it('is with the runtime while no product is chosen: the page downloads nothing for them', () => {
    expect(compareMoments()).toEqual(['runtime', 'runtime']);
  });

  it('comes by itself when the visit keeps chosen products', () => {
    sessionStorage.setItem('compare', '101');
    expect(compareMoments()).toEqual(['idle', 'idle']);
  });
});
