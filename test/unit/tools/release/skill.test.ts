/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { attributeName, kebabCase } from '../../../../core/contract/attribute';
import type { Contract } from '../../../../core/contract/define-widget';
import { parseCommandLine } from '../../../theme/command-line';
import { commandLines } from '../../../theme/command-lines';
import { knownContracts } from '../../../theme/contracts/known-contracts';
import { ownPartial } from '../../../theme/own-theme';
import { groups } from '../../../tools/adopt/rule';
import { manualPath } from '../../../tools/manual/manual';
import { skill, skillPath } from '../../../tools/manual/skill';
import { type CommandName, commands } from '../../../tools/release/package/commands';

const text = readFileSync(skillPath, 'utf8');
const manual = readFileSync(manualPath, 'utf8');

const isCommand = (name: string): name is CommandName => name in commands;

/** The commands with their arguments, from the blocks and the lines. */
const named = [...text.matchAll(/npx storefront-widgets ([\w-]+)([^`#\n]*)/g)].map(([line, name = '', rest = '']) => ({
  line,
  name,
  messages: rest.trim().split(/\s+/).filter(Boolean),
}));

/** The lines of the list of widgets. */
const rows = [...text.matchAll(/^ {2}([\w-]+)(?: <(\w+)>)?(?:: (.*))?$/gm)].map(([, name = '', slot, needs = '']) => ({
  name,
  slot,
  attributes: needs.match(/data-[a-z-]+/g) ?? [],
  parts: needs
    .split(';')
    .flatMap((piece) => (piece.includes('data-') ? [] : (piece.match(/[a-z-]+(?![^<]*>)/g) ?? []))),
}));

/** The attributes and parts that a contract requires. */
function requiredBy({ attributes = {}, messages = {}, parts = {} }: Contract) {
  const missing = Object.entries(attributes).filter(([, { fallback }]) => !fallback);
  const inAttributes = missing.filter(([, { kind }]) => kind !== 'json');
  return {
    attributes: [...inAttributes, ...Object.entries(messages).filter(([, { required }]) => required)].map(([name]) =>
      attributeName(name),
    ),
    parts: [
      ...Object.entries(parts).filter(([, { required }]) => required),
      ...missing.filter(([, { kind }]) => kind === 'json'),
    ].map(([name]) => kebabCase(name)),
  };
}

describe('the instructions for coding agents', () => {
  it('are short, and open with a name and a description', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(8_600);
    expect(text).toMatch(/^---\nname: storefront-widgets\ndescription: .{50,400}\n---\n/);
  });

  it('match the documents and the contracts', async () => {
    expect(await skill()).toBe(text);
  });

  it('name every command of the package, with valid arguments only', () => {
    expect(Object.keys(commandLines).sort()).toEqual(Object.keys(commands).sort());
    expect([...new Set(named.map(({ name }) => name))].sort()).toEqual(Object.keys(commands).sort());
    for (const { line, name, messages } of named) {
      if (!isCommand(name)) throw new Error(`${line}: ${name} is not a command`);
      const { positionals } = parseCommandLine(messages, commandLines[name]);
      if (name === 'adopt') expect(groups).toEqual(expect.arrayContaining(positionals.slice(1)));
    }
  });

  it('name only flags that a command knows', () => {
    const flags = [...text.matchAll(/`(?:check )?(--[a-z]+)`/g)].map(([, flag = '']) => flag);
    expect(flags.length).toBeGreaterThan(1);
    const known = [commandLines.check, commandLines.adopt].flatMap(({ options }) => Object.keys(options));
    expect(flags.filter((flag) => !known.includes(flag.slice(2)))).toEqual([]);
  });

  it('name only attributes that the reference has', () => {
    const attributes = [...new Set(text.match(/\bdata-[a-z]+(-[a-z]+)*/g))].filter((name) => name !== 'data-x');
    expect(attributes.length).toBeGreaterThan(50);
    expect(attributes.filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
  });

  it('list every widget with all that its contract requires', async () => {
    const contracts = await knownContracts();
    expect(rows.map(({ name }) => name).sort()).toEqual([...contracts.keys()].sort());
    for (const { name, slot, attributes, parts } of rows) {
      const contract = contracts.get(name) as Contract;
      expect({ name, slot, attributes, parts }).toEqual({ name, slot: contract.slot, ...requiredBy(contract) });
    }
  });

  it('name only partials that exist', () => {
    const partials = [...text.matchAll(/\{\{> (components\/widgets\/[\w-]+)/g)].map(([, id = '']) => id);
    expect(partials.length).toBeGreaterThan(0);
    expect(partials.filter((id) => ownPartial(id) === undefined)).toEqual([]);
  });
});
