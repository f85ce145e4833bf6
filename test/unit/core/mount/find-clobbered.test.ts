import { describe, expect, it } from '@jest/globals';
import { findClobbered } from '../../../../core/mount/find-clobbered';

/** Puts a slot on the page. A form with `data-hides` hides the property behind its field of that name, as in a browser. */
function slotOf(html: string): HTMLElement {
  document.body.innerHTML = html;
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-hides]')) {
    const name = form.dataset.hides!;
    const field = document.querySelector('input')!;
    field.name = name;
    Object.defineProperty(form, name, { value: field });
  }
  return document.body.firstElementChild as HTMLElement;
}

describe('a property that a slot needs', () => {
  it.each([
    ['<form data-widget="a" data-hides="firstChild"><b></b><input></form>', 'firstChild'],
    ['<div data-widget="a"><form data-hides="nodeType"><input></form></div>', 'nodeType'],
    ['<div data-widget="a"><form data-widget="b" data-hides="nodeName"><input></form></div>', 'nodeName'],
    ['<div data-widget="a"><p data-widget="b"><form data-hides="parentNode"><input></form></p></div>', 'parentNode'],
    ['<div data-widget="a"><form id="f" data-hides="setAttribute"></form><input form="f"></div>', 'setAttribute'],
  ])('is found when a form of the slot hides it: %s', (html, name) => {
    expect(findClobbered(slotOf(html))).toBe(name);
  });

  it.each([
    '<form data-widget="a" data-hides="elements"><input></form>',
    '<form data-widget="a"><input></form>',
    '<div data-widget="a"><div data-widget="b"><form data-hides="nodeName"><input></form></div></div>',
    '<div data-widget="a" data-hides="firstChild"><input></div>',
  ])('is not reported when the slot does not need it or no form hides it: %s', (html) => {
    expect(findClobbered(slotOf(html))).toBeUndefined();
  });

  it('is not hidden when another script has replaced a method', () => {
    const slot = slotOf('<form data-widget="a"></form>');
    slot.setAttribute = () => {};
    expect(findClobbered(slot)).toBeUndefined();
  });
});
