import { kebabCase } from '../../../core/contract/attribute';
import type { Contract } from '../../../core/contract/define-widget';
import { closestName } from '../../../core/errors/closest-name';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticAt } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Template, Theme } from '../read-theme';
import type { OutlineAttribute } from '../template/read-outline';
import { isTypo } from './is-typo';
import { tagsOf } from './tags-of';

/** The events that a slot can keep from other scripts. */
const events =
  'click change submit input reset keydown keyup focus blur focusin focusout pointerdown pointerup pointermove mousedown mouseup mouseenter mouseleave mouseover touchstart touchend wheel scroll toggle'.split(
    ' ',
  );

/** Our attributes for which a misspelt name is reported with any value. */
const ours = ['data-widget-when', 'data-widget-keeps', 'data-widget-press', 'data-widget-step', 'data-product-scope'];

/** Finds typos in the names of our attributes, and in the events of `data-widget-keeps`. */
export function checkOurAttributes({ templates }: Theme, contracts: ReadonlyMap<string, Contract>): Diagnostic[] {
  const values: Record<string, ReadonlySet<string>> = {
    'data-widget': new Set(contracts.keys()),
    'data-part': new Set([...contracts.values()].flatMap(({ parts = {} }) => Object.keys(parts).map(kebabCase))),
  };
  return [...templates.values()].flatMap((template) =>
    attributesOf(template).flatMap((attribute) => {
      const { name, at } = attribute;
      const text = literalOf(attribute);
      const meant = [...ours, ...Object.keys(values)].find(
        (own) => name.startsWith('data-') && isTypo(name, own) && (values[own]?.has(text) ?? true),
      );
      const sentence = `${name} is no attribute of ours; did you mean "${meant}"?`;
      return [
        ...(meant ? [diagnosticAt('misspelt-attribute', { template, at }, sentence)] : []),
        ...(name === 'data-widget-keeps' ? unknownEvents(text, { template, at }) : []),
      ];
    }),
  );
}

const attributesOf = oncePer(({ outline }: Template) => tagsOf(outline).flatMap(({ attributes }) => attributes));

/** The value of an attribute without expressions; empty otherwise. */
const literalOf = ({ value = [] }: OutlineAttribute): string =>
  value.every((piece) => typeof piece === 'string') ? value.join('') : '';

function unknownEvents(text: string, place: Parameters<typeof diagnosticAt>[1]): Diagnostic[] {
  const unknown = text.split(/\s+/).filter((event) => event !== '' && !events.includes(event));
  return unknown.map((event) => {
    const near = closestName(event, events);
    const sentence = `data-widget-keeps: no event has the name "${event}"${near ? `; did you mean "${near}"?` : ''}`;
    return diagnosticAt('unknown-event', place, sentence);
  });
}
