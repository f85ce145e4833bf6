import { describe, expect, it, jest } from '@jest/globals';
import { defineContract, required } from '../../../../core/contract/define-contract';
import { defineWidget } from '../../../../core/contract/define-widget';
import { mountWidget } from '../../../support/examples/mount-widget';

const contract = defineContract({ name: 'adder', moment: 'now', slot: 'form', parts: { add: required('the button') } });

const adds = jest.fn();
const sends = jest.fn((event: Event) => event.preventDefault());

const adder = defineWidget(contract, function Adder({ Markup }) {
  return <Markup slot={{ onSubmit: sends }} add={{ onClick: adds }} />;
});

/** Mounts the slot on a page whose own script listens to the same events, on every level. */
async function mountBeside(attributes: string) {
  document.body.innerHTML = `<form data-widget="adder" ${attributes}><button type="button" data-part="add">+</button></form>`;
  const theirs = jest.fn();
  const form = document.querySelector('form')!;
  for (const at of [document.querySelector('button')!, form, document]) {
    at.addEventListener('click', theirs);
    at.addEventListener('submit', theirs);
  }
  const mounted = await mountWidget(adder);
  adds.mockClear();
  sends.mockClear();
  return { ...mounted, form, theirs };
}

describe('a slot that keeps its events', () => {
  it('handles a press alone, whoever else listens to it', async () => {
    const { part, form, theirs } = await mountBeside('data-widget-keeps="click submit"');
    part('add').click();
    form.requestSubmit();
    expect(adds).toHaveBeenCalledTimes(1);
    expect(sends).toHaveBeenCalledTimes(1);
    expect(theirs).not.toHaveBeenCalled();
  });

  it('gives them back when it is native again', async () => {
    const { part, form, theirs, unmount } = await mountBeside('data-widget-keeps="click submit"');
    unmount();
    form.addEventListener('submit', (event) => event.preventDefault());
    part('add').click();
    form.requestSubmit();
    expect(adds).not.toHaveBeenCalled();
    expect(theirs).toHaveBeenCalledTimes(5);
  });

  it('keeps no others: a slot without the attribute shares its events', async () => {
    const { part, form, theirs } = await mountBeside('data-widget-keeps="submit"');
    part('add').click();
    form.requestSubmit();
    expect(adds).toHaveBeenCalledTimes(1);
    expect(theirs).toHaveBeenCalledTimes(3);
  });

  it('keeps nothing from a slot inside of it', async () => {
    const { form } = await mountBeside('data-widget-keeps="click"');
    const inner = document.createElement('p');
    inner.dataset.widget = 'another';
    form.append(inner);
    const hears = jest.fn();
    inner.addEventListener('click', hears);
    inner.click();
    expect(hears).toHaveBeenCalledTimes(1);
  });
});
