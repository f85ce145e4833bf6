import type { Compared } from './compare-outcomes';

/** A difference between the reference theme's script and the widgets that is meant. */
export interface AcceptedDifference {
  readonly title: RegExp;
  /** The lines of the comparison that it explains. */
  readonly lines: RegExp;
  readonly reason: string;
}

/** The accepted differences, each with its reason. */
const acceptedDifferences: readonly AcceptedDifference[] = [
  {
    title: /./,
    lines: /^(appeared \+ "English"|gone \+ "(en|EN)")$/,
    reason:
      'a theme knows only the codes of languages: the toggle shows it until the widget names the language, at the first input',
  },
  {
    title: /^language: the list opens/,
    lines: /^appeared [+−] "[fF]rançais"$/,
    reason: 'the name of a language begins with a capital letter, as the other links of the header do',
  },
  {
    title: /^(write a review|bulk prices): the link( of a card)? opens the dialog|^bulk prices: Escape/,
    lines: /^url: nothing → "[^"]*\/(#write_review|#bulk_pricing-\d+)?"$/,
    reason:
      'a press before the code of the dialogs has arrived follows the hash of the link, which goes with the dialog',
  },
  {
    title: /^bulk prices: (the link of a card|Escape)/,
    lines: /^appeared [+−] "(Quick view|Compare|Add to Cart)"$/,
    reason: 'the card below the backdrop stays under the pointer, because the dialog is inside it',
  },
  {
    title: /^bulk prices: the link of a product/,
    lines:
      /^appeared \+ "(Bulk discount rates|Below are the available .*|Buy \d.*|Quantity|Price|\d.*)"$|^url: "[^"]*\/#bulk_pricing" → nothing$/,
    reason: 'after a choice, the link of the reference theme opens no dialog: its script has replaced the link',
  },
  {
    title: /price range|shop by price/,
    lines: /^url: "[^"]*\?search_query=&/,
    reason: 'an empty search is no filter: the list of the shorter URL is the same',
  },
  {
    title: /^(quick view|options)/,
    lines: /^(appeared|gone) (\+ ".*\((Sold out|Out of stock).*\)"|− "Moss")$/,
    reason: 'a value that is sold out says so in its label, not only by its look',
  },
  {
    title: /^options: a rectangle|^options: a pick list/,
    lines: /^(appeared|gone) \+ "(Clamp|Round|Wool Cushion)"$/,
    reason: 'the name of the chosen value stands beside the name of every option, not only of swatches',
  },
  {
    title: /^edit options: the dialog opens/,
    lines: /^appeared \+ "Navy & white"$/,
    reason:
      'the chosen swatch is named as soon as the dialog opens, as on the page of the product; there the script of the reference theme names it only after a press',
  },
  {
    title: /^options: a value that is sold out/,
    lines: /^appeared − "(Bulk Pricing:|Buy in bulk and save)"$/,
    reason:
      'the link to the bulk prices is there from the start; the script of the reference theme takes it away until an option is chosen',
  },
  {
    title: /^options: values that are sold out are hidden/,
    lines: /^gone − "None"$/,
    reason:
      'the value "None" stays: the script of the reference theme hides it, because the shop’s list of values in stock has only real ones',
  },
  {
    title: /^quantity: no number/,
    lines: /^appeared − "The quantity should contain only numbers"$/,
    reason: 'the message appears with the wrong number, before the press',
  },
  {
    title: /^estimator: quotes/,
    lines: /^quotes \+ "\$/,
    reason: 'the rates of UPS are in the list, not behind a link',
  },
  {
    title: /^write a review: (an empty form|a message goes)/,
    lines: /^(appeared|gone) (− "The '.*'|\+ "(Name|Review Subject|Comments)) field cannot be blank\."$/,
    reason: 'an empty field has the sentence that the theme has for the fields of all its forms',
  },
];

/** Takes the accepted differences out of a comparison. */
export function withoutAccepted(
  compared: Compared,
  accepted: readonly AcceptedDifference[] = acceptedDifferences,
): Compared {
  if (compared.verdict !== 'different') return compared;
  const known = accepted.filter(({ title }) => title.test(compared.title));
  const lines = compared.lines.filter((line) => !known.some((one) => one.lines.test(line)));
  return { ...compared, lines, verdict: lines.length === 0 ? 'same' : 'different' };
}
