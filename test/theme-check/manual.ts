import { attributeName, kebabCase } from '../../core/contract/attribute-name';
import { describeAttribute, type Attribute } from '../../core/contract/attribute';
import type { Contract } from '../../core/contract/define-contract';
import { widgetStates } from './guide/widget-states';
import { groupNames, loadGroup } from './known-contracts';
import { widgetHeader, type Tag } from './read-header';

/** Where the manual stands, from the top of the tree. */
export const manualPath = 'theme-templates/WIDGETS.md';

const opening = `# The widgets

For theme authors. Each widget has a partial in \`templates/components/widgets/\` that shows how it is used; copy the
partial into your theme, or put the attributes and parts into markup of your own. A widget changes nothing but the parts
it is given, and without its code the markup works as the shop printed it.

This page is written by \`npm run manual\` from the comments of the partials and the contracts of the widgets.

## A press before the code is there

A click in a slot whose code is on its way is taken at once: the control gets \`aria-busy="true"\`, for which your style sheet
needs a style. The press is done once, when the widget is there. After four seconds it is done as without JavaScript: the
link leads, the form posts. It is not done at all when the shopper has changed a field meanwhile, gone to another form or
another tab, or when the control can no longer be pressed. For you that means:

- Print every control so that it works without code: a link with an address, a button that submits a form. A
  \`<button type="button">\` can do nothing until its widget is there; after four seconds it says so by being busy no more.
- A button that steps the number in the field beside it says by how much: \`data-widget-step="1"\`, \`data-widget-step="-1"\`. It
  steps at once, as often as it is pressed, and the widget takes over what the field holds.
- What needs the shopper's own press is never held: links and forms with a \`target\`, buttons with a \`formaction\` or a
  \`popovertarget\`, buttons outside of their form, \`<summary>\`, fields, and anything pressed together with Ctrl, Cmd or Shift.
- Put \`data-widget-press="native"\` around buttons of other scripts that stand in a slot, such as wallets: they get the
  shopper's own press at once.
- A question that a widget asks before it removes something stands in \`data-question\` of the slot. Where the widget is late or
  has failed, the browser asks it.
`;

/** The theme authors' manual, from the partials' headers and the contracts. */
export async function manual(): Promise<string> {
  const chapters = await Promise.all(
    groupNames().map(async (name) => {
      const { widgets } = await loadGroup(name);
      const contracts = [...widgets.values()].map(({ contract }) => contract);
      const sections = contracts
        .sort((a, b) => a.name.localeCompare(b.name))
        .map((contract) => section(name, contract));
      return [`## ${title(name)}`, ...sections].join('\n\n');
    }),
  );
  return `${[opening.trim(), ...chapters].join('\n\n')}\n`;
}

const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
const cell = (text: string) => text.replaceAll('|', '\\|');

function section(group: string, contract: Contract): string {
  const { name, slot, attributes = {}, words = {}, parts = {}, events = [] } = contract;
  const states = widgetStates(group, name);
  const header = widgetHeader(name);
  const params = header?.params ?? [];
  return [
    `### ${name}`,
    header?.summary,
    slot && `The slot is a ${element(slot)}.`,
    ...(header?.examples ?? []).map((example) => `\`\`\`handlebars\n${example}\n\`\`\``),
    table(['parameter', 'type', 'what it is'], params.map(paramRow)),
    table(['attribute', 'value', 'default'], Object.entries(attributes).map(attributeRow)),
    table(
      ['words', 'needed', 'what they are'],
      Object.entries(words).map(([word, mark]) => [code(attributeName(word)), mark.required ? 'yes' : '', mark.is]),
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
    states.length > 0 ? `States it sets, on the slot or a part: ${states.map(code).join(', ')}` : undefined,
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
