import { beforeAll, describe, it } from '@jest/globals';
import { enforce } from './enforce';
import { readArrows, type Arrow } from './read-arrows';

/** The imports that a room may have besides its own files; `lazy` only by `import()`. */
interface Room {
  readonly room: RegExp;
  readonly may: RegExp;
  readonly lazy?: RegExp;
  readonly sentence: string;
}

const rooms: readonly Room[] = [
  {
    room: /^widgets\/(bundle|table|exceptions)\.ts$/,
    may: /^(core\/(loader|page)\/|widgets\/(table|exceptions|global\/show-kept-badge)\.ts$)/,
    sentence:
      'The entry imports core/loader, core/page and the kept badge; the loader loads all other files by their addresses.',
  },
  {
    room: /^widgets\/(channel|vitals)\.ts$/,
    may: /^core\/(channel\/|vitals\/|page\/when-activated)/,
    sentence: 'widgets/channel.ts and widgets/vitals.ts start a room of core, when a shopper sees the page.',
  },
  {
    room: /^core\/(channel|vitals)\//,
    may: /^core\/(errors|page)\//,
    sentence: 'core/channel and core/vitals import core/errors and core/page: each is a small file that loads alone.',
  },
  {
    room: /^widgets\/[^/]+\//,
    may: /^(core\/(contract|controls|forms|listing|markup|state|page|events)\/|react$|lodash\.debounce$)/,
    sentence:
      'A widget imports core/contract, core/controls, core/forms, core/listing, core/markup, core/state, core/page, core/events, React, ' +
      'lodash.debounce and its own group; never another group, axios, react-dom or react-redux.',
  },
  {
    room: /^core\/loader\//,
    may: /^core\/(errors|page)\//,
    sentence: 'core/loader imports core/errors and core/page; from core/mount and core/api it imports only types.',
  },
  {
    room: /^core\/state\//,
    may: /^(core\/(page|events|errors)\/|react$|react-redux$|redux$|@reduxjs\/toolkit$)/,
    lazy: /^core\/api\//,
    sentence:
      'core/state imports core/page, core/events, core/errors and the types of core/api; axios is loaded lazily.',
  },
  {
    room: /^core\/forms\//,
    may: /^(core\/(contract|markup|page|state)\/|react$)/,
    sentence: 'core/forms imports core/contract, core/markup, core/page, core/state and React.',
  },
  {
    room: /^core\/listing\//,
    may: /^(core\/(contract|controls|events|markup|page|state)\/|react$)/,
    sentence:
      'core/listing imports core/contract, core/controls, core/events, core/markup, core/page, core/state and React.',
  },
  {
    room: /^core\/api\//,
    may: /^(core\/(errors|page)\/|axios$)/,
    sentence: 'core/api imports core/errors, core/page and axios.',
  },
  {
    room: /^core\//,
    may: /^(?!widgets\/|test\/|theme-templates\/)/,
    sentence: 'core never imports widgets, test or theme-templates.',
  },
];

const importers: Readonly<Record<string, RegExp>> = {
  axios: /^core\/api\//,
  'react-dom': /^core\/mount\//,
  'js-cookie': /^core\/page\//,
  redux: /^core\/state\//,
  '@reduxjs/toolkit': /^core\/state\//,
  'react-redux': /^core\/(state|mount)\//,
};

const describeArrow = ({ from, to, lazy }: Arrow) => `${from} → ${lazy ? `import(${to})` : to}`;
const folderOf = (path: string) => path.split('/').slice(0, 2).join('/');

function breaks({ from, to, lazy }: Arrow, { may, lazy: later }: Room): boolean {
  if (from.startsWith('widgets/') ? folderOf(from) === folderOf(to) : to.startsWith(`${folderOf(from)}/`)) return false;
  return lazy && later ? !later.test(to) : !may.test(to);
}

describe('the imports of the bundle', () => {
  let arrows: Arrow[] = [];
  beforeAll(async () => {
    arrows = await readArrows();
  });

  it.each(rooms.map((room) => [room.sentence, room] as const))('%s', (sentence, room) => {
    const mine = arrows.filter(({ from }) => rooms.find((candidate) => candidate.room.test(from)) === room);
    enforce(sentence, mine.filter((arrow) => breaks(arrow, room)).map(describeArrow));
  });

  it.each(Object.keys(importers))('%s is imported only by its room', (name) => {
    const violations = arrows.filter(({ from, to }) => to === name && !importers[name]?.test(from));
    enforce(`Only ${importers[name]?.source} imports ${name}.`, violations.map(describeArrow));
  });

  it('no file of the bundle imports from test', () => {
    enforce(
      'No file of the bundle imports from test.',
      arrows.filter(({ to }) => to.startsWith('test/')).map(describeArrow),
    );
  });
});
