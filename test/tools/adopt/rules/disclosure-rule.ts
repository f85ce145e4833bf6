import type { ElementRule } from '../rule';

/**
 * Puts a disclosure around a form that is hidden until the theme's script opens it, so that it stays closed and opens
 * without a script.
 *
 * @param selector the element that the script shows
 * @param opener the theme's control that opened it, which the disclosure replaces
 * @param title our words for the disclosure, for a template that does not contain the control
 */
export const disclosureRule = (name: string, selector: string, opener: string, title: string): ElementRule => ({
  name,
  in: /cart/,
  selector,
  ifHidden: true,
  opener: { selector: opener, otherwise: `{{lang '${title}'}}` },
  before:
    '<details class="widgets-disclosure"><summary class="widgets-disclosure-toggle[opener-place]">[opener]</summary>',
  after: '</details>',
});

/** Hides the element around openers that a disclosure replaces, if it holds nothing else: it would take their space. */
export const emptiedPlaceRule = (name: string, openers: string): ElementRule => ({
  name,
  in: /cart/,
  selector: `:not([data-widget-replaced]):has(> :is(${openers})):not(:has(> :not(${openers})))`,
  holds: /^<(\w+)[^>]*>\s*(?:(?:<(a|button)\b.*?<\/\2>|\{\{!--.*?--\}\})\s*)+<\/\1>$/s,
  mark: 'data-widget-replaced',
});
