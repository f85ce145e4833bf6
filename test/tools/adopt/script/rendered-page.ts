/** A page or a fragment of a theme, as the shop sends it. */
export interface RenderedPage {
  readonly template: string;
  /** The platform's name for the kind of page; of a fragment, that of the page that asked for it. */
  readonly pageType: string;
  readonly html: string;
}
