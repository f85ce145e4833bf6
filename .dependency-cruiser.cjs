const { readFileSync } = require('node:fs');

/** The floors of core as its document draws them, from the top down: `5 │ state │ what it is for`. */
const floors = [...readFileSync('core/README.md', 'utf8').matchAll(/^\d+ │ ([^│]+?) *│/gm)].map(([, folders]) =>
  folders.split(' · '),
);
/** The floors of test from the ground up; all tests are at the top. */
const testFloors = ['theme', 'shop', 'support', 'tools'];
const tests = '(unit|browser|engines|faults|endurance|languages|rules)';

const packages = (...names) => `^node_modules/(${names.join('|')})/`;
/** The folders of the two lowest floors that know the browser alone. */
const browser = ['page', 'dom', 'storage', 'timing'];
const core = (...folders) => `^core/(${folders.join('|')})/`;

/** An import of a value, at once; a type, and what is loaded on demand, are other rules' business. */
const atOnce = { dependencyTypesNot: ['type-only'], dynamic: false };

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The parts of the bundle, and what they import besides their own files. */
const parts = [
  rule(
    'entry',
    'The entry imports core/loader, the floors of page and dom, and the stored badge; the loader loads all other files by their URLs.',
    { path: '^widgets/(bundle|table|exceptions)[.]ts$' },
    { pathNot: [core('loader', ...browser), '^widgets/(table|exceptions|global/show-stored-badge)[.]ts$'], ...atOnce },
  ),
  rule(
    'entry-of-a-folder',
    'widgets/channel.ts and widgets/vitals.ts start a folder of core, when a shopper sees the page.',
    { path: '^widgets/(channel|vitals)[.]ts$' },
    { pathNot: [core('channel', 'vitals', 'timing')], ...atOnce },
  ),
  rule(
    'widget',
    'A widget imports core/contract, controls, forms, listing, markup, state, events, errors, the floors of page and dom, React, lodash.debounce and its own group.',
    { path: '^widgets/([^/]+)/' },
    {
      pathNot: [
        '^widgets/$1/',
        core('contract', 'controls', 'forms', 'listing', 'markup', 'state', 'events', 'errors', ...browser),
        packages('react', 'lodash.debounce'),
      ],
      ...atOnce,
    },
  ),
  ...[
    ['(channel|vitals)', 'each is a small file that loads alone', [core('errors', ...browser), packages('web-vitals')]],
    ['(loader)', 'from mount and api it imports only types', [core('errors', ...browser)]],
    [
      '(state)',
      'axios is loaded on demand',
      [core(...browser, 'events', 'errors'), packages('react', 'react-redux', 'redux', '@reduxjs/toolkit')],
    ],
    ['(forms)', 'it knows no page', [core('contract', 'markup', 'state', ...browser), packages('react')]],
    [
      '(listing)',
      'it knows no page',
      [core('contract', 'controls', 'events', 'markup', 'state', ...browser), packages('react')],
    ],
    ['(api)', 'it knows no state', [core('errors', ...browser), packages('axios')]],
  ].map(([folder, why, allowed]) =>
    rule(
      `core-${folder.replace(/\W+/g, '')}`,
      `core/${folder} imports only ${allowed.join(', ')}: ${why}.`,
      { path: `^core/${folder}/` },
      { pathNot: ['^core/$1/', ...allowed], ...atOnce },
    ),
  ),
  rule(
    'state-on-demand',
    'core/state loads only core/api on demand.',
    { path: '^core/state/' },
    { pathNot: ['^core/(api|state)/'], dynamic: true },
  ),
];

/** The folders that may import a package. */
const importers = Object.entries({
  axios: core('api'),
  'react-dom': core('mount'),
  'js-cookie': core('storage'),
  redux: core('state'),
  '@reduxjs/toolkit': core('state'),
  'react-redux': core('state', 'mount'),
  'web-vitals': core('vitals'),
}).map(([name, folder]) =>
  rule(
    `only-importer-of-${name}`,
    `Only ${folder} imports ${name}.`,
    { path: '^(core|widgets)/', pathNot: [folder, '^core/build/'] },
    { path: packages(name), dependencyTypesNot: ['type-only'] },
  ),
);

/** A folder of core imports its own files and the floors below it. Types count. */
const floorsOfCore = floors.flatMap((floor, index) =>
  floor.map((folder) =>
    rule(
      `floor-of-${folder}`,
      'A folder of core imports only from the floors below it: see the picture in core/README.md.',
      { path: `^core/${folder}/` },
      { path: core(...floors.slice(0, index + 1).flat()), pathNot: `^core/${folder}/` },
    ),
  ),
);

const floorsOfTest = testFloors.map((folder, index) =>
  rule(
    `floor-of-test-${folder}`,
    'A folder of test imports only from floors below it, and nothing imports a test.',
    { path: `^test/${folder}/` },
    { path: `^test/(${[...testFloors.slice(index + 1), tests].join('|')})/` },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...parts,
    ...importers,
    ...floorsOfCore,
    ...floorsOfTest,
    rule(
      'floor-of-every-folder',
      'Each folder of core is in the picture of core/README.md, and each folder of test has its floor here.',
      {
        path: '^(core|test)/[^/]+/',
        pathNot: [core(...floors.flat(), 'build'), `^test/(${[...testFloors, tests].join('|')})/`],
      },
      {},
    ),
    rule('core', 'core imports no widget, test or template.', { path: '^core/' }, { path: '^(widgets|theme-templates)/' }),
    rule('no-test', 'The bundle imports nothing from test.', { path: '^(core|widgets)/' }, { path: '^test/' }),
    rule(
      'other-test',
      'A kind of test imports no other kind.',
      { path: `^test/${tests}/` },
      { path: `^test/${tests}/`, pathNot: '^test/$1/' },
    ),
    rule(
      'no-circle',
      'No modules import values from each other in a circle.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    {
      ...rule(
        'no-circle-of-folders',
        'No folders import each other in a circle: move shared code into one of them, or into a third.',
        { path: '^(core|widgets|test/(support|tools))/' },
        { path: '^(core|widgets|test/(support|tools))/', circular: true },
      ),
      scope: 'folder',
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    cache: { folder: '.cache/imports', strategy: 'content' },
  },
};
