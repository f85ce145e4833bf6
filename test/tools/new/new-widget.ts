/** A file to write: its path from the repository root, and its text. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (name: string) => camelCase(`-${name}`);

/**
 * The three files of a new widget: component, partial and test. They work unchanged, and show each idea once.
 *
 * @param url group and name in kebab-case: `global/countdown`
 * @throws when the URL has another form; the message names the right form
 */
export function newWidget(url: string): NewFile[] {
  const { group, name } = readUrl(url, 'global/countdown');
  return [
    { path: `widgets/${group}/${name}.tsx`, text: component(name, '../../core/contract/define-widget') },
    { path: `theme-templates/templates/components/widgets/${name}.html`, text: partial(name) },
    { path: `test/unit/widgets/${group}/${name}.test.tsx`, text: test(group, name) },
  ];
}

/**
 * The files of a new widget of a theme's own, from the theme's folder: component, partial, and the compiler's settings
 * for editors.
 *
 * @param url folder and name in kebab-case: `acme/acme-countdown`
 * @param isAllowed whether the prefix of a name is none of ours
 * @throws when the URL has another form; the message names the right form
 */
export function newOwnWidget(url: string, isAllowed: (name: string) => boolean): NewFile[] {
  const { group, name } = readUrl(url, 'acme/acme-countdown');
  if (!isAllowed(name))
    throw new Error(`new: "${name}" must begin with a prefix that none of our widgets has: acme-countdown`);
  return [
    { path: `widgets/${group}/${name}.tsx`, text: component(name, 'storefront-widgets') },
    { path: `templates/components/widgets/${name}.html`, text: partial(name) },
    { path: ownSettingsPath, text: `${JSON.stringify({ compilerOptions }, undefined, 2)}\n` },
  ];
}

/** The compiler's settings for a theme's own widgets, from the theme's folder. */
export const ownSettingsPath = 'widgets/tsconfig.json';

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: [],
};

function readUrl(url: string, example: string): { group: string; name: string } {
  const [, group = '', name = ''] = /^([a-z][a-z\d-]*)\/([a-z][a-z\d]*(?:-[a-z\d]+)*)$/.exec(url) ?? [];
  if (!name) throw new Error(`new: "${url}" is no widget; write <group>/<name>, such as ${example}`);
  return { group, name };
}

const component = (name: string, from: string) => `import { useState } from 'react';
import { defineContract, defineWidget, required } from '${from}';

const contract = defineContract({
  name: '${name}',
  moment: 'interaction',
  parts: {
    toggle: required('the button', 'button'),
    content: required('the element that it shows'),
  },
});

/** Shows its content at a press, and hides it at the next. */
export const ${camelCase(name)} = defineWidget(contract, function ${pascalCase(name)}({ Markup }) {
  const [isShown, setShown] = useState(false);
  return (
    <Markup
      toggle={{ 'aria-expanded': isShown, onClick: () => setShown(!isShown) }}
      content={{ hidden: !isShown }}
    />
  );
});
`;

const partial = (name: string) => {
  const prefix = name.replaceAll('-', '_');
  return `{{!--
  Renders a button that shows its content.

  @param {string} ${prefix}_label - The words of the button
  @param {string} ${prefix}_content - The text that it shows
  @part toggle - The button
  @part content - The element that it shows
  @example {{> components/widgets/${name} ${prefix}_label=(lang 'common.next') ${prefix}_content=product.name}}
--}}
<div data-widget="${name}">
  <button type="button" data-part="toggle" aria-expanded="false">{{${prefix}_label}}</button>
  <div data-part="content" hidden>{{${prefix}_content}}</div>
</div>
`;
};

const test = (group: string, name: string) => `import { describe, expect, it } from '@jest/globals';
import { ${camelCase(name)} } from '../../../../widgets/${group}/${name}';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

describe('${name}, when it is mounted', () => {
  it('shows its content at a press, and hides it at the next', async () => {
    const { part } = await mountExample(${camelCase(name)});
    expect(part('content').hidden).toBe(true);
    part('toggle').click();
    await settle();
    expect(part('content').hidden).toBe(false);
    expect(part('toggle').getAttribute('aria-expanded')).toBe('true');
  });
});
`;
