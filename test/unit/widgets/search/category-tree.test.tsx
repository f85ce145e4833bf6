import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { categoryTree } from '../../../../widgets/search/category-tree';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { deferred, mountForUser } from '../with-user';

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
  let response = deferred<unknown>();
  const request = jest.fn((_id: string) => (response = deferred()).promise);
  const api = { search: { categoryTree: request as never } };
  const mounted = await mountForUser(categoryTree, { change: branchOnly(isOpen), api });
  return {
    ...mounted,
    requested: () => request.mock.calls.map(([id]) => id),
    toggle: async (open = true, details = mounted.part('branch')) => {
      (details as HTMLDetailsElement).open = open;
      await settle();
    },
    respond: (found: unknown = nodes) => response.resolve(found),
    refuse: (error: unknown) => response.reject(error),
  };
}
const nodes = [
  { data: 'Desk lamps', metadata: { id: 11 }, selected: false },
  { data: 'Lanterns', metadata: { id: 12 }, selected: false, state: 'closed' },
];
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[name="category[]"]')].map(({ value }) => value);

describe('the tree of categories', () => {
  it('requests the branch that was opened before its code arrived', async () => {
    expect((await mount(true)).requested()).toEqual(['10']);
  });

  it('shows that an opened branch is loading, and then the categories below, with one request', async () => {
    const { toggle, respond, part, requested } = await mount();
    await toggle();
    expect([part('below').textContent, boxes()]).toEqual(['Loading…', ['10']]);
    await respond();
    expect(boxes()).toEqual(['10', '11', '12']);
    expect(part('below').querySelector('summary')!.textContent).toBe('Below Lanterns');
    await toggle(false);
    await toggle();
    expect(requested()).toEqual(['10']);
  });

  it('keeps the ticked boxes when more categories arrive', async () => {
    const { toggle, respond, part } = await mount();
    await toggle();
    await respond();
    const box = part('below').querySelector<HTMLInputElement>('[value="11"]')!;
    box.click();
    await toggle(true, part('below').querySelector('details')!);
    await respond([{ data: 'Storm lanterns', metadata: { id: 13 } }]);
    expect([boxes(), box.checked, box.isConnected]).toEqual([['10', '11', '12', '13'], true, true]);
  });

  it('shows an alert when the shop fails, and sends another request when it is opened again', async () => {
    const { toggle, refuse, respond, dialogs, requested } = await mount();
    await toggle();
    await refuse(new ShopError('http', 'The shop responded with 500', { status: 500 }));
    expect(dialogs()).toEqual([expect.stringMatching(/^alert/)]);
    expect(complaints.splice(0)).toHaveLength(1);
    await toggle(false);
    await toggle();
    await respond();
    expect(requested()).toEqual(['10', '10']);
    expect(boxes()).toEqual(['10', '11', '12']);
  });
});
