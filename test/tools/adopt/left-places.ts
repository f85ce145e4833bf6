import { readMarkup } from '../../theme/read-markup';
import type { Place } from './mark-template';
import type { Group } from './rule';

interface LeftRule {
  readonly name: string;
  readonly groups: readonly Group[];
  readonly selector: string;
  readonly hint: string;
}

/** Places that no rule can mark, each with what the author can do. */
const leftRules: readonly LeftRule[] = [
  {
    name: 'list of coupons',
    groups: ['cart'],
    selector: '[data-cart-coupons]',
    hint: 'the widget cart-page updates the totals, not this list: move the list into the totals if your shop shows it',
  },
];

/** The places of a template that the author has to change. */
export function leftPlaces(id: string, text: string, groups: readonly Group[]): Place[] {
  const rules = leftRules.filter((rule) => rule.groups.some((group) => groups.includes(group)));
  const markup = readMarkup(text);
  return rules.flatMap((rule) =>
    markup
      .find(rule.selector)
      .filter(({ attributes }) => !('data-widget' in attributes))
      .map(({ start }) => ({
        rule: rule.name,
        template: id,
        line: text.slice(0, start).split('\n').length,
        is: 'left' as const,
        hint: rule.hint,
      })),
  );
}
