import { describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { ShopError } from '../../../../core/errors/shop-error';
import { categoryTree } from '../../../../widgets/search/category-tree';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';

/** The example's first branch alone, closed or opened. */
const branchOnly =
  (isOpen = false) =>
  (slot: HTMLElement) => {
    const [branch, ...others] = slot.querySelectorAll('[data-part="branch"]');
    for (const other of others) other.closest('li')!.remove();
    for (const box of slot.querySelectorAll('li')) if (!box.contains(branch!)) box.remove();
    branch!.toggleAttribute('open', isOpen);
  };

async function mount(isOpen = false) {
  let arrive = (_nodes: unknown) => {};
  let fail = (_error: unknown) => {};
  const request = jest.fn(
    (_id: string) =>
      new Promise((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  const api = { search: { categoryTree: request } as unknown as StorefrontApi['search'] };
  const mounted = await mountExample(categoryTree, { change: branchOnly(isOpen), api });
  const toggle = async (details: HTMLDetailsElement, open = true) => {
    details.open = open;
    await settle();
  };
  return {
    ...mounted,
    request,
    toggle,
    branch: mounted.part('branch') as HTMLDetailsElement,
    respond: async (nodes: unknown) => (arrive(nodes), settle()),
    refuse: async (error: unknown) => (fail(error), settle()),
  };
}
const nodes = [
  { data: 'Desk lamps', metadata: { id: 11 }, selected: false },
  { data: 'Lanterns', metadata: { id: 12 }, selected: false, state: 'closed' },
];
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[name="category[]"]')].map(({ value }) => value);

describe('the tree of categories, before its code arrives', () => {
  it('consists of checkboxes', () => {
    printExample(categoryTree, { change: branchOnly() });
    expect(boxes()).toEqual(['10']);
  });

  it('requests the branch that was opened meanwhile', async () => {
    const { request } = await mount(true);
    expect(request.mock.calls.map(([id]) => id)).toEqual(['10']);
  });
});

describe('the tree of categories, when a branch is opened', () => {
  it('shows that it is loading, and then the categories below', async () => {
    const { branch, toggle, respond, part } = await mount();
    await toggle(branch);
    expect(part('below').textContent).toBe('Loading…');
    await respond(nodes);
    expect(boxes()).toEqual(['10', '11', '12']);
    expect(part('below').querySelector('summary')!.textContent).toBe('Below Lanterns');
  });

  it('sends one request, however often it is opened', async () => {
    const { branch, toggle, respond, request } = await mount();
    await toggle(branch);
    await respond(nodes);
    await toggle(branch, false);
    await toggle(branch);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('keeps the ticked boxes when more categories arrive', async () => {
    const { branch, toggle, respond, part } = await mount();
    await toggle(branch);
    await respond(nodes);
    const box = part('below').querySelector<HTMLInputElement>('[value="11"]')!;
    box.click();
    await toggle(part('below').querySelector('details')!);
    await respond([{ data: 'Storm lanterns', metadata: { id: 13 } }]);
    expect(boxes()).toEqual(['10', '11', '12', '13']);
    expect(box.checked).toBe(true);
    expect(box.isConnected).toBe(true);
  });
});

describe('the tree of categories, when the shop refuses or fails', () => {
  it('shows an alert, and sends another request when it is opened again', async () => {
    const { branch, toggle, refuse, respond, store, request } = await mount();
    await toggle(branch);
    await refuse(new ShopError('http', 'The shop responded with 500', { status: 500 }));
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert' }]);
    expect(complaints.splice(0)).toHaveLength(1);
    await toggle(branch, false);
    await toggle(branch);
    await respond(nodes);
    expect(request.mock.calls.length).toBe(2);
    expect(boxes()).toEqual(['10', '11', '12']);
  });
});
