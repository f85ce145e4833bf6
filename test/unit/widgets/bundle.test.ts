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
  it('is "runtime" while no product is chosen, so that the page downloads nothing for them', () => {
    expect(compareMoments()).toEqual(['runtime', 'runtime']);
  });

  it('is "idle" if products were chosen during the visit', () => {
    sessionStorage.setItem('compare', '101');
    expect(compareMoments()).toEqual(['idle', 'idle']);
  });
});

describe('the moment of widgets to which a URL can lead', () => {
  const moment = () => {
    const { groups } = bundleTable();
    const { tabs, dialog } = groups['global']!;
    const moments = [groups['reviews']!['product-reviews'], groups['product-extras']!['bulk-pricing'], tabs, dialog];
    return [...new Set(moments)].join();
  };

  it('is "runtime": presses on their links and their form are held until then', () => {
    expect(moment()).toBe('runtime');
  });

  it('is "idle" if the URL leads to a place of the page', () => {
    location.hash = '#write_review';
    expect(moment()).toBe('idle');
  });
});
