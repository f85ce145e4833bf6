import { type Attribute, attributeName, kebabCase } from '../../../core/contract/attribute';
import type { Contract } from '../../../core/contract/define-widget';
import { readContract } from '../../../core/contract/read-contract';
import { closestName } from '../../../core/errors/closest-name';
import { slotParts } from '../../../core/markup/slot-parts';
import { widgetHeader } from '../contracts/read-header';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticOf } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Page } from '../page/page';
import type { PageElement } from '../page/page-element';
import { unknownText } from '../page/unknown-text';
import { slotsOf } from '../read-pages';
import type { Theme } from '../read-theme';
import { attributeDiagnostics } from './check-attributes';
import { elementDiagnostics, removalDiagnostics } from './check-elements';
import { handlerDiagnostics } from './check-handlers';
import { hiddenDiagnostics } from './check-hidden';

/**
 * Checks every slot of a theme against its widget's contract, with the messages of the browser's console. Values of the
 * shop (`{{…}}`) count as present and valid.
 */
export const checkSlots = (
  { templates }: Theme,
  pages: readonly Page[],
  contracts: ReadonlyMap<string, Contract>,
): Diagnostic[] => [
  ...pages.flatMap(slotsByContract(contracts)),
  ...pages.flatMap((page) => slotsOf(page).flatMap((slot) => missingTemplates(slot, templates))),
];

const slotsByContract = oncePer((contracts: ReadonlyMap<string, Contract>) => {
  // A layout renders the same slots on every page.
  const known = new Map<string, Diagnostic[]>();
  return oncePer((page: Page) =>
    slotsOf(page).flatMap((slot) => {
      const key = [slot, ...slot.descendants().filter(isOfSlot)].map(written).join();
      const problems = known.get(key) ?? checkSlot(slot, contracts);
      known.set(key, problems);
      return problems;
    }),
  );
});

const isOfSlot = (element: PageElement) => element.hasAttribute('data-part') || element.hasAttribute('data-widget');
const written = ({ place, attributes }: PageElement) =>
  `${identity(place.template)}:${place.at}:${[...attributes].map(([name, { text }]) => `${name}=${text}`).join()}`;

let count = 0;
const identity = oncePer((_template: object) => ++count);

function checkSlot(original: PageElement, contracts: ReadonlyMap<string, Contract>): Diagnostic[] {
  const name = original.getAttribute('data-widget') ?? '';
  if (name.includes(unknownText)) return [];
  const at = (sentence: string, rule: string) => [diagnosticOf(rule, original, sentence, 'data-widget')];
  if (name.trim() === '') return at('data-widget is empty: it must be the name of a widget', 'empty-widget');
  const contract = contracts.get(name);
  if (!contract) {
    const near = closestName(name, contracts.keys());
    return at(`${name}: no widget has this name${near ? `; did you mean "${near}"?` : ''}`, 'unknown-widget');
  }
  const slot = original.clone();
  // Reading a contract uses only the members of an element that a PageElement has.
  const element = slot as unknown as HTMLElement;
  const parts = slotParts(element) as unknown as PageElement[];
  const hidesParts = parts.some((part) => part.getAttribute('data-part')?.includes(unknownText));
  for (const part of parts)
    if (part.getAttribute('data-part')?.includes(unknownText)) part.removeAttribute('data-part');
  fillIn(slot, parts, contract);
  if (slot.getAttribute('data-widget-when')?.includes(unknownText)) slot.removeAttribute('data-widget-when');
  const typos = attributeDiagnostics(slot, contract);
  // An attribute with a misspelt name is not missing.
  const meant = typos.flatMap((sentence) => /did you mean "([^"]+)"/.exec(sentence)?.[1] ?? []);
  const found = [...readContract(element, contract).problems, ...typos]
    .filter((sentence) => !meant.some((attribute) => sentence.includes(`: ${attribute} is missing`)))
    .filter((sentence) => !(hidesParts && /: part "[^"]+" is missing/.test(sentence)))
    .filter((sentence) => !(slot.hasUnknownAttributes && / is missing: it /.test(sentence)))
    .map((sentence) => said(sentence, slot, parts));
  return [
    ...found,
    ...elementDiagnostics(contract, slot, parts),
    ...removalDiagnostics(contract, slot),
    ...handlerDiagnostics(contract, slot, parts),
    ...hiddenDiagnostics(contract, slot, parts),
  ];
}

/** Finds missing templates that the shop renders for a widget: without them every such response fails. */
function missingTemplates(slot: PageElement, templates: Theme['templates']): Diagnostic[] {
  const name = slot.getAttribute('data-widget') ?? '';
  const asked = name.includes(unknownText) ? [] : (widgetHeader(name)?.templates ?? []);
  return asked
    .filter((template) => !templates.has(`components/${template.name}`))
    .map((template) => {
      const sentence = `${name}: the shop can't render "components/${template.name}": copy that template too`;
      return diagnosticOf('missing-template', slot, sentence, 'data-widget');
    });
}

/** Locates a contract's message: at its part or attribute, otherwise at the slot. */
function said(sentence: string, slot: PageElement, parts: readonly PageElement[]): Diagnostic {
  const [, name, tag] = /: part "([^"]+)" (?:is unknown|must be .* \(got <([^>]+)>\))/.exec(sentence) ?? [];
  const part = parts.find((one) => one.getAttribute('data-part') === name && [undefined, one.localName].includes(tag));
  if (part) return diagnosticOf(tag ? 'wrong-element' : 'unknown-part', part, sentence, 'data-part');
  const [, attribute = 'data-widget'] = /: (data-[\w-]+) (?:must be|is unknown)/.exec(sentence) ?? [];
  return diagnosticOf(ruleOf(sentence), slot, sentence, attribute);
}

function ruleOf(sentence: string): string {
  if (/: part "[^"]+" is missing/.test(sentence)) return 'missing-part';
  if (/: the slot must be </.test(sentence)) return 'wrong-element';
  if (/: data-widget-when /.test(sentence)) return 'wrong-moment';
  if (/ is unknown/.test(sentence)) return 'unknown-attribute';
  return / is missing: /.test(sentence) ? 'missing-attribute' : 'wrong-value';
}

/** Replaces the shop's values by valid samples. */
function fillIn(slot: PageElement, parts: readonly PageElement[], { attributes = {}, messages = {} }: Contract): void {
  for (const name of Object.keys(messages)) replaceUnknown(slot, attributeName(name), 'text');
  for (const [name, type] of Object.entries(attributes)) {
    replaceUnknown(slot, attributeName(name), sample(type));
    const data = parts.find((part) => part.getAttribute('data-part') === kebabCase(name));
    if (type.kind === 'json' && data?.textContent.includes(unknownText)) data.textContent = 'null';
  }
}

function replaceUnknown(slot: PageElement, attribute: string, value: string): void {
  if (slot.getAttribute(attribute)?.includes(unknownText)) slot.setAttribute(attribute, value);
}

function sample({ kind, choices }: Attribute): string {
  if (kind === 'number') return '1';
  if (kind === 'boolean') return 'true';
  return kind === 'choice' ? (choices?.[0] ?? '') : 'text';
}
