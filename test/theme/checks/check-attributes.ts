import { attributeName } from '../../../core/contract/attribute';
import type { Contract } from '../../../core/contract/define-widget';
import { closestName } from '../../../core/errors/closest-name';
import type { PageElement } from '../page/page-element';

/** The engine's own attributes of a slot. */
const reserved = [
  'data-widget',
  'data-widget-when',
  'data-widget-keeps',
  'data-widget-press',
  'data-widget-step',
  'data-part',
  'data-product-scope',
];

/**
 * Finds errors that a browser does not report: attributes whose name is almost that of a missing attribute of the
 * widget. Other unknown attributes are the theme's own.
 */
export function attributeDiagnostics(slot: PageElement, { name, attributes = {}, messages = {} }: Contract): string[] {
  const known = [...Object.keys(attributes), ...Object.keys(messages)].map(attributeName);
  const absent = known.filter((attribute) => !slot.hasAttribute(attribute));
  const strange = slot
    .getAttributeNames()
    .filter((attribute) => !known.includes(attribute) && !reserved.includes(attribute));
  return [
    ...strange.flatMap((attribute) => {
      const near = attribute.startsWith('data-')
        ? closestName(
            attribute.slice(5),
            absent.map((one) => one.slice(5)),
          )
        : undefined;
      const isTypo = near !== undefined && Math.abs(near.length - attribute.length + 5) < 3;
      return isTypo ? [`${name}: ${attribute} is unknown; did you mean "data-${near}"?`] : [];
    }),
  ];
}
