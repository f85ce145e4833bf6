import type { Pair } from '../pair';
import type { ElementRule } from '../rule';
import { collapsibleAttributes } from './filter-rules';

/**
 * A section with a heading, a control in the heading and a panel, which the theme's own script collapses. The section
 * becomes a disclosure, and the heading its control. The panel stays as it is, because a closed disclosure hides it.
 *
 * @param what name for the author
 * @param section the section's hook
 * @param mark attributes for the section
 */
export function disclosureUnit(what: string, section: string, mark: string): readonly ElementRule[] {
  const unit = what;
  const pair: Pair = { within: 'template' };
  return [
    {
      name: what,
      unit,
      selector: `${section}:not(details)`,
      rename: 'details',
      mark,
      side: { of: pair, is: 'target' },
    },
    {
      name: `heading of ${what}`,
      unit,
      selector: `${section} > :has(> [data-collapsible])`,
      before: '<summary class="widgets-summary">\n[indent]',
      after: '\n[indent]</summary>',
      side: { of: pair, is: 'opener' },
    },
    {
      name: `control of ${what}`,
      unit,
      selector: `${section} > * > [data-collapsible]`,
      rename: 'span',
      drops: ['href', 'type', ...collapsibleAttributes, '.is-open'],
    },
  ];
}
