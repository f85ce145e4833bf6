import { expect, it } from '@jest/globals';
import { loaderNames } from '../../../../core/build/loader-names.mjs';
import { sourceFiles } from '../../../support/build/source-files';

/** The classes of the browser and of the language. */
const classes = Object.getOwnPropertyNames(window).flatMap((name) => Reflect.get(window, name)?.prototype ?? []);

it('no name that the build shortens is a property of the browser or of the language', () => {
  expect(classes.length).toBeGreaterThan(100);
  const known = [window, document, navigator, ...classes];
  expect(loaderNames.filter((name) => known.some((owner) => name in owner))).toEqual([]);
});

it('every name that the build shortens is a property of the loader', () => {
  const loader = sourceFiles(['core/loader'])
    .map(({ text }) => text)
    .join('\n');
  expect(loaderNames.filter((name) => !new RegExp(`^  (readonly )?${name}[(:]`, 'm').test(loader))).toEqual([]);
});
