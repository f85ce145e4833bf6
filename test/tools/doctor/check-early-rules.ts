import { isJson } from '../../theme/is-json';
import { type Finding, fault, note } from './finding';
import type { RenderedRules } from './read-page';
import type { Policy } from './read-policy';

/** Checks that browsers can read a page's speculation rules, and that no header gets in their way. */
export function checkEarlyRules(rules: readonly RenderedRules[], headers: Headers): Finding[] {
  const added = headers.get('speculation-rules');
  const dropped = /"(prefetchCache|prerenderCache|\*)"/.test(headers.get('clear-site-data') ?? '');
  return [
    ...(rules.every(({ text }) => isJson(text))
      ? []
      : [
          fault(
            'early-rules-broken',
            'The rules for early pages are not valid JSON: browsers ignore them and fetch no page before a press; correct the script with type="speculationrules".',
          ),
        ]),
    ...(added
      ? [
          note(
            'early-rules-header',
            `The header Speculation-Rules adds rules of ${added} to those of the theme: they may fetch links that change the cart; check which links they allow, or remove the header.`,
          ),
        ]
      : []),
    ...(dropped && rules.length > 0
      ? [
          fault(
            'early-pages-dropped',
            'The header Clear-Site-Data deletes the pages that browsers have fetched early: browsers fetch them twice; send it only in answers that change what a page shows.',
          ),
        ]
      : []),
  ];
}

/** Whether a policy lets browsers read these rules: https://w3c.github.io/webappsec-csp/#match-element-to-source-list */
export function allowsEarlyRules(policy: Policy, rules: readonly RenderedRules[]): boolean {
  const sources = policy.sourcesOf('script-src-elem', 'script-src', 'default-src');
  if (!sources || sources.includes("'inline-speculation-rules'")) return true;
  const isStrict = sources.some((source) => /^'(nonce-|sha\d+-|strict-dynamic)/.test(source));
  if (sources.includes("'unsafe-inline'") && !isStrict) return true;
  return rules.every(({ nonce }) => nonce !== undefined && sources.includes(`'nonce-${nonce}'`));
}
