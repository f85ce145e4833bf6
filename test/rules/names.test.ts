import { readdirSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { hold } from './hold';
import { codeRooms, filesBelow } from './source-files';

const empty = ['index', 'util', 'utils', 'helper', 'helpers', 'common', 'misc', 'manager', 'shared', 'lib', 'src'];
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|cjs|mjs|d))?\.[a-z]+$/;
const component = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;
const document = /^(README|DECISIONS|WIDGETS|CHANGELOG)\.md$/;

const topLevel = /^(\..+|package\.json|package-lock\.json|tsconfig\.json|build\.mjs|README\.md|node_modules|dist)$/;
const rooms = ['widgets', 'core', 'theme-templates', 'test'];

describe('names', () => {
  it('a file is called after what it holds, in kebab-case', () => {
    const offences = codeRooms.flatMap(filesBelow).filter((path) => {
      const name = path.split('/').at(-1) ?? '';
      return !kebab.test(name) && !component.test(name) && !document.test(name) && !name.startsWith('.');
    });
    hold('Files are kebab-case after their one main export; component files may be PascalCase.', offences);
  });

  it('no file and no folder has a name that says nothing', () => {
    const offences = codeRooms.flatMap(filesBelow).filter((path) =>
      path
        .split('/')
        .slice(1)
        .some((step) => empty.includes(step.replace(/\..*$/, ''))),
    );
    hold(`No ${empty.join(', ')}: a name says what is inside.`, offences);
  });

  it('only the rooms of the house stand at the top level', () => {
    const offences = readdirSync('.').filter((name) => !rooms.includes(name) && !topLevel.test(name));
    hold(`Only ${rooms.join(', ')}, the build, the lock file and dot files stand at the top level.`, offences);
  });
});
