import type { Visit } from '../sessions/visit';
import type { PageConfig } from '../wire/stencil-headers';

/** A page of the shop before it is rendered. */
export interface Page {
  /** The template under `templates/`, such as `pages/product`. */
  template: string;
  /** As the platform names it: https://developer.bigcommerce.com/docs/storefront/stencil, "page_type". */
  pageType: string;
  entityId?: number;
  status?: number;
  /** The whole context; `config` is what the template asks for. */
  context(config: PageConfig): Record<string, unknown>;
}

/** Knows some addresses; undefined for the others. */
export type FindPage = (visit: Visit) => Page | undefined;
