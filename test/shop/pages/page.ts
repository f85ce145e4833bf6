import type { Visit } from '../sessions/visit';
import type { PageConfig } from '../wire/stencil-headers';

/** A page of the shop before it is rendered. */
export interface Page {
  /** The template under `templates/`, such as `pages/product`. */
  template: string;
  /** The platform's name: https://developer.bigcommerce.com/docs/storefront/stencil, "page_type". */
  pageType: string;
  entityId?: number;
  status?: number;
  /** The whole context; `config` is the template's front matter. */
  context(config: PageConfig): Record<string, unknown>;
}

/** Finds the page of a URL; undefined for URLs of other pages. */
export type FindPage = (visit: Visit) => Page | undefined;
