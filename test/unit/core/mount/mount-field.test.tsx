import { expect, it } from '@jest/globals';
import { defineContract, defineWidget, required } from '../../../../core/contract/define-widget';
import { mountWidget } from '../../../support/examples/mount-widget';

const field = defineContract({ name: 'field', moment: 'now', parts: { input: required('the field', 'input') } });
const widget = defineWidget(field, ({ Markup }) => <Markup input={{ className: 'live' }} />);

it('mounts a text field without a write to its value', async () => {
  document.body.innerHTML = '<p data-widget="field"><input data-part="input" name="a" type="text" value="1"></p>';
  const writes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void writes.push(...records));
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['value'] });
  const { part } = await mountWidget(widget);
  writes.push(...observer.takeRecords());
  observer.disconnect();
  expect(part('input').outerHTML).toBe('<input data-part="input" name="a" type="text" value="1" class="live">');
  expect(writes).toHaveLength(0);
});
