import { describe, expect, it } from '@jest/globals';
import type { StorefrontApi } from '../../core/api/storefront-api';
import { mountExample } from '../support/examples/mount-example';
import { renderedExamples } from '../support/examples/rendered-examples';
import { groupNames, loadWidgets } from '../theme/contracts/load-widgets';
import { giveWindow } from './widgets/give-window';
import { fakeIntersectionObserver } from './widgets/global/fake-intersection-observer';
import { giveDialogs } from './widgets/global/give-dialogs';
import { givePopovers } from './widgets/header/give-popovers';

/** Calls without a response: widgets show their initial state. */
const silent = new Proxy({} as StorefrontApi, {
  has: () => true,
  get: (_, call) =>
    call === 'then' ? undefined : new Proxy({}, { get: () => () => new Promise<never>(() => undefined) }),
});

/** A product's element, for widgets that need to be in one. */
const inProduct = (html: string) => `<div data-product-scope="101">${html}</div>`;

giveWindow(1280);
giveDialogs();
fakeIntersectionObserver();
givePopovers();

describe.each(groupNames())('the examples of %s', (group) => {
  it('mount and report nothing', async () => {
    const widgets = await loadWidgets(group);
    expect(widgets.length).toBeGreaterThan(0);
    for (const widget of widgets) {
      const { name } = widget.contract;
      for (const example of renderedExamples(name).keys()) {
        const { outcome, unmount } = await mountExample(widget, { example, around: inProduct, api: silent });
        // A report fails the test by itself, because no report is expected.
        expect([name, example, outcome]).toEqual([name, example, 'mounted']);
        unmount();
      }
    }
  });
});
