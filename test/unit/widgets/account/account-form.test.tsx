import { describe, expect, it } from '@jest/globals';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { accountForm } from '../../../../widgets/account/account-form';
import { mountExample, printExample } from '../../mount-example';
import { mountWidget } from '../../mount-widget';
import { turn } from '../global/turn';

/** The shop asks these of a shopper who is signed in; the examples' page has none. */
const problem = (missing: string, wrong = '') =>
  `<p role="alert" data-part="problem" data-required-message="${missing}" data-invalid-message="${wrong}"></p>`;
const form = (inside: string) => `
  <form action="/account.php" data-widget="account-form" data-summary="Please check: [problems]">
    ${inside}<button>Save</button></form>`;
const confirm = '<dialog data-widget="dialog" data-name="confirm"></dialog>';
const passwords = form(`
  <div data-part="field"><input name="new" type="password" data-field-type="Password" data-part="control"
    pattern="(?=.*[A-Za-z])(?=.*[0-9]).{7,}">${problem('', 'Too weak')}</div>
  <div data-part="field"><input name="again" type="password" data-same-as="Password" data-part="control">${problem('', 'Not the same')}</div>
  <div data-part="field"><input name="old" type="password" data-needed-with="Password" data-part="control">${problem('The old one, please')}</div>`);
const returned = form(`
  <fieldset data-part="field" data-validation='{"type":"quantityselect","required":true}'>
    ${['1', '2'].map((id) => `<select name="return_qty[${id}]" data-quantity data-part="control"><option>0</option><option>1</option></select>`).join('')}
    ${problem('Choose what you send back')}</fieldset>`);
const reorder = form(`
  <fieldset data-part="field" data-validation='{"type":"checkboxselect","required":true}'>
    <input type="checkbox" name="reorderitem[1]" value="1" data-part="control"><input type="checkbox" name="reorderitem[2]" value="1" data-part="control">
    ${problem('Choose what to buy again')}</fieldset>`);

const mount = async (page: string | Parameters<typeof mountExample>[1]) => {
  const mounted = await (typeof page === 'string' ? mountWidget(accountForm, page) : mountExample(accountForm, page));
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
    expect([message.method, message.checkValidity()]).toEqual(['post', false]);
  });
});

describe('a form of the account, when it is mounted', () => {
  it.each([
    [{}, []],
    [{ new: 'lantern1', again: 'lantern1', old: 'x' }, []],
    [{ new: 'lantern1', again: 'lantern1' }, ['The old one, please']],
    [{ new: 'lantern1', old: 'x' }, ['Not the same']],
    [{ new: 'short', again: 'short', old: 'x' }, ['Too weak']],
  ])('takes the passwords %j or says why not', async (values, said) => {
    const { fill, sent } = await mount(passwords);
    expect(await fill(values)).toEqual(said);
    expect(sent).toHaveLength(said.length ? 0 : 1);
  });

  it('sends back at least one thing', async () => {
    const { fill, sent } = await mount(returned);
    expect(await fill({})).toEqual(['Choose what you send back']);
    expect(await fill({ 'return_qty[2]': '1' })).toEqual([]);
    expect(sent).toEqual(['return_qty%5B1%5D=0&return_qty%5B2%5D=1']);
  });

  it('buys at least one thing again', async () => {
    const { fill, sent } = await mount(reorder);
    expect(await fill({})).toEqual(['Choose what to buy again']);
    expect(await fill({ 'reorderitem[2]': true })).toEqual([]);
    expect(sent).toEqual(['reorderitem%5B2%5D=1']);
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
