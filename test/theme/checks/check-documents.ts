import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticAt, diagnosticWith } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Page } from '../page/page';
import type { PageElement } from '../page/page-element';
import { excludes } from '../page/when';
import { isDocument, rootOf, slotsOf } from '../read-pages';
import type { Theme } from '../read-theme';
import type { ThemeSource } from '../theme-source';
import { twicePlace } from './twice-place';

/** Checks each document for the bundle's tag, settings and style sheet, and for the places where apps add scripts. */
export function checkDocuments({ config, source, templates }: Theme, pages: readonly Page[]): Diagnostic[] {
  const documents = pages.filter(isDocument);
  return [
    ...scriptPlaces(documents),
    ...sheets(documents, source),
    ...bundleTags(documents, templates),
    ...bundleSettings(config, templates, pages),
  ];
}

const tagsOf = oncePer(({ elements }: Page) =>
  elements.filter((element) => element.localName === 'script' && element.hasAttribute('data-page-context')),
);
/** The place of the document's root element in its layout. */
const topOf = (page: Page) => rootOf(page)!.place;

function scriptPlaces(documents: readonly Page[]): Diagnostic[] {
  return ['head.scripts', 'footer.scripts'].flatMap((name) => {
    const sentence = `renders {{{${name}}}}: apps and the platform can't add scripts`;
    const without = documents.filter(({ prints }) => !prints.has(name));
    if (without.length === documents.length)
      return [diagnosticWith('missing-scripts', 'templates', `no template ${sentence}`)];
    // A layout with neither of them and without widgets is for a frame or for print: it needs no scripts.
    return without
      .filter(
        (page) => page.prints.has('head.scripts') || page.prints.has('footer.scripts') || slotsOf(page).length > 0,
      )
      .map((page) => diagnosticAt('missing-scripts', topOf(page), `nothing on the page ${sentence}`));
  });
}

function bundleTags(documents: readonly Page[], templates: Theme['templates']): Diagnostic[] {
  const withSlots = documents.filter((page) => slotsOf(page).length > 0);
  const include = 'include components/common/widgets-script in the layout';
  const hasSlots = [...templates.values()].some(({ text }) => /\sdata-widget=/.test(text));
  if (hasSlots && !documents.some((page) => tagsOf(page).length > 0))
    return [diagnosticWith('missing-tag', 'templates', `no template renders the bundle's tag: ${include}`)];
  const without = withSlots.filter((page) => tagsOf(page).length === 0);
  return [
    ...without.map((page) =>
      diagnosticAt('missing-tag', topOf(page), `nothing on the page renders the bundle's tag: ${include}`),
    ),
    ...documents.flatMap((page) => secondTag([...tagsOf(page), ...otherLoaders(page)])),
  ];
}

/** Tags of the bundle's loader without `data-page-context`. */
const otherLoaders = ({ elements }: Page) =>
  elements.filter((element) => {
    const isLoader = /(^|\/)loader\.js$/.test(element.getAttribute('src') ?? '');
    return element.localName === 'script' && isLoader && !element.hasAttribute('data-page-context');
  });

/** Finds documents that have slots and the bundle's tag, but neither the functional sheet nor a sheet that imports it. */
function sheets(documents: readonly Page[], source: ThemeSource): Diagnostic[] {
  const sheet = 'widgets/functional';
  const importing = [...source.paths].filter(
    (path) =>
      /^assets\/.+\.s?css$/.test(path) && /@import|@use/.test(source.text(path)) && source.text(path).includes(sheet),
  );
  const names = [sheet, ...importing.map((path) => path.replace(/^.*(?=\/)|\.s?css$/g, ''))];
  const links = ({ used }: Page) =>
    [...used.values()].some((template) => names.some((name) => template?.text.includes(`${name}.css`)));
  return documents
    .filter((page) => tagsOf(page).length > 0 && slotsOf(page).length > 0 && !links(page))
    .map((page) =>
      diagnosticAt(
        'missing-sheet',
        topOf(page),
        'nothing on the page links assets/widgets/functional.css: hidden parts may show',
      ),
    );
}

function secondTag([first, ...others]: readonly PageElement[]): Diagnostic[] {
  const second = others.find((one) => first && !excludes(first.when, one.when));
  if (!first || !second) return [];
  const sentence = "the page renders the bundle's tag a second time: the second bundle does nothing";
  return [diagnosticAt('second-tag', twicePlace(first, second), sentence)];
}

/** Checks the settings that form the bundle's URL. */
function bundleSettings(config: Theme['config'], templates: Theme['templates'], pages: readonly Page[]): Diagnostic[] {
  if (!pages.some((page) => slotsOf(page).length > 0)) return [];
  const settings = settingsOf(config);
  const url = settings.get('cdn') as { widgets?: unknown } | undefined;
  const asksVersion = [...templates.values()].some(({ text }) => text.includes('theme_settings.widgets_version'));
  const asksUrl = pages.some((page) => tagsOf(page).some((tag) => !/^https?:/.test(tag.getAttribute('src') ?? '')));
  return [
    ...(url?.widgets || (pages.some((page) => tagsOf(page).length > 0) && !asksUrl)
      ? []
      : [
          diagnosticWith(
            'bundle-address',
            'config.json',
            'the settings lack the URL of the widgets: "cdn": { "widgets": "https://…" }',
          ),
        ]),
    ...(!asksVersion || settings.has('widgets_version')
      ? []
      : [
          diagnosticWith(
            'bundle-address',
            'config.json',
            'the settings lack "widgets_version": without a version no widget runs',
          ),
        ]),
  ];
}

/** The theme's settings, and those of its variations. */
export function settingsOf({ settings, variations }: Theme['config']): Map<string, unknown> {
  const styles = Array.isArray(variations) ? (variations as { settings?: object }[]) : [];
  return new Map([settings, ...styles.map((style) => style.settings)].flatMap((given) => Object.entries(given ?? {})));
}
