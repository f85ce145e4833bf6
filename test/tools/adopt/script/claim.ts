/** A behaviour of the reference theme's script that a widget replaces. */
export interface Claim {
  /** The module, below `assets/js/theme`: `global/menu`; or a package: `foundation.dropdown`. */
  readonly module: string;
  /** The elements; `*` for every element that the module's known code touches there. */
  readonly selectors: readonly string[];
  /** The events of the elements. Without them, all events. */
  readonly events?: readonly string[];
  /**
   * Where the elements are: in the widget's slot; anywhere on a page that has the slot; or openers, whose attribute names
   * an element in the slot. Without it, in the slot.
   */
  readonly where?: 'page' | 'opener';
}
