import type { Side } from '../pair';
import type { ElementRule } from '../rule';

/**
 * Puts a disclosure around a form that the theme hides until its script opens it. So the form stays closed at first, and
 * opens without a script.
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

/** Hides the element around openers that a disclosure replaces, if it contains nothing else: it would take up space. */
export const emptiedPlaceRule = (name: string, openers: string, side: Side): ElementRule => ({
  name,
  in: /cart/,
  selector: `:not([data-widget-replaced]):has(> :is(${openers})):not(:has(> :not(${openers})))`,
  holds: /^<(\w+)[^>]*>\s*(?:(?:<(a|button)\b.*?<\/\2>|\{\{!--.*?--\}\})\s*)+<\/\1>$/s,
  mark: 'data-widget-replaced',
  side,
});
