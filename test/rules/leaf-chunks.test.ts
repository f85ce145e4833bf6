import { readFileSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { type ExportNamedDeclaration, type Identifier, type Node, parse, type Program } from 'acorn';
import { Linter } from 'eslint';
import { buildIfStale, distFolder } from '../support/build/build-if-stale';
import { hold } from './hold';

const files = buildIfStale().files.map(({ file }) => ({ file, code: readFileSync(`${distFolder}/${file}`, 'utf8') }));
const bodyOf = (code: string): Program['body'] => parse(code, { ecmaVersion: 2022, sourceType: 'module' }).body;
const importsFrom = (node: Node) => 'source' in node && Boolean(node.source);

describe('a file of the bundle', () => {
  it('imports no other', () => {
    const offences = files.flatMap(({ file, code }) => (bodyOf(code).some(importsFrom) ? [file] : []));
    hold(
      'A chunk imports nothing: browsers check no hash of an import, and resolve its path against the address after a redirect.',
      offences,
    );
  });
});

describe('the runtime', () => {
  it('exports values that never change: chunks read them once', () => {
    const code = files.find(({ file }) => file === 'runtime.js')?.code ?? '';
    const linter = new Linter();
    linter.verify(code, [{ languageOptions: { ecmaVersion: 2022, sourceType: 'module' } }]);
    const scope = linter.getSourceCode().scopeManager?.scopes.find(({ type }) => type === 'module');
    const exported = bodyOf(code)
      .filter((node): node is ExportNamedDeclaration => node.type === 'ExportNamedDeclaration')
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => (local as Identifier).name));
    const offences = exported.filter((name) =>
      scope?.set.get(name)?.references.some((one) => one.isWrite() && one.from.variableScope !== scope),
    );
    hold('The runtime exports constants.', exported.length > 0 ? offences : ['it exports nothing']);
  });
});
