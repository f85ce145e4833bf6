import type { Request } from 'express';

/** The Stencil headers of a request. */
export interface StencilHeaders {
  /** Template names under `components/`; empty for a whole page. */
  renderWith: string[];
  /** The page configuration that replaces front matter; null when the header is missing or empty. */
  config: PageConfig | null;
  /** Whether BigCommerce's command-line tool requests data instead of HTML. */
  wantsData: boolean;
  /** Whether it requests only the name of the page's template, its first step. */
  wantsTemplateFile: boolean;
}

/** Front matter, or its replacement: the data that a template requests from the platform. */
export type PageConfig = Readonly<Record<string, unknown>>;

/** Reads `stencil-options`, `stencil-config` and `stencil-version`; a header that isn't JSON counts as empty. */
export function readStencilHeaders(request: Pick<Request, 'headers'>): StencilHeaders {
  const options = parseObject(request.headers['stencil-options']);
  const config = parseObject(request.headers['stencil-config']);
  const wanted = options['render_with'];
  return {
    renderWith:
      typeof wanted === 'string'
        ? wanted
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
        : [],
    config: Object.keys(config).length > 0 ? config : null,
    wantsData: request.headers['stencil-version'] !== undefined,
    wantsTemplateFile: options['get_template_file'] === true,
  };
}

/** The number at a path of a page configuration, such as `cart.suggestions.limit`. */
export function limitAt(config: PageConfig, path: string, fallback: number): number {
  const found = valueAt(config, `${path}.limit`);
  return typeof found === 'number' ? found : fallback;
}

/** Whether a page configuration requests this at all. */
export const asksFor = (config: PageConfig, path: string): boolean => Boolean(valueAt(config, path));

function valueAt(config: PageConfig, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
      config,
    );
}

function parseObject(header: string | string[] | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(String(header ?? '{}'));
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
