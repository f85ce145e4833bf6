import { createLocalShop } from '../../../shop/create-local-shop';
import { makeRenderer, type Renderer, type RenderInput } from '../../../shop/render/renderer';
import { makeTheme } from '../../../shop/render/theme';
import { folders } from '../../../theme/folders';
import type { FileChange } from '../file-change';
import { copyTheme } from '../theme-copy';

/** One template, rendered from the same data before and after. */
export interface RenderedTwice {
  readonly template: string;
  /** The platform's name for the kind of page; of a fragment, that of the page that asked for it. */
  readonly pageType: string;
  /** Null when the unchanged theme cannot be rendered. */
  readonly before: string | null;
  /** The page, or the error's message when it cannot be rendered. */
  readonly after: string;
}

/**
 * Renders every page of a theme twice with BigCommerce's own renderer, from the same data: unchanged, and with the
 * changes. The theme's folder is only read.
 *
 * @param visit requests the pages from the shop at a URL
 */
export async function renderBoth(
  folder: string,
  changes: readonly FileChange[],
  visit: (url: string) => Promise<void>,
): Promise<RenderedTwice[]> {
  const copy = copyTheme(folder, changes);
  const rendered: RenderedTwice[] = [];
  const after = makeRenderer(makeTheme(copy.folder), folders.dist);
  const shop = createLocalShop({
    theme: folder,
    settings: { csp: false },
    render: (before) => twice(before, after, rendered),
  });
  try {
    await visit(await shop.listen());
  } finally {
    await shop.close();
    copy.remove();
  }
  return rendered;
}

const twice = (before: Renderer, after: Renderer, rendered: RenderedTwice[]): Renderer => ({
  ...before,
  render: async (template, input) => {
    // Both get the new settings, so that a page that renders all settings does not differ because of them.
    const themeSettings = { ...after.theme.settings(), ...input.themeSettings };
    const own = await attempt(before, template, { ...input, themeSettings });
    const theirs = await attempt(after, template, { ...input, themeSettings });
    const pageType = String(input.context['page_type'] ?? 'default');
    rendered.push({ template, pageType, before: own.html ?? null, after: theirs.html ?? theirs.reason });
    return { html: own.html ?? own.reason, hints: [] };
  },
});

async function attempt(
  renderer: Renderer,
  template: string,
  input: RenderInput,
): Promise<{ html?: string; reason: string }> {
  try {
    return { html: (await renderer.render(template, input)).html, reason: '' };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
