import { describe, expect, it } from '@jest/globals';
import type { StorefrontApi } from '../../core/api/storefront-api';
import { groupNames, loadGroup } from '../theme-check/known-contracts';
import { mountExample } from './mount-example';
import { renderedExamples } from './rendered-examples';
import { giveWindow } from './widgets/give-window';
import { giveDialogs } from './widgets/global/give-dialogs';
import { giveSight } from './widgets/global/give-sight';
import { givePopovers } from './widgets/header/give-popovers';

/** Calls that nobody answers: what a widget shows before the shop has said anything. */
const silent = new Proxy({} as StorefrontApi, {
  has: () => true,
  get: (_, call) =>
    call === 'then' ? undefined : new Proxy({}, { get: () => () => new Promise<never>(() => undefined) }),
});

/** A product's element, for widgets that stand in one. */
const inProduct = (html: string) => `<div data-product-scope="101">${html}</div>`;

giveWindow(1280);
giveDialogs();
giveSight();
givePopovers();

describe.each(groupNames())('the examples of %s', (group) => {
  it('mount and report nothing', async () => {
    const { widgets } = await loadGroup(group);
    expect(widgets.size).toBeGreaterThan(0);
    for (const [name, widget] of widgets) {
      for (const example of renderedExamples(name).keys()) {
        const { outcome, unmount } = await mountExample(widget, { example, around: inProduct, api: silent });
        // A report fails the test by itself: nobody here expects one.
        expect([name, example, outcome]).toEqual([name, example, 'mounted']);
        unmount();
      }
    }
  });
});
