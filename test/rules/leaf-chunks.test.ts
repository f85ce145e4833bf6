import { readFileSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { type ExportNamedDeclaration, type Identifier, type Node, parse, type Program } from 'acorn';
import { Linter } from 'eslint';
import { buildIfStale, distFolder } from '../support/build/build-if-stale';
import { enforce } from './enforce';

const files = buildIfStale().files.map(({ file }) => ({ file, code: readFileSync(`${distFolder}/${file}`, 'utf8') }));
const bodyOf = (code: string): Program['body'] => parse(code, { ecmaVersion: 2022, sourceType: 'module' }).body;
const importsFrom = (node: Node) => 'source' in node && Boolean(node.source);

describe('a file of the bundle', () => {
  it('imports no other', () => {
    const violations = files.flatMap(({ file, code }) => (bodyOf(code).some(importsFrom) ? [file] : []));
    enforce(
      'A chunk imports nothing: browsers check no hash of an import, and resolve its path against the address after a redirect.',
      violations,
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
    const violations = exported.filter((name) =>
      scope?.set.get(name)?.references.some((one) => one.isWrite() && one.from.variableScope !== scope),
    );
    enforce('The runtime exports constants.', exported.length > 0 ? violations : ['it exports nothing']);
  });
});
