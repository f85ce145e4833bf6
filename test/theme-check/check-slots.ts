import { JSDOM } from 'jsdom';
import { attributeName, kebabCase } from '../../core/contract/attribute-name';
import type { Attribute } from '../../core/contract/attribute';
import type { Contract } from '../../core/contract/define-contract';
import { slotParts } from '../../core/markup/slot-parts';
import { readContract } from '../../core/contract/read-contract';
import { closestName } from '../../core/errors/closest-name';
import { attributeProblems } from './check-attributes';
import { inclusions } from './check-partials';
import { expandTemplate, unknownText, writtenAt } from './expand-template';
import { neededElements, partOf, servesAs, type Needed } from './needed-elements';
import type { Problem } from './problem';
import { widgetHeader } from './read-header';
import type { Template, Theme } from './read-theme';

/**
 * Holds every slot of a theme against the contract of its widget, in the sentences that the browser's console would
 * show. What the shop prints (`{{…}}`) is taken as present and right.
 */
export function checkSlots({ templates }: Theme, contracts: ReadonlyMap<string, Contract>): Problem[] {
  const needed = neededElements();
  // Every page has the slots of its layout, from the same lines: what is wrong with one is known after the first.
  const known = new Map<string, Problem[]>();
  return pagesOf(templates).flatMap((template) => {
    const slots = JSDOM.fragment(expandTemplate(template, templates)).querySelectorAll<HTMLElement>('[data-widget]');
    return [...slots].flatMap((slot) => {
      const written = slot.outerHTML;
      const problems = known.get(written) ?? [
        ...checkSlot(slot, contracts, needed),
        ...missingTemplates(slot, templates),
      ];
      known.set(written, problems);
      return problems;
    });
  });
}

/** Templates that no other includes: a partial's parts may stand in a slot that only its page knows. */
function pagesOf(templates: Theme['templates']): Template[] {
  const included = new Set([...templates.values()].flatMap((template) => [...inclusions(template, templates)]));
  return [...templates.values()].filter(({ id }) => !included.has(id));
}

function checkSlot(
  slot: HTMLElement,
  contracts: ReadonlyMap<string, Contract>,
  needed: (widget: string) => Needed,
): Problem[] {
  const name = slot.dataset.widget ?? '';
  if (name.includes(unknownText)) return [];
  if (name.trim() === '') return [problemAt(slot, 'data-widget is empty: it names a widget')];
  const contract = contracts.get(name);
  if (!contract) {
    const near = closestName(name, contracts.keys());
    return [problemAt(slot, `${name}: no widget has this name${near ? `; did you mean "${near}"?` : ''}`)];
  }
  const parts = slotParts(slot);
  const hidesParts = parts.some((part) => part.getAttribute('data-part')?.includes(unknownText));
  for (const part of parts)
    if (part.getAttribute('data-part')?.includes(unknownText)) part.removeAttribute('data-part');
  fillIn(slot, contract);
  if (slot.dataset.widgetWhen?.includes(unknownText)) delete slot.dataset.widgetWhen;
  const found = [...readContract(slot, contract).problems, ...attributeProblems(slot, contract)]
    .filter((sentence) => !(hidesParts && /: part "[^"]+" is missing/.test(sentence)))
    .map((sentence) => problemAt(placeOf(sentence, slot, parts), sentence));
  return [...found, ...wrongElements(contract, slot, parts, needed(name))];
}

/** Templates that the shop is asked to render for a widget: without them every answer would fail. */
function missingTemplates(slot: HTMLElement, templates: Theme['templates']): Problem[] {
  const name = slot.dataset.widget ?? '';
  const asked = name.includes(unknownText) ? [] : (widgetHeader(name)?.templates ?? []);
  return asked
    .filter((template) => !templates.has(`components/${template.name}`))
    .map((template) =>
      problemAt(slot, `${name}: the shop can't render "components/${template.name}": copy that template too`),
    );
}

/**
 * Elements of another kind than in the widget's own partial, for what the contract leaves open: a widget works on any
 * element that can be clicked, but the keyboard does not reach a `<div>`.
 */
function wrongElements(contract: Contract, slot: Element, parts: readonly Element[], needed: Needed): Problem[] {
  return [slot, ...parts].flatMap((element) => {
    const part = partOf(element, slot);
    const atHome = isTyped(contract, part) ? [] : (needed.get(part) ?? []);
    if (atHome.length === 0 || servesAs(element, atHome)) return [];
    const what = element === slot ? 'the slot' : `part "${part}"`;
    const better = [...new Set(atHome.map(({ localName }) => `<${localName}>`))].join(' or ');
    return [problemAt(element, `${contract.name}: ${what} should be ${better} (got <${element.localName}>)`)];
  });
}

/** Whether the contract itself says which elements a part can be. */
function isTyped({ slot, parts = {} }: Contract, part: string): boolean {
  if (part === 'slot') return slot !== undefined;
  return Object.entries(parts).some(([name, { tags }]) => kebabCase(name) === part && tags.length > 0);
}

/** A part that is unknown, or on another element, is reported where it stands; everything else at the slot. */
function placeOf(sentence: string, slot: Element, parts: readonly Element[]): Element {
  const [, name, tag] = /: part "([^"]+)" (?:is unknown|must be .* \(got <([^>]+)>\))/.exec(sentence) ?? [];
  const isMeant = (part: Element) =>
    part.getAttribute('data-part') === name && [undefined, part.localName].includes(tag);
  return parts.find(isMeant) ?? slot;
}

function problemAt(element: Element, sentence: string): Problem {
  const [, path = '', line = '0'] = /^(.*):(\d+)$/.exec(element.getAttribute(writtenAt) ?? '') ?? [];
  return { path, line: Number(line), sentence };
}

/** Puts something right wherever the shop would print something. */
function fillIn(slot: HTMLElement, { attributes = {}, words = {} }: Contract): void {
  for (const name of Object.keys(words)) replaceUnknown(slot, attributeName(name), 'text');
  for (const [name, type] of Object.entries(attributes)) {
    replaceUnknown(slot, attributeName(name), sample(type));
    const data = slotParts(slot).find((part) => part.getAttribute('data-part') === kebabCase(name));
    if (type.kind === 'json' && data?.textContent?.includes(unknownText)) data.textContent = 'null';
  }
}

function replaceUnknown(slot: Element, attribute: string, value: string): void {
  if (slot.getAttribute(attribute)?.includes(unknownText)) slot.setAttribute(attribute, value);
}

function sample({ kind, choices }: Attribute): string {
  if (kind === 'number') return '1';
  if (kind === 'boolean') return 'true';
  return kind === 'choice' ? (choices?.[0] ?? '') : 'text';
}
