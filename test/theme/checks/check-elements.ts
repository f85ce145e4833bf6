import { kebabCase } from '../../../core/contract/attribute';
import type { Contract } from '../../../core/contract/define-widget';
import { neededElements, partOf, servesAs } from '../contracts/needed-elements';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticOf } from '../diagnostics/diagnostic-at';
import type { PageElement } from '../page/page-element';

/**
 * Finds elements of another kind than in the widget's own partial, where the contract allows any. A widget works on any
 * element that can be clicked, but the keyboard does not reach a `<div>`, and a button in a form submits it.
 */
export function elementDiagnostics(contract: Contract, slot: PageElement, parts: readonly PageElement[]): Diagnostic[] {
  const needed = neededElements(contract.name);
  return [slot, ...parts].flatMap((element) => {
    const part = partOf(element, slot);
    const atHome = needed.get(part) ?? [];
    if (atHome.length === 0) return [];
    const what = element === slot ? 'the slot' : `part "${part}"`;
    // A contract that needs `<details>` requires it. Otherwise the slot may be an element that is always open.
    const isOpen = element === slot && atHome.every(({ localName }) => localName === 'details');
    // In the widget's own partial, the form posts without the widget's code. A theme that never had such a form may lack it.
    const isAround = element === slot && atHome.every(({ localName }) => localName === 'form');
    // A part inside of a control is clicked with the control.
    const isInControl = element !== slot && element.parents.some((parent) => parent.nearest(isControl));
    if (!isOpen && !isAround && !isInControl && !isTyped(contract, part) && !servesAs(element, atHome)) {
      const better = [...new Set(atHome.map(({ localName }) => `<${localName}>`))].join(' or ');
      const sentence = `${contract.name}: ${what} should be ${better} (got <${element.localName}>)`;
      return [diagnosticOf('wrong-element', element, sentence)];
    }
    return [
      ...sendsNothing(element, atHome, `${contract.name}: ${what}`),
      ...submits(element, atHome, `${contract.name}: ${what}`),
      ...isNameless(element, atHome, `${contract.name}: ${what}`),
    ];
  });
}

const isControl = ({ localName }: PageElement): boolean => /^(a|button|summary)$/.test(localName);

/** Finds a `cart-remove` that removes nothing. Without the id of a line, the widget requests the URL of its link. */
export function removalDiagnostics({ name }: Contract, slot: PageElement): Diagnostic[] {
  if (name !== 'cart-remove' || slot.hasUnknownAttributes) return [];
  if (slot.hasAttribute('data-item-id') || slot.hasAttribute('href')) return [];
  return [diagnosticOf('dead-removal', slot, `${name}: the slot has no data-item-id and no URL: it removes nothing`)];
}

/** A button that submits in the widget's own partial must submit here too. */
function sendsNothing(element: PageElement, atHome: readonly PageElement[], what: string): Diagnostic[] {
  const isButton = ['button', 'input'].includes(element.localName) && element.getAttribute('type') === 'button';
  if (!isButton || !atHome.every((one) => one.getAttribute('type') === 'submit')) return [];
  return [diagnosticOf('dead-button', element, `${what} sends no form: give it type="submit"`, 'type')];
}

/** A button without a type submits its form, even before the widget's code is loaded. */
function submits(element: PageElement, atHome: readonly PageElement[], what: string): Diagnostic[] {
  if (element.localName !== 'button' || element.hasAttribute('type') || element.hasUnknownAttributes) return [];
  if (!atHome.every((one) => one.getAttribute('type') === 'button')) return [];
  if (!element.nearest(({ localName }) => localName === 'form')) return [];
  return [diagnosticOf('sending-button', element, `${what} sends the form: give it type="button"`)];
}

/** A field without a name is not submitted with its form. */
function isNameless(element: PageElement, atHome: readonly PageElement[], what: string): Diagnostic[] {
  const names = new Set(atHome.map((one) => one.getAttribute('name')));
  const [name] = names;
  if (!['input', 'select', 'textarea'].includes(element.localName) || element.hasAttribute('name')) return [];
  if (element.hasUnknownAttributes || names.size !== 1 || !name || !/^[\w[\]-]+$/.test(name)) return [];
  return [diagnosticOf('nameless-field', element, `${what} is not sent with its form: give it name="${name}"`)];
}

/** Whether the contract restricts the elements of a part. */
function isTyped({ slot, parts = {} }: Contract, part: string): boolean {
  if (part === 'slot') return slot !== undefined;
  return Object.entries(parts).some(([name, { tags }]) => kebabCase(name) === part && tags.length > 0);
}
