import { describe, it } from '@jest/globals';
import { enforce } from './enforce';
import { sourceFiles } from '../support/build/source-files';

const rooms = ['core', 'widgets', 'test', 'theme-templates', '.ci', '.github'];
const text = /\.(tsx?|[cm]?js|json|html|css|md|sh|yml)$|\/run$/;

// Written in parts, so that this file does not break its own rule.
const homes = ['home', 'Users', 'root', 'work', 'mnt'].map((name) => `/${name}/`);
const machinePath = new RegExp(`(?<![\\w.:}*/-])(${homes.join('|')})[\\w.-]+|\\b[A-Z]:\\\\\\\\?Users`);

describe('paths', () => {
  it('are valid on every machine', () => {
    const violations = sourceFiles(rooms, text).flatMap(({ path, text: content }) =>
      content.split('\n').flatMap((line, index) => {
        const found = machinePath.exec(line);
        return found ? [`${path}:${index + 1}: ${found[0]}`] : [];
      }),
    );
    enforce('No file contains a path of one machine.', violations);
  });
});
