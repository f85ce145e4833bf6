import { readFileSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { buildIfStale } from '../support/build/build-if-stale';
import { hold } from './hold';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

describe('the version', () => {
  it('of the bundle is the one that the theme requests', () => {
    const { version } = json('package.json');
    const { settings } = json('theme-templates/config.json') as { settings: { widgets_version?: string } };
    const offences =
      settings.widgets_version === version ? [] : [`${settings.widgets_version} is not ${String(version)}`];
    hold("The theme's widgets_version is the version of package.json.", offences);
  });

  it('has a hash that fits into a theme setting', () => {
    const offences = buildIfStale().files.filter(({ integrity }) => integrity.length > 64);
    hold(
      'The text of a theme setting has 64 characters at most (TR-4400).',
      offences.map(({ integrity }) => integrity),
    );
  });
});
