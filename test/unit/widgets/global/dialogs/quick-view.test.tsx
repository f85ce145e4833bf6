import { describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../../core/api/storefront-api';
import { ShopError } from '../../../../../core/errors/shop-error';
import { navigation } from '../../../../../core/page/navigation';
import { closeDialog } from '../../../../../core/state/ui/dialogs';
import { quickView } from '../../../../../widgets/global/dialogs/quick-view';
import { mountExample, printExample } from '../../../../support/examples/mount-example';
import { renderedExamples } from '../../../../support/examples/rendered-examples';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';

/** A link to /lamp/ on a page with a dialog for the quick view. */
const link = (html: string) => html.replace(/href="[^"]*"/, 'href="/lamp/"');
const withDialog = (html: string) => link(html) + renderedExamples('dialog')[0];

async function mount(around = withDialog) {
  let arrive = (_html: string) => {};
  let fail = (_error: unknown) => {};
  const request = jest.fn(
    (_id: string, _options: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  const api = { product: { quickView: request } as unknown as StorefrontApi['product'] };
  const mounted = await mountExample(quickView, { around, api });
  return {
    ...mounted,
    request,
    /** @returns whether the click was left to the browser */
    press: async (init: MouseEventInit = {}) => {
      let isLeft = false;
      const last = (event: Event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', last, { once: true });
      mounted.slot.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      await settle();
      return isLeft;
    },
    respond: async (given: string) => (arrive(given), settle()),
    refuse: async (error: unknown) => (fail(error), settle()),
  };
}

describe('a quick view, before its code arrives', () => {
  it('is a link to the product', () => {
    const { pathname } = printExample(quickView) as HTMLAnchorElement;
    expect(pathname).toBe('/harbour-desk-lamp/');
  });
});

describe('a quick view, when it is pressed', () => {
  it('opens the dialog, and fills it with the shop’s HTML', async () => {
    const { press, request, respond, store } = await mount();
    expect(await press()).toBe(false);
    expect(request.mock.calls.map(([id]) => id)).toEqual(['101']);
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'quick-view', status: 'pending' }]);
    await respond('<div class="quickView">Lamp</div>');
    expect(store.getState().ui.dialogs).toMatchObject([
      { status: 'loaded', html: '<div class="quickView">Lamp</div>' },
    ]);
  });

  it('leaves a press with Ctrl to the browser', async () => {
    const { press, request } = await mount();
    expect(await press({ ctrlKey: true })).toBe(true);
    expect(request.mock.calls.length).toBe(0);
  });

  it('is a link to the product if the theme has no dialog for it', async () => {
    const { press, request } = await mount(link);
    expect(await press()).toBe(true);
    expect(request.mock.calls.length).toBe(0);
  });

  it('aborts the request when the dialog is closed', async () => {
    const { press, request, refuse, store } = await mount();
    await press();
    store.dispatch(closeDialog('quick-view'));
    expect(request.mock.calls[0]?.[1].signal.aborted).toBe(true);
    await refuse(new ShopError('aborted', 'Aborted'));
    expect(store.getState().ui.dialogs).toEqual([]);
  });
});

describe('a quick view, when the shop refuses or fails', () => {
  it('goes to the product’s own page', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const { press, refuse, store } = await mount();
    await press();
    await refuse(new ShopError('http', 'The shop responded with 404', { status: 404 }));
    expect(goTo).toHaveBeenCalledWith('http://shop.test/lamp/');
    expect(store.getState().ui.dialogs).toEqual([]);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('from a button, goes to the page to which the card leads', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const inCard = (html: string) =>
      `<article data-product-scope="7"><a href="/lamp/">Lamp</a>${html.replace(/<a\b/, '<button').replace('</a>', '</button>')}</article>${renderedExamples('dialog')[0]}`;
    const { press, refuse } = await mount(inCard);
    await press();
    await refuse(new ShopError('http', 'The shop responded with 404', { status: 404 }));
    expect(goTo).toHaveBeenCalledWith('http://shop.test/lamp/');
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
