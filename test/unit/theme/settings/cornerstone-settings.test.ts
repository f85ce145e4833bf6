import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { checkTheme } from '../../../theme/checks/check-theme';
import { knownContracts } from '../../../theme/contracts/known-contracts';
import { readThemeFrom } from '../../../theme/read-theme';
import { otherSettings, sameSettings } from '../../../theme/settings/cornerstone-settings';
import { editedSource, folderSource } from '../../../theme/theme-source';

const config = JSON.parse(readFileSync('theme-templates/config.json', 'utf8')) as {
  settings: Readonly<Record<string, unknown>>;
};
const others = otherSettings.flatMap(({ keys }) => keys);

describe('the settings of Cornerstone', () => {
  it('are named once each', () => {
    const all = [...sameSettings, ...others];
    expect(all.filter((key, index) => all.indexOf(key) < index)).toEqual([]);
    expect(all).toHaveLength(328);
  });

  it('are settings of our theme if they are taken over, and not if they are dropped', () => {
    expect(sameSettings.filter((key) => !Object.hasOwn(config.settings, key))).toEqual([]);
    expect(others.filter((key) => Object.hasOwn(config.settings, key))).toEqual([]);
  });

  it('have a counterpart that our theme sets', () => {
    expect(otherSettings.filter(({ now }) => now && !Object.hasOwn(config.settings, now))).toEqual([]);
  });

  it('in the config.json of a shop that moves are reported in a sentence for each reason', async () => {
    const settings = Object.fromEntries([...sameSettings, ...others].map((key) => [key, 'a']));
    const stored = {
      ...config,
      settings: { ...settings, cdn: { widgets: 'https://cdn.example.com' }, widgets_version: '1.0.0' },
    };
    const source = editedSource(folderSource('theme-templates'), { 'config.json': JSON.stringify(stored) });
    const problems = checkTheme(readThemeFrom(source), await knownContracts());
    expect(problems.map(({ rule }) => rule)).toEqual(problems.map(() => 'stored-settings'));
    expect(problems.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([
        `takes over ${sameSettings.length} of Cornerstone’s settings and drops ${others.length}`,
        expect.stringMatching(/^lacks \d+ settings that schema\.json names: "dark_scheme", "color-sale" and \d+ more$/),
      ]),
    );
    expect(problems).toHaveLength(otherSettings.length + 2);
  });
});
