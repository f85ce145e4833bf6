import { readdirSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { codeFolders, filesBelow, type SourceFile, sourceFiles } from '../support/build/source-files';
import { enforce } from './enforce';

const folders = ['widgets', 'core', 'theme-templates', 'test'];
const meaningless = [
  'index',
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'manager',
  'shared',
  'lib',
  'src',
];
const topLevel = /^(\..+|package\.json|package-lock\.json|tsconfig\.json|build\.mjs|README\.md|node_modules|dist)$/;

// Written in parts, so that this file does not break its own rule.
const homes = ['home', 'Users', 'root', 'work', 'mnt'].map((name) => `/${name}/`);
const machinePath = new RegExp(`(?<![\\w.:}*/-])(${homes.join('|')})[\\w.-]+|\\b[A-Z]:\\\\\\\\?Users`);

const longerThan = (limit: number, files: readonly SourceFile[]) =>
  files.filter(({ lines }) => lines > limit).map(({ path, lines }) => `${path} has ${lines} lines`);

describe('names', () => {
  it('describe the content of a file or folder', () => {
    const violations = codeFolders.flatMap(filesBelow).filter((path) =>
      path
        .split('/')
        .slice(1)
        .some((step) => meaningless.includes(step.replace(/\..*$/, ''))),
    );
    enforce(`No ${meaningless.join(', ')}: a name describes the content.`, violations);
  });

  it('at the top level are only those of the project', () => {
    const violations = readdirSync('.').filter((name) => !folders.includes(name) && !topLevel.test(name));
    enforce(`Only ${folders.join(', ')}, the build, the lock file and dot files are at the top level.`, violations);
  });
});

describe('a long file', () => {
  it('of code or of a test is named in a warning', () => {
    const long = [
      ...longerThan(300, sourceFiles(['core', 'widgets'], /\.(tsx?|mjs)$/)),
      ...longerThan(300, sourceFiles(['theme-templates'], /\.(js|mjs|cjs)$/)),
      ...longerThan(400, sourceFiles(['test'])),
    ];
    if (long.length > 0) console.warn(`Does each of these files do only one job?\n${long.join('\n')}`);
  });

  it('is not a template', () => {
    enforce(
      'A template has at most 200 lines: split a longer one into partials.',
      longerThan(200, sourceFiles(['theme-templates'], /\.html$/)),
    );
  });
});

describe('paths', () => {
  it('are valid on every machine', () => {
    const text = /\.(tsx?|[cm]?js|json|html|css|md|sh|yml)$|\/run$/;
    const violations = sourceFiles([...folders, '.ci', '.github'], text).flatMap(({ path, text: content }) =>
      content.split('\n').flatMap((line, index) => {
        const found = machinePath.exec(line);
        return found ? [`${path}:${index + 1}: ${found[0]}`] : [];
      }),
    );
    enforce('No file contains a path of one machine.', violations);
  });
});
