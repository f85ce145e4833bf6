import { type Attribute, attributeName, describeAttribute, kebabCase } from '../../../core/contract/attribute';
import type { Contract } from '../../../core/contract/define-widget';
import type { Header, Tag } from './read-header';

/** A widget, as documents and the gallery describe it. */
export interface DescribedWidget {
  readonly contract: Contract;
  /** The header of its partial. */
  readonly header: Header | undefined;
  /** The classes and attributes that it sets. */
  readonly states: readonly string[];
}

/** The chapter of a group of widgets in a manual, in Markdown. */
export const widgetChapter = (group: string, widgets: readonly DescribedWidget[]): string =>
  [
    `## ${title(group)}`,
    ...[...widgets].sort((a, b) => a.contract.name.localeCompare(b.contract.name)).map(widgetSection),
  ].join('\n\n');

const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
const cell = (text: string) => withTags(text).replaceAll('|', '\\|');
/** Marks HTML tags in a description as code, because Markdown would render them as elements. */
export const withTags = (text: string): string =>
  text.replace(/`[^`]*`|<[a-z][^>]*>/g, (found) => (found.startsWith('<') ? code(found) : found));

/** The part of a manual about one widget, in Markdown. */
export function widgetSection({ contract, header, states }: DescribedWidget): string {
  const { name, slot, attributes = {}, messages = {}, parts = {}, events = [] } = contract;
  const params = header?.params ?? [];
  return [
    `### ${name}`,
    header && withTags(header.summary),
    slot && `The slot is a ${element(slot)}.`,
    ...(header?.examples ?? []).map((example) => `\`\`\`handlebars\n${example}\n\`\`\``),
    table(['parameter', 'type', 'what it is'], params.map(paramRow)),
    table(['attribute', 'value', 'default'], Object.entries(attributes).map(attributeRow)),
    table(
      ['messages', 'needed', 'what they are'],
      Object.entries(messages).map(([word, mark]) => [code(attributeName(word)), mark.required ? 'yes' : '', mark.is]),
    ),
    table(
      ['part', 'needed', 'element', 'what it is'],
      Object.entries(parts).map(([part, { required, is, tags }]) => {
        const described = header?.parts.find((tag) => tag.name === kebabCase(part))?.is;
        return [code(kebabCase(part)), required ? 'yes' : '', tags.map(element).join(' or '), described ?? is];
      }),
    ),
    table(
      ['template', 'what the shop renders by it'],
      (header?.templates ?? []).map((tag) => [code(`components/${tag.name}`), tag.is]),
    ),
    events.length > 0 ? `Events: ${events.map(code).join(', ')}` : undefined,
    states.length > 0
      ? `States that its code, or code that it shares with other widgets, can set: ${states.map(code).join(', ')}`
      : undefined,
  ]
    .filter((piece) => piece !== undefined && piece !== '')
    .join('\n\n');
}

const code = (text: string) => `\`${text}\``;
const element = (tag: string) => code(`<${tag}>`);
const paramRow = ({ name, type, isOptional, is }: Tag) => [code(name), isOptional ? `${type}, optional` : type, is];

function attributeRow([name, type]: [string, Attribute]): string[] {
  const value = type.kind === 'json' ? `JSON in ${code(`data-part="${kebabCase(name)}"`)}` : describeAttribute(type);
  return [code(attributeName(name)), value, type.fallback ? code(JSON.stringify(type.fallback.value)) : 'required'];
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
