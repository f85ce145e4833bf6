import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { navigation } from '../../../../../core/page/navigation';
import { closeDialog } from '../../../../../core/state/ui/dialogs';
import { quickView } from '../../../../../widgets/global/dialogs/quick-view';
import { renderedExamples } from '../../../../support/examples/rendered-examples';
import { complaints } from '../../../../support/jest/setup';
import { deferred, mountForUser } from '../../with-user';

/** A link to /lamp/ on a page with a dialog for the quick view. */
const link = (html: string) => html.replace(/href="[^"]*"/, 'href="/lamp/"');
const withDialog = (html: string) => link(html) + renderedExamples('dialog')[0];
const inCard = (html: string) => {
  const button = withDialog(html).replace(/<a\b/, '<button').replace('</a>', '</button>');
  return `<article data-product-scope="7"><a href="/lamp/">Lamp</a>${button}</article>`;
};

async function mount(around = withDialog) {
  const response = deferred<string>();
  const request = jest.fn((_id: string, _options: { signal: AbortSignal }) => response.promise);
  const mounted = await mountForUser(quickView, { around, api: { product: { quickView: request as never } } });
  return { ...mounted, request, ...response };
}

let goTo: jest.SpiedFunction<typeof navigation.goTo>;
beforeEach(() => void (goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {})));

describe('a quick view, when it is pressed', () => {
  it('opens the dialog, and fills it with the shop’s HTML', async () => {
    const { click, request, resolve, store } = await mount();
    expect(await click()).toBe(false);
    expect(request.mock.calls.map(([id]) => id)).toEqual(['101']);
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'quick-view', status: 'pending' }]);
    const html = '<div class="quickView">Lamp</div>';
    await resolve(html);
    expect(store.getState().ui.dialogs).toMatchObject([{ status: 'loaded', html }]);
  });

  it.each([
    ['a new tab', withDialog, { ctrlKey: true }],
    ['a theme without its dialog', link, {}],
  ])('is a link to the product: %s', async (_, around, init) => {
    const { click, request, slot } = await mount(around);
    expect([await click(slot, init), request.mock.calls]).toEqual([true, []]);
  });

  it('aborts the request when the dialog is closed', async () => {
    const { click, request, reject, store, dialogs } = await mount();
    await click();
    store.dispatch(closeDialog('quick-view'));
    expect(request.mock.calls[0]?.[1].signal.aborted).toBe(true);
    await reject(new ShopError('aborted', 'Aborted'));
    expect([dialogs(), goTo.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['the product’s own page', withDialog],
    ['the page to which the card of a button leads', inCard],
  ])('goes to %s when the shop fails', async (_, around) => {
    const { click, reject, dialogs } = await mount(around);
    await click();
    await reject(new ShopError('http', 'The shop responded with 404', { status: 404 }));
    expect([goTo.mock.calls, dialogs()]).toEqual([[['http://shop.test/lamp/']], []]);
    expect(complaints.splice(0)).toEqual([expect.stringMatching(/quick view of product \d+ failed/)]);
  });
});
