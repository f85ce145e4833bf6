import { expect, it } from '@jest/globals';
import { defineContract, defineWidget, required } from '../../../../core/contract/define-widget';
import { mountWidget } from '../../../support/examples/mount-widget';

const field = defineContract({ name: 'field', moment: 'now', parts: { input: required('the field', 'input') } });
const styled = defineWidget(field, ({ Markup }) => <Markup input={{ className: 'live' }} />);

it('mounts a text field without a write to its value', async () => {
  document.body.innerHTML = '<p data-widget="field"><input data-part="input" name="a" type="text" value="1"></p>';
  const writes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void writes.push(...records));
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['value'] });
  const { part } = await mountWidget(styled);
  writes.push(...observer.takeRecords());
  observer.disconnect();
  expect(part('input').outerHTML).toBe('<input data-part="input" name="a" type="text" value="1" class="live">');
  expect(writes).toHaveLength(0);
});

const choices = defineWidget(
  defineContract({
    name: 'choices',
    moment: 'now',
    parts: { choice: required('a radio button', 'input'), clear: required('a button', 'button') },
  }),
  function Choices({ Markup }) {
    return <Markup clear={{ onClick: () => {} }} />;
  },
);

it('a group of radio buttons works if the template marks only some of them as parts', async () => {
  document.body.innerHTML = `<form><div data-widget="choices"><button type="button" data-part="clear">x</button>
    <label><input type="radio" name="size" value="1" data-part="choice">1</label>
    <p><label><input type="radio" name="size" value="">None</label></p></div></form>`;
  const { slot } = await mountWidget(choices);
  const [one, none] = [...slot.querySelectorAll('input')];
  one!.click();
  none!.click();
  expect([one!.checked, none!.checked]).toEqual([false, true]);
});
