import { inclusions } from './check-partials';
import type { Problem } from './problem';
import type { Theme } from './read-theme';

/** What brings the widgets to a theme that has slots: the bundle's tag, and the settings that its address is made of. */
export function checkBundleTag({ config, templates }: Theme): Problem[] {
  const all = [...templates.values()];
  if (!all.some(({ text }) => /\sdata-widget=/.test(text))) return [];
  const tags = all.filter(({ text }) => /<script[^>]*\sdata-page-context/.test(text));
  const included = new Set(all.flatMap((template) => [...inclusions(template, templates)]));
  const isPrinted = tags.some(({ id }) => !id.startsWith('components/') || included.has(id));
  const settings = settingsOf(config);
  const address = settings.get('cdn') as { widgets?: unknown } | undefined;
  const isVersioned =
    all.every(({ text }) => !text.includes('theme_settings.widgets_version')) || settings.has('widgets_version');
  const about = (path: string, sentence: string): Problem => ({ path, line: 0, sentence });
  return [
    ...(isPrinted
      ? []
      : [
          about(
            'templates',
            "no template prints the bundle's tag: include components/common/widgets-script in the layout",
          ),
        ]),
    ...(address?.widgets
      ? []
      : [about('config.json', 'the settings lack the address of the widgets: "cdn": { "widgets": "https://…" }')]),
    ...(isVersioned
      ? []
      : [about('config.json', 'the settings lack "widgets_version": without a version no widget comes')]),
  ];
}

/** The theme's settings, and those of its variations. */
function settingsOf({ settings, variations }: Theme['config']): Map<string, unknown> {
  const styles = Array.isArray(variations) ? (variations as { settings?: object }[]) : [];
  return new Map([settings, ...styles.map((style) => style.settings)].flatMap((given) => Object.entries(given ?? {})));
}
