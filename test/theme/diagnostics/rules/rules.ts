import { escapeRegExp } from '../../escape-reg-exp';
import { ownRules } from './own-rules';
import type { Rule, Rules } from './rule';
import { slotRules } from './slot-rules';
import { templateRules } from './template-rules';
import { themeRules } from './theme-rules';

/** Every error that the checker knows, by its name. */
export const rules: Rules = { ...slotRules, ...templateRules, ...themeRules, ...ownRules };

/** @throws when no rule has the name */
export function ruleOf(name: string): Rule {
  const rule = rules[name];
  if (!rule) throw new Error(`no rule has the name "${name}"`);
  return rule;
}

/** Whether a sentence matches one of a rule's sentences. */
export const isReported = (sentence: string, { says }: Rule): boolean =>
  says.some((form) => new RegExp(`^${form.split('…').map(escapeRegExp).join('[\\s\\S]*')}$`).test(sentence));
