import Paper, { type ResourceHint } from '@bigcommerce/stencil-paper';
import type { PageConfig } from '../wire/stencil-headers';
import type { ShopSettings } from '../world/shop-settings';
import type { Fallback } from './fallback';
import { newestBuild } from './newest-build';
import { type ChangeTemplate, type GatherTemplates, makeTemplateFiles } from './template-files';
import type { Theme } from './theme';
import { withFallbackTexts } from './with-fallback-texts';

/** The input of one rendering, besides its template. */
export interface RenderInput {
  context: Record<string, unknown>;
  themeSettings: Record<string, unknown>;
  regions: Record<string, string>;
  nonce: string;
  acceptLanguage: string;
  /** Whether slots and parts get their template file and line as an attribute. */
  showsPlaces: boolean;
}

export interface Renderer {
  theme: Theme;
  /** The theme's settings, with the newest build's version and hash, and the merchant's changes. */
  themeSettings(settings: ShopSettings): Record<string, unknown>;
  /** The data that a template requests: config.json's resources, overridden by front matter. */
  frontMatter(template: string, settings: Record<string, unknown>): PageConfig;
  /** @throws Error when a template is missing or doesn't compile */
  render(template: string, input: RenderInput, fallback?: Fallback): Promise<{ html: string; hints: ResourceHint[] }>;
}

type Engine = 'handlebars-v3' | 'handlebars-v4';

/**
 * Makes BigCommerce's own renderer for a theme.
 *
 * @param dist the folder of builds that the theme settings refer to
 */
export function makeRenderer(theme: Theme, dist: string): Renderer {
  const gatherers = new Map<string, GatherTemplates>();
  const engine = (): Engine => (theme.config().template_engine === 'handlebars_v4' ? 'handlebars-v4' : 'handlebars-v3');

  const gatherer = (change?: ChangeTemplate): GatherTemplates => {
    const key = `${engine()} ${change ? 'changed' : ''}`;
    const known = gatherers.get(key) ?? makeTemplateFiles(theme.root, newPaper(engine()).getPreProcessor(), change);
    gatherers.set(key, known);
    return known;
  };

  return {
    theme,
    themeSettings: (settings) => {
      const build = newestBuild(dist);
      return {
        ...theme.settings(settings.variation),
        ...(build ? { widgets_version: build.version, widgets_integrity: build.integrity } : {}),
        ...(settings.showFastCart === null ? {} : { after_add: '', show_fast_cart: settings.showFastCart }),
        ...settings.themeSettings,
      };
    },
    frontMatter: (template, settings) => theme.frontMatter(template, settings),
    render: async (template, { context, themeSettings, regions, nonce, acceptLanguage, showsPlaces }, fallback) => {
      const change = showsPlaces ? (await import('../inspector/mark-places')).markPlaces : undefined;
      // One instance for each rendering: `inject` and `partial` store their values on it.
      const paper = newPaper(engine(), context['settings'], themeSettings, nonce);
      paper.addTemplates(gatherer(change)(template, fallback?.template));
      paper.addTranslations(
        fallback ? withFallbackTexts(theme.translations(), fallback) : theme.translations(),
        acceptLanguage,
      );
      paper.setContent(withNonce(regions, nonce));
      const whole = { ...context, theme_settings: themeSettings, template };
      return {
        html: await paper.renderTheme(template, { remote: false, context: whole }),
        hints: paper.getResourceHints(),
      };
    },
  };
}

/** The regions, in which the scripts with an empty nonce have the nonce of the response. */
const withNonce = (regions: Record<string, string>, nonce: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(regions).map(([name, html]) => [name, html.replaceAll('nonce=""', `nonce="${nonce}"`)]),
  );

/** The logger must be `console` itself: paper replaces the global console's methods with those of any other logger. */
const newPaper = (engine: Engine, siteSettings: unknown = {}, themeSettings: unknown = {}, nonce = ''): Paper =>
  new Paper(siteSettings, themeSettings, null, engine, console, 'error', nonce ? { security: { nonce } } : {});
