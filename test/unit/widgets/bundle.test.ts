import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { bundleTable } from '../../support/build/bundle-table';

beforeEach(() => void jest.resetModules());
afterEach(() => {
  sessionStorage.clear();
  location.hash = '';
});

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

describe('the moment of what an address can lead to', () => {
  const moment = () => {
    const { groups } = bundleTable();
    const moments = [groups['reviews']!['product-reviews'], groups['product-extras']!['bulk-pricing']];
    return [...new Set(moments)].join();
  };

  it('is with the runtime: their links and their form are held until then', () => {
    expect(moment()).toBe('runtime');
  });

  it('comes by itself when the address leads to a place of the page', () => {
    location.hash = '#write_review';
    expect(moment()).toBe('idle');
  });
});
