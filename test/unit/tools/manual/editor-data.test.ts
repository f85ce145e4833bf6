/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { getLanguageService, type HTMLDataV1, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { attributeName, kebabCase } from '../../../../core/contract/attribute';
import { moments } from '../../../../core/contract/moment';
import { contractsByGroup } from '../../../theme/contracts/known-contracts';
import { editorData, editorDataPaths } from '../../../tools/manual/editor-data';

const components = 'theme-templates/templates/components';
const data = JSON.parse(readFileSync(editorDataPaths.code, 'utf8')) as HTMLDataV1;
// The language server that VS Code runs for HTML and Handlebars, with our data as `html.customData` gives it.
const service = getLanguageService({ customDataProviders: [newHTMLDataProvider('storefront-widgets', data)] });

/** Opens a template of ours in which a text is replaced by another one with a cursor, `|`, and completes there. */
function complete(path: string, text: string, typed: string): string[] {
  const template = readFileSync(`${components}/${path}`, 'utf8');
  const at = template.indexOf(text, template.indexOf('--}}'));
  if (at < 0) throw new Error(`${path} no longer has ${text}`);
  const written = template.slice(0, at) + typed.replace('|', '') + template.slice(at + text.length);
  const document = TextDocument.create(path, 'handlebars', 1, written);
  const position = document.positionAt(at + typed.indexOf('|'));
  return service.doComplete(document, position, service.parseHTMLDocument(document)).items.map(({ label }) => label);
}

describe('an editor with our data', () => {
  it.each([
    ['widgets/quantity.html', 'data-widget="quantity"', 'data-widget="|"', ['quantity', 'add-to-cart']],
    ['widgets/quantity.html', 'data-widget="quantity"', 'data-wid|', ['data-widget', 'data-widget-when']],
    ['widgets/quantity.html', 'data-part="increase"', 'data-part="|"', ['increase', 'decrease', 'input']],
    ['widgets/collapsible.html', 'data-widget="collapsible"', 'data-disabled-from="|"', ['never', 'small', 'large']],
    ['widgets/collapsible.html', 'data-widget="collapsible"', 'data-widget-|', ['data-widget-keeps']],
    ['widgets/dropdown.html', 'data-widget="dropdown"', 'data-widget-when="|"', [...moments]],
    ['widgets/dropdown.html', 'data-widget="dropdown"', 'data-hover="|"', ['true', 'false']],
    ['widgets/quantity.html', 'data-part="error"', 'data-max-|', ['data-max-quantity']],
    ['widgets/carousel.html', 'data-widget="carousel"', 'data-rewind="|"', ['true', 'false']],
    ['widgets/dialog.html', 'data-widget="dialog"', 'data-reveal-|', ['data-reveal-id', 'data-reveal-close']],
  ])('completes %s: %s → %s', (path, text, typed, expected) => {
    expect(complete(path, text, typed)).toEqual(expect.arrayContaining(expected));
  });

  it('describes a widget when the pointer rests on an attribute of it', () => {
    const document = TextDocument.create('a.html', 'handlebars', 1, '<div data-min-quantity="{{min}}"></div>');
    const hover = service.doHover(document, { line: 0, character: 8 }, service.parseHTMLDocument(document));
    expect(JSON.stringify(hover?.contents)).toContain('`quantity`: a number');
  });
});

describe('the data for editors', () => {
  it('have every widget, part, attribute and message of the contracts, and each value', async () => {
    const contracts = Object.values(await contractsByGroup()).flat();
    const attributes = new Map(data.globalAttributes?.map((one) => [one.name, one]));
    const valuesOf = (name: string) => attributes.get(name)?.values?.map((value) => value.name) ?? [];
    const lacking = contracts.flatMap(({ name, attributes: own = {}, messages = {}, parts = {} }) => {
      const simple = Object.entries(own).filter(([, { kind }]) => kind !== 'json');
      const names = [...simple.map(([key]) => key), ...Object.keys(messages)].map(attributeName);
      const choices = simple.flatMap(([key, { choices: given = [] }]) =>
        given.filter((value) => !valuesOf(attributeName(key)).includes(value)),
      );
      return [
        ...names.filter((one) => !attributes.has(one)),
        ...Object.keys(parts).filter((part) => !valuesOf('data-part').includes(kebabCase(part))),
        ...(valuesOf('data-widget').includes(name) ? [] : [name]),
        ...choices,
      ].map((one) => `${name}: ${one}`);
    });
    expect(contracts.length).toBeGreaterThan(60);
    expect(lacking).toEqual([]);
  });

  it('have the same attributes for JetBrains, and a closed list of values only where no widget takes others', async () => {
    const { contributions } = JSON.parse((await editorData())[editorDataPaths.jetBrains] ?? '') as {
      contributions: { html: { attributes: { name: string; value: { type: string } }[] } };
    };
    const { attributes } = contributions.html;
    expect(attributes.map(({ name }) => name)).toEqual(data.globalAttributes?.map(({ name }) => name));
    const typeOf = (name: string) => attributes.find((one) => one.name === name)?.value.type;
    expect(typeOf('data-tax')).toBe("'without' | 'with'");
    expect(typeOf('data-min-quantity')).toBe('string');
  });
});
