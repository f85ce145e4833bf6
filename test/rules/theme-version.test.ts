import { readFileSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { buildIfStale } from '../support/build/build-if-stale';
import { enforce } from './enforce';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

describe('the version', () => {
  it('of the bundle is the one that the theme requests', () => {
    const { version } = json('package.json');
    const { settings } = json('theme-templates/config.json') as { settings: { widgets_version?: string } };
    const violations =
      settings.widgets_version === version ? [] : [`${settings.widgets_version} is not ${String(version)}`];
    enforce("The theme's widgets_version is the version of package.json.", violations);
  });

  it('has a hash that fits into a theme setting', () => {
    const violations = buildIfStale().files.filter(({ integrity }) => integrity.length > 64);
    enforce(
      'The text of a theme setting has 64 characters at most (TR-4400).',
      violations.map(({ integrity }) => integrity),
    );
  });
});
