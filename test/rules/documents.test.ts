import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { headingAnchors } from '../theme/contracts/heading-anchors';
import { enforce } from './enforce';
import { filesBelow, sourceFiles } from '../support/build/source-files';

const rooms = ['core', 'widgets', 'test', 'theme-templates'];
const documents = ['README.md', ...rooms.flatMap(filesBelow).filter((path) => path.endsWith('.md'))].map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const textOf = (path: string) => documents.find((document) => document.path === path)?.text ?? '';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const exists = (file: string, anchor: string | undefined) =>
  existsSync(file) && (!anchor || headingAnchors(readFileSync(file, 'utf8')).has(anchor));

describe('the documents', () => {
  it('link only to files and chapters that exist', () => {
    const links = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([link, to = '', anchor]) => ({
        place: `${path}: ${link}`,
        file: to === '' ? path : join(dirname(path), to),
        anchor,
      })),
    );
    expect(links.length).toBeGreaterThan(150);
    enforce(
      'Every link of a document leads to a file and a chapter that exist.',
      links.filter(({ file, anchor }) => !exists(file, anchor)).map(({ place }) => place),
    );
  });

  it('contain every document and chapter that the code names', () => {
    const named = sourceFiles(rooms, /\.[cm]?tsx?$/).flatMap(({ path, text }) =>
      [...text.matchAll(/((?:core|widgets|test|theme-templates)(?:\/[\w-]+)*\/[A-Z]+\.md)(?:#([\w-]+))?/g)].map(
        ([link, file = '', anchor]) => ({ place: `${path}: ${link}`, file, anchor }),
      ),
    );
    const inGallery = sourceFiles(['test'], /\.ts$/).flatMap(({ path, text }) =>
      [...text.matchAll(/\/widgets\/manual\/([A-Z]+)#([a-z-]+)/g)].map(([link, name = '', anchor]) => ({
        place: `${path}: ${link}`,
        file: `theme-templates/${name}.md`,
        anchor,
      })),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(inGallery.length).toBeGreaterThan(0);
    enforce(
      'Every document and chapter that the code names exists.',
      [...named, ...inGallery].filter(({ file, anchor }) => !exists(file, anchor)).map(({ place }) => place),
    );
  });

  it('name only files and folders that exist', () => {
    // The changelog may name a file that has been removed since. `dist/` exists only after a build.
    const named = documents
      .filter(({ path }) => !path.endsWith('CHANGELOG.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/`((?:[a-z-]+\/)+(?:[\w-]+\.(?:tsx?|mjs|json|html|css|md))?)`/g)].map(([, name = '']) => ({
          path,
          name,
        })),
      )
      .filter(({ name }) => !/^(?:assets\/)?dist\//.test(name));
    expect(named.length).toBeGreaterThan(100);
    const roots = (path: string) => ['', dirname(path), 'theme-templates', 'theme-templates/templates', 'test'];
    enforce(
      'Every path that a document names exists, from the top of the tree or from the document.',
      named
        .filter(({ path, name }) => !roots(path).some((root) => existsSync(join(root, name))))
        .map(({ path, name }) => `${path}: ${name}`),
    );
  });

  it('import only modules that exist, in the code of a widget and of its test', () => {
    const imported = [...textOf('widgets/README.md').matchAll(/^import [^;]* from '(\.[^']+)';/gm)].map(
      ([, to = '']) => to,
    );
    const homes = ['widgets/global', 'test/unit/widgets/global'];
    // The guide's example widget does not exist.
    const others = imported.filter((to) => !to.endsWith('/countdown'));
    expect(others.length).toBeGreaterThan(5);
    enforce(
      'Every module that widgets/README.md imports exists, seen from a widget or a test of the group global.',
      others.filter((to) => !homes.some((home) => ['.ts', '.tsx'].some((end) => existsSync(join(home, to + end))))),
    );
  });

  it('name only commands that exist', () => {
    const unknown = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([command]) => `${path}: ${command}`),
    );
    enforce('Every command of a document is a script of package.json.', unknown);
  });

  it('show every tag as code, except a line break', () => {
    // A reader of the repository's pages would see an element: a `<details>` hides the rest of its document.
    const shown = documents.flatMap(({ path, text }) => {
      const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`]*`/g, '');
      return [...prose.matchAll(/<(?!br>)[a-z][^>]*>/gi)].map(([tag]) => `${path}: ${tag}`);
    });
    enforce('A tag in a document is in backticks.', shown);
  });

  it('contain no markers of a merge conflict', () => {
    enforce(
      'A document contains no markers of a merge conflict.',
      documents.filter(({ text }) => /^(?:<{7}|={7}|>{7}|(?:> ){7})/m.test(text)).map(({ path }) => path),
    );
  });
});

describe('the README at the top level', () => {
  it('has at most 8,192 bytes', () => {
    const bytes = Buffer.byteLength(textOf('README.md'));
    enforce('README.md has at most 8,192 bytes.', bytes > 8_192 ? [`it has ${bytes}`] : []);
  });

  it('leads to every other document by one or two links', () => {
    const linked = (path: string) =>
      [...textOf(path).matchAll(/\]\(([^)#\s:]+\.md)/g)].map(([, to = '']) => join(dirname(path), to));
    const near = new Set(linked('README.md').flatMap((path) => [path, ...linked(path)]));
    const far = documents.map(({ path }) => path).filter((path) => path !== 'README.md' && !near.has(path));
    enforce('Every document is at most two links away from README.md.', far);
  });
});
