import { escapeHtml } from '../wire/escape-html';
import type { EditorGroup, EditorGroups } from './editor-groups';
import { settingField } from './setting-field';

/** What the panel shows. */
export interface PanelState {
  /** The URL of the page in the frame, from the shop's root. */
  readonly url: string;
  readonly editor: EditorGroups;
  /** All theme settings with their present values. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The names of the changed settings. */
  readonly changed: readonly string[];
  /** The names of the theme's variations, and the index of the one that is shown. */
  readonly variations: readonly string[];
  readonly variation: number;
}

/** The page with the shop in a frame and the theme's settings beside it. */
export const settingsPage = ({
  url,
  editor,
  values,
  changed,
  variations,
  variation,
}: PanelState): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Theme settings: ${escapeHtml(url)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/__shop/inspector/inspector.css"><link rel="stylesheet" href="/__shop/theme-settings/settings.css">
<script type="module" src="/__shop/theme-settings/settings.js"></script></head>
<body><main><iframe title="The page" src="${escapeHtml(url)}"></iframe></main>
<aside aria-label="Theme settings"><h1>Theme settings</h1>
<form method="post" action="/__shop/theme-settings/variation" id="variations" class="tools">${from(url)}
<label for="variation">Variation</label> <select id="variation" name="variation">${(variations.length > 0
  ? variations
  : ['The settings of config.json']
)
  .map(
    (name, index) => `<option value="${index}"${index === variation ? ' selected' : ''}>${escapeHtml(name)}</option>`,
  )
  .join('')}</select> <button>Start from it</button></form>
<p id="changed" role="status">${escapeHtml(changedSentence(changed))}</p>
<p class="tools"><button type="button" id="copy">Copy as config.json</button>
<a href="/__shop/theme-settings/config.json" target="_blank">Open config.json</a> <a href="${escapeHtml(url)}">Close</a></p>
<form method="post" action="/__shop/theme-settings" id="settings" lang="${escapeHtml(editor.language)}">${from(url)}
${editor.groups.length === 0 ? '<p lang="en">The theme has no schema.json, so the platform’s editor shows no settings.</p>' : ''}
${editor.groups.map((group, index) => groupOf(group, values, index === 0)).join('\n')}
<noscript><button lang="en">Show</button></noscript></form></aside></body></html>`;

const from = (url: string): string => `<input type="hidden" name=":url" value="${escapeHtml(url)}">`;

const groupOf = ({ name, settings }: EditorGroup, values: PanelState['values'], isOpen: boolean): string =>
  `<details${isOpen ? ' open' : ''}><summary><h2>${escapeHtml(name)}</h2></summary>
${settings.map((setting) => settingField(setting, values[setting.id])).join('\n')}</details>`;

/** One sentence about the changed settings. */
export const changedSentence = (changed: readonly string[]): string =>
  changed.length === 0 ? 'Nothing changed.' : `Changed: ${changed.join(', ')}.`;
