import { attributeName, describeAttribute, kebabCase } from '../../../core/contract/attribute';
import type { GalleryWidget } from './gallery-widgets';
import { htmlTable } from './html-table';

/** A widget's contract as tables, with the statuses of its slot and the states that it sets itself. */
export function contractHtml({ contract, header, states }: GalleryWidget): string {
  const { attributes = {}, messages = {}, parts = {}, events = [] } = contract;
  return [
    htmlTable(
      'Parts',
      ['data-part', 'needed', 'element', 'what it is'],
      Object.entries(parts).map(([part, { required, is, tags }]) => [
        { code: kebabCase(part) },
        required ? 'yes' : '',
        tags.map((tag) => `<${tag}>`).join(' or ') || 'any',
        header.parts.find((tag) => tag.name === kebabCase(part))?.is ?? is,
      ]),
    ),
    htmlTable(
      'Attributes',
      ['attribute', 'value', 'default'],
      Object.entries(attributes).map(([attribute, type]) => [
        { code: attributeName(attribute) },
        describeAttribute(type),
        type.fallback ? { code: JSON.stringify(type.fallback.value) } : 'required',
      ]),
    ),
    htmlTable(
      'Messages',
      ['attribute', 'needed', 'what they are'],
      Object.entries(messages).map(([word, { required, is }]) => [
        { code: attributeName(word) },
        required ? 'yes' : '',
        is,
      ]),
    ),
    htmlTable(
      'Events',
      ['event'],
      events.map((event) => [{ code: event }]),
    ),
    htmlTable(
      'States',
      ['on', 'state'],
      [
        ['the slot', { code: 'data-widget-status' }],
        ...states.map((state) => ['the slot or a part', { code: state }] as const),
      ],
    ),
    htmlTable(
      'Templates that the shop renders for it',
      ['template', 'what it is'],
      header.templates.map((tag) => [{ code: `components/${tag.name}` }, tag.is]),
    ),
  ].join('\n');
}
