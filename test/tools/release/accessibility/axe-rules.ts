import axe from 'axe-core';

/** Axe's rules that check a criterion in every state of the shop. */
export const axeRules = (number: string): string[] =>
  axe
    .getRules([`wcag${number.replaceAll('.', '')}`])
    .filter(({ tags }) => tags.some((tag) => /^wcag2[12]?aa?$/.test(tag)) && !tags.includes('experimental'))
    .map(({ ruleId }) => ruleId)
    .sort();
