import type { Labels } from '../../theme/own-theme';

/** A theme setting that only adopted themes have. */
interface AdoptedSetting {
  readonly value: unknown;
  /** Its entry in the theme editor. */
  readonly entry: { readonly id: string } & Readonly<Record<string, unknown>>;
  readonly labels: Labels;
}

/** The theme settings that only adopted themes have, by name: our own theme has no script that these switch. */
export const adoptedSettings: ReadonlyMap<string, AdoptedSetting> = new Map([
  [
    'theme_script',
    {
      value: 'auto',
      entry: {
        type: 'select',
        label: 'i18n.ThemeScript',
        id: 'theme_script',
        force_reload: true,
        options: [
          { value: 'auto', label: 'i18n.ThemeScriptAuto' },
          { value: 'always', label: 'i18n.ThemeScriptAlways' },
        ],
      },
      labels: {
        'i18n.ThemeScript': { default: 'Load the script of the theme', fr: 'Charger le script du thème' },
        'i18n.ThemeScriptAuto': { default: 'On pages that need it', fr: 'Sur les pages qui en ont besoin' },
        'i18n.ThemeScriptAlways': { default: 'On all pages', fr: 'Sur toutes les pages' },
      },
    },
  ],
]);
