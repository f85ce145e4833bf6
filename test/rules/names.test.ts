import { readdirSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { codeFacts } from './code-facts';
import { enforce } from './enforce';
import { codeRooms, filesBelow } from '../support/build/source-files';

const empty = ['index', 'util', 'utils', 'helper', 'helpers', 'common', 'misc', 'manager', 'shared', 'lib', 'src'];

const topLevel = /^(\..+|package\.json|package-lock\.json|tsconfig\.json|build\.mjs|README\.md|node_modules|dist)$/;
const rooms = ['widgets', 'core', 'theme-templates', 'test'];

describe('names', () => {
  it('no file and no folder has a name without meaning', () => {
    const violations = codeRooms.flatMap(filesBelow).filter((path) =>
      path
        .split('/')
        .slice(1)
        .some((step) => empty.includes(step.replace(/\..*$/, ''))),
    );
    enforce(`No ${empty.join(', ')}: a name describes the content.`, violations);
  });

  it('no test has a title of more than 100 characters', () => {
    const violations = codeFacts(['test']).flatMap(({ path, tests }) =>
      tests.flat().flatMap((title) => (title.length > 100 ? [`${path}: ${title}`] : [])),
    );
    enforce('A title states one fact, in at most 100 characters.', [...new Set(violations)]);
  });

  it('only the rooms of the project are at the top level', () => {
    const violations = readdirSync('.').filter((name) => !rooms.includes(name) && !topLevel.test(name));
    enforce(`Only ${rooms.join(', ')}, the build, the lock file and dot files are at the top level.`, violations);
  });
});
