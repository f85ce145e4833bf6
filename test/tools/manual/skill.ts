import { readFileSync } from 'node:fs';
import { attributeName, kebabCase } from '../../../core/contract/attribute';
import type { Contract } from '../../../core/contract/define-widget';
import { moments } from '../../../core/contract/moment';
import { contractsByGroup } from '../../theme/contracts/known-contracts';

/** The path of the instructions for coding agents, from the repository root. The npm package contains them. */
export const skillPath = 'test/tools/release/package/SKILL.md';

/** The authors' guide, whose first page has the example of a slot. */
export const guidePath = 'theme-templates/README.md';

/** The reference, with the attributes of all widgets. */
const referencePath = 'theme-templates/WIDGETS.md';

/** The instructions, from the authors' guide, the reference and the contracts. */
export async function skill(): Promise<string> {
  const groups = Object.entries(await contractsByGroup());
  const widgets = groups.map(([group, contracts]) => `${group}\n${contracts.map(line).join('\n')}`);
  return template
    .replace('{EXAMPLE}', () => pieceOf(guidePath, /## Your first widget\n\n(```handlebars\n[\s\S]*?```)/))
    .replace('{SHARED}', () =>
      pieceOf(referencePath, /On slots, parts and your own elements:\n\n([\s\S]*?)\n\n/, isShared),
    )
    .replace('{MOMENTS}', () => moments.map((moment) => `\`${moment}\``).join(', '))
    .replace('{WIDGETS}', () => widgets.join('\n'));
}

/** Rows about attributes that the author writes on slots of any widget. */
const isShared = (row: string): boolean => !/data-in-cart|data-widget-press|data-widget-replaced/.test(row);

/** A piece of a document, without its links, because they are relative to another folder. */
function pieceOf(path: string, pattern: RegExp, isKept: (row: string) => boolean = () => true): string {
  const [, piece = ''] = pattern.exec(readFileSync(path, 'utf8')) ?? [];
  if (piece === '') throw new Error(`${skillPath}: ${path} has no longer what the skill quotes`);
  const rows = piece.replace(/ ?\(\[[^\]]*\]\([^)]*\)\)/g, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return rows.split('\n').filter(isKept).join('\n');
}

/** A widget with what its slot must have: `quantity: data-digits-only; input <input>`. */
function line({ name, slot, attributes = {}, messages = {}, parts = {} }: Contract): string {
  const values = Object.entries(attributes).filter(([, { kind, fallback }]) => kind !== 'json' && !fallback);
  const data = Object.entries(attributes).filter(([, { kind, fallback }]) => kind === 'json' && !fallback);
  const texts = Object.entries(messages).filter(([, { required }]) => required);
  const marked = Object.entries(parts).filter(([, { required }]) => required);
  const needed = [
    [...values, ...texts].map(([attribute]) => attributeName(attribute)).join(' '),
    [
      ...marked.map(([part, { tags }]) => `${kebabCase(part)}${tagsOf(tags)}`),
      ...data.map(([part]) => `${kebabCase(part)} <script>`),
    ].join(', '),
  ].filter(Boolean);
  return `  ${name}${slot ? ` <${slot}>` : ''}${needed.length > 0 ? `: ${needed.join('; ')}` : ''}`;
}

const tagsOf = (tags: readonly string[]): string => (tags.length > 0 ? ` <${tags.join('|')}>` : '');

const template = `---
name: storefront-widgets
description: Put storefront widgets into a BigCommerce Stencil theme. Use it to mark templates with data-widget and data-part, to adopt a theme, or to find out why a widget does nothing.
---

# Storefront widgets in a Stencil theme

The template renders the markup. A widget adds behaviour to it and never replaces an element. \`data-widget\` makes an element a
slot, \`data-part\` makes an element in it a part. Write no script for a widget's behaviour, and print texts by \`{{lang}}\`.

{EXAMPLE}

## Adopt a theme that descends from Cornerstone

Take one page at a time: product, cart, category, brand, search. Commit before \`--write\`.

\`\`\`sh
npx storefront-widgets adopt . product            # prints the diff and your remaining tasks; writes nothing
npx storefront-widgets adopt . product --write    # writes the marks, partials, words and settings
npx storefront-widgets adopt . --undo             # restores every byte
\`\`\`

Then do the tasks of the list "Left to you" by hand; it has file and line. Never delete the author's markup or classes.

## A shop without a CDN

\`\`\`sh
npx storefront-widgets adopt . --hosted --write   # puts the bundle into assets/widgets, and its version and hash into the tag
npx storefront-widgets update .                   # replaces it by the version of the installed package
npx storefront-widgets update . --undo            # goes back to the previous version
\`\`\`

Make the changes that \`update\` lists as "To change". Never edit the files of the bundle, or \`widgets_hosted\` and \`widgets_integrity\`, by hand.

## Prove it

| after | run | correct if |
| --- | --- | --- |
| each change of a template | \`npx storefront-widgets check . --json\` | the exit status is 0; correct each finding by its \`hint\`, or try \`--fix\` |
| adopting | \`npx storefront-widgets adopt . product\` | it prints \`0 unexplained differences\` and \`0 marked now\` |
| adopting, with playwright-core installed | \`npx storefront-widgets adopt . product --try\` | it reports no problems |
| each visible change | \`npx storefront-widgets start .\` | the page works; add \`?widgets=inspect\` to its URL to see each slot's status |
| publishing | \`npx storefront-widgets doctor https://shop.example/a-product\` | the exit status is 0 |

Without a theme, begin with \`npx storefront-widgets new-theme my-shop\`. Page Builder: \`npx storefront-widgets widget-templates .\`. A version on trial: \`npx storefront-widgets canary channel.json series.json\`

## Mark a slot by hand

1. Find the widget below. Put \`data-widget\` on its slot and \`data-part\` on its parts, inside the slot.
2. Add its texts and values: texts by \`{{lang}}\`, values as \`data-x="{{value}}"\`, JSON as a part \`<script type="application/json">\`.
3. Give each button in a form a \`type\`. A part that is hidden at first gets \`hidden\`.
4. Put all slots of one product into one element with \`data-product-scope="{{product.id}}"\`. Scopes are not nested.
5. Or include our partial: \`{{> components/widgets/quantity …}}\`; its comment lists the parameters. \`check --fix\` copies it.

{SHARED}

## A widget of the theme's own

Only for behaviour that no widget below has. It may import from \`storefront-widgets\` and \`react\` only.

\`\`\`sh
npx storefront-widgets new acme/acme-countdown    # writes component and partial; every name begins with your prefix
npx storefront-widgets own .                      # builds widgets/, after each change; never edit assets/own-widgets
\`\`\`

Moments for \`data-widget-when\`: {MOMENTS}.

A slot with \`data-widget-status="failed"\` works without its widget. The console names the part or attribute that is missing.

## Widgets

The list has the required tag of the slot and its required attributes, then its required parts. Optional attributes and parts, states and events:
\`theme-templates/WIDGETS.md\` of the package. The guide is \`theme-templates/README.md\`.

\`\`\`text
{WIDGETS}
\`\`\`
`;
