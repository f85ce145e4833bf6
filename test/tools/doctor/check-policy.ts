import { allowsUrl } from './allows-url';
import { allowsEarlyRules } from './check-early-rules';
import type { ExaminedVersion } from './examine-version';
import { type Finding, fault, note } from './finding';
import type { Attributes, PageFacts } from './read-page';
import type { Policy } from './read-policy';

/**
 * Checks that each policy of the page lets the loader run and fetch its files, the page call the shop, and the browser
 * read the speculation rules.
 */
export function checkPolicy(
  policies: readonly Policy[],
  tag: Attributes,
  { page, earlyRules }: { readonly page: string } & Pick<PageFacts, 'earlyRules'>,
  { url }: ExaminedVersion,
): Finding[] {
  return policies.flatMap((policy) => {
    const say = policy.isEnforced ? fault : note;
    const subject = policy.isEnforced ? "The page's policy" : "The page's policy that only reports";
    const scripts = checkScripts(policy, tag, page, url);
    return [
      ...scripts,
      // A policy that refuses the loader gets only one finding about scripts.
      ...(scripts.length > 0 || allowsEarlyRules(policy, earlyRules) ? [] : [refusedRules]),
      ...checkCalls(policy, page, url),
      ...checkTrust(policy, policies, tag),
    ].map(([kind, rest]) => say(kind, `${subject} ${rest}`));
  });
}

/** A finding's kind, and its sentence without the subject. */
type Offence = readonly [kind: string, rest: string];

const refusedRules: Offence = [
  'policy-early-rules',
  `refuses the rules for early pages: browsers fetch no page before a press; print nonce="{{nonce}}" on the script, or add 'inline-speculation-rules' to script-src.`,
];

function checkScripts(policy: Policy, tag: Attributes, page: string, folder: string): Offence[] {
  const sources = policy.sourcesOf('script-src-elem', 'script-src', 'default-src');
  // A file that the loader runs has the nonce of the tag.
  if (!sources || (tag['nonce'] && sources.includes(`'nonce-${tag['nonce']}'`))) return [];
  const hasNonce = sources.some((source) => source.startsWith("'nonce-"));
  const files = ['loader.js', 'runtime.js'].map((file) => new URL(file, folder).href);
  if (!sources.includes("'strict-dynamic'")) {
    if (files.every((file) => allowsUrl(sources, file, page))) return [];
    if (!hasNonce) {
      const { origin } = new URL(folder);
      return [
        [
          'policy-script',
          `does not allow scripts of ${origin}: the loader does not run, and no widget runs; add ${origin} to script-src, or a nonce that the tag carries.`,
        ],
      ];
    }
  }
  return [
    tag['nonce']
      ? [
          'policy-nonce',
          "has another nonce than the bundle's tag: the loader does not run; header and page are not of one response, so keep pages with a nonce out of caches.",
        ]
      : [
          'policy-nonce-missing',
          `asks scripts for a nonce, and the bundle's tag has none: the loader does not run; print nonce="{{nonce}}" on the tag.`,
        ],
  ];
}

/** All policies of a page apply at once, so the list of names may be in another one than the requirement. */
function checkTrust(policy: Policy, policies: readonly Policy[], tag: Attributes): Offence[] {
  const names = policy.sourcesOf('trusted-types');
  const isRequired = policies
    .filter((one) => one === policy || one.isEnforced)
    .some((one) => one.sourcesOf('require-trusted-types-for')?.includes("'script'"));
  if (!names || names.includes('*') || !isRequired) return [];
  const needed = ['storefront-widgets', ...('data-channel' in tag ? ['storefront-widgets-channel'] : [])];
  return needed
    .filter((name) => !names.includes(name))
    .map((name) => [
      'policy-trusted-types',
      `requires trusted types and does not allow the bundle's policy ${name}: no widget runs; add ${name} to trusted-types.`,
    ]);
}

function checkCalls(policy: Policy, page: string, folder: string): Offence[] {
  const sources = policy.sourcesOf('connect-src', 'default-src');
  if (!sources) return [];
  const { origin } = new URL(folder);
  const offences: Offence[] = [];
  if (!allowsUrl(sources, new URL('runtime.js', folder).href, page)) {
    offences.push([
      'policy-connect',
      `does not let the page fetch from ${origin}: the loader fetches each file there before it runs it, so no widget runs; add ${origin} to connect-src.`,
    ]);
  }
  if (origin !== new URL(page).origin && !allowsUrl(sources, new URL('/', page).href, page)) {
    offences.push([
      'policy-shop',
      "does not let the page call its own shop: no cart and no option is answered; add 'self' to connect-src.",
    ]);
  }
  return offences;
}
