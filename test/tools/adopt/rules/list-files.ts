import type { FileRule } from '../rule';

const sheet = (name: string, needs: string, lines: readonly string[]): FileRule => ({
  name: `styles of ${name}`,
  needs,
  path: `assets/scss/widgets/_${name}.scss`,
  text: () => `${lines.join('\n')}\n`,
  included: { in: 'assets/scss/theme.scss', line: `@import "widgets/${name}";` },
});

/** Rules of style for states that no sheet of the theme has a selector for. */
export const listFiles: readonly FileRule[] = [
  sheet('filters', 'filter', [
    '// A filter shows its values while its disclosure is open.',
    'details > .accordion-content {',
    '    display: block;',
    '}',
  ]),
  sheet('search', 'opens the advanced search', [
    '// The control of the advanced search is in another place than its form.',
    ':has(#advanced-search[open]) #advanced-search-content {',
    '    display: block;',
    '}',
    '',
    '// The shown kind of results.',
    '.navBar-action[aria-current="page"] {',
    '    color: inherit;',
    '    text-decoration: underline;',
    '}',
    '',
    '.widgets-categoryTree ul {',
    '    list-style: none;',
    '    margin-left: 1rem;',
    '}',
    '',
    '.widgets-categoryTree > ul {',
    '    margin-left: 0;',
    '}',
  ]),
  sheet('product', 'row of thumbnails', [
    '// More thumbnails than fit scroll sideways.',
    '.productView-thumbnails:has(> :nth-child(6)) {',
    '    display: flex;',
    '    overflow-x: auto;',
    '',
    '    > * {',
    '        flex: none;',
    '    }',
    '}',
    '',
    '// Nothing is delivered later.',
    '[data-product-backordered]:not(:has([data-part]:not([hidden]))) {',
    '    display: none;',
    '}',
  ]),
];
