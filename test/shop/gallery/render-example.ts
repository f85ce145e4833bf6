import { resolve } from 'node:path';
import type { ResourceHint } from '@bigcommerce/stencil-paper';
import { asTheirs } from '../../theme/copy-partials';
import { folders } from '../../theme/folders';
import { ownPartial, ownWords } from '../../theme/own-theme';
import type { Fallback } from '../render/fallback';
import type { Renderer } from '../render/renderer';
import type { Visit } from '../sessions/visit';
import { exampleTemplate } from './example-template';
import { galleryContext } from './gallery-context';
import { type GalleryState, type IsolatedExample, isolateExample } from './isolate-example';

/** Whether a theme is the one of this project. */
const isOwnTheme = (theme: string): boolean => resolve(theme) === resolve(folders.theme);

/** An example as a theme writes it. In other themes our language keys are below `widgets`. */
export const exampleIn = (theme: string, example: string): string => (isOwnTheme(theme) ? example : asTheirs(example));

/**
 * An adopted theme has only the partials and words that it uses. The gallery adds ours, so that it can show every
 * widget.
 */
const ours: Fallback = {
  template: (name) => {
    const own = ownPartial(name);
    return own === undefined ? undefined : asTheirs(own);
  },
  words: (language) => ({ widgets: ownWords(language) ?? ownWords('en') }),
};

/** The example to render. */
export interface ExampleRequest {
  readonly widget: string;
  /** Handlebars. */
  readonly example: string;
  readonly state: GalleryState;
}

/**
 * Renders an example alone, in the theme's layout.
 *
 * @throws Error of the renderer, or when the theme's layout does not render its page
 */
export async function renderExample(
  renderer: Renderer,
  visit: Visit,
  { widget, example, state }: ExampleRequest,
): Promise<IsolatedExample & { readonly hints: readonly ResourceHint[] }> {
  const theme = renderer.theme.root;
  const isOwn = isOwnTheme(theme);
  const template = 'pages/gallery';
  const text = exampleTemplate(theme, example);
  const { html, hints } = await renderer.render(
    template,
    {
      context: await galleryContext(visit),
      themeSettings: {
        ...renderer.themeSettings(visit.world.settings),
        ...(state === 'failed' && { widgets_off: widget }),
      },
      regions: visit.world.settings.regions,
      nonce: visit.nonce,
      acceptLanguage: visit.acceptLanguage,
      showsPlaces: visit.isInspected,
    },
    {
      template: (name) => (name === template ? text : isOwn ? undefined : ours.template(name)),
      words: (language) => (isOwn ? {} : ours.words(language)),
    },
  );
  return { ...isolateExample(html, widget, state), hints };
}
