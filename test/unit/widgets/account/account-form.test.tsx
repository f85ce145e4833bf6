import { describe, expect, it } from '@jest/globals';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { accountForm } from '../../../../widgets/account/account-form';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { turn } from '../global/turn';

const tooWeak = 'Passwords must be at least 7 characters and contain both alphabetic and numeric characters.';
const confirm = '<dialog data-widget="dialog" data-name="confirm"></dialog>';

/** The form for the shopper's details, with short names for its three passwords. */
const details = {
  example: 2,
  change: (slot: HTMLElement) => {
    for (const [type, name] of [
      ['Password', 'new'],
      ['ConfirmPassword', 'again'],
      ['CurrentPassword', 'old'],
    ] as const) {
      slot.querySelector<HTMLInputElement>(`[data-field-type="${type}"]`)!.name = name;
    }
  },
};

const mount = async (page: Parameters<typeof mountExample>[1]) => {
  const mounted = await mountExample(accountForm, page);
  const sent: string[] = [];
  document.body.onsubmit = (event) => {
    if (!event.defaultPrevented)
      sent.push(String(new URLSearchParams(new FormData(event.target as HTMLFormElement) as never)));
    event.preventDefault();
  };
  const fill = async (values: Record<string, string | boolean>) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
      if (typeof value === 'string') field.value = value;
      else field.checked = value;
    }
    document.querySelector('button')!.click();
    await turn();
    return mounted
      .parts('problem')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  };
  return { ...mounted, sent, fill };
};

describe('a form of the account, before its code arrives', () => {
  it('is a form', () => {
    const message = printExample(accountForm, { example: 1 }) as HTMLFormElement;
    expect(message.method).toBe('post');
    expect(message.checkValidity()).toBe(false);
  });
});

describe('a form of the account, when it is mounted', () => {
  it.each([
    [{}, []],
    [{ new: 'lantern1', again: 'lantern1', old: 'x' }, []],
    [{ new: 'lantern1', again: 'lantern1' }, ['Please fill in: Current Password']],
    [{ new: 'lantern1', old: 'x' }, ['Your passwords do not match.']],
    [{ new: 'short', again: 'short', old: 'x' }, [tooWeak]],
  ])('takes the passwords %j or says why not', async (values, said) => {
    const { fill, sent } = await mount(details);
    expect(await fill(values)).toEqual(said);
    expect(sent).toHaveLength(said.length ? 0 : 1);
  });

  it('sends back at least one thing', async () => {
    const { fill, sent } = await mount({ example: 3 });
    const answered = { return_reason: 'It is damaged', return_action: 'Repair' };
    expect(await fill(answered)).toEqual(['Please choose at least one item to return.']);
    expect(await fill({ 'return_qty[2]': '1' })).toEqual([]);
    expect(sent).toEqual([expect.stringContaining('return_qty%5B1%5D=0&return_qty%5B2%5D=1&')]);
  });

  it('buys at least one thing again', async () => {
    const { fill, sent } = await mount({ example: 4 });
    expect(await fill({})).toEqual(['Please choose at least one item.']);
    expect(await fill({ 'reorderitem[2]': true })).toEqual([]);
    expect(sent).toEqual(['orderid=101&reorderitem%5B2%5D=1']);
  });

  it('deletes nothing before the shopper says yes', async () => {
    const { fill, sent, store } = await mount({ example: 0, around: (html) => html + confirm });
    await fill({});
    expect(sent).toEqual([]);
    store.dispatch(closeDialog('confirm', true));
    await turn();
    expect(sent).toHaveLength(1);
  });
});
