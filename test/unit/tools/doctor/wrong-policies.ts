import { type Misconfiguration, rewritten, withPolicy } from './misconfiguration';

/** Faults of the page's policy. */
export const wrongPolicies: readonly Misconfiguration[] = [
  {
    name: 'the policy lacks the CDN',
    page: withPolicy((policy) => policy.replace(/ http:\S+$/, '')),
    sentences: [
      "The page's policy does not let the page fetch from {cdn}: the loader fetches each file there before it runs it, so no widget runs; add {cdn} to connect-src.",
    ],
  },
  {
    name: 'the policy lacks the shop',
    page: withPolicy((policy) => policy.replace("connect-src 'self'", 'connect-src')),
    sentences: [
      "The page's policy does not let the page call its own shop: no cart and no option is answered; add 'self' to connect-src.",
    ],
  },
  {
    name: 'the tag has no nonce',
    page: rewritten(/(loader\.js") nonce="[^"]*"/, '$1'),
    sentences: [
      `The page's policy asks scripts for a nonce, and the bundle's tag has none: the loader does not run; print nonce="{{nonce}}" on the tag.`,
    ],
  },
  {
    name: 'the rules for early pages have no nonce',
    page: rewritten(/(type="speculationrules") nonce="[^"]*"/, '$1'),
    sentences: [
      `The page's policy refuses the rules for early pages: browsers fetch no page before a press; print nonce="{{nonce}}" on the script, or add 'inline-speculation-rules' to script-src.`,
    ],
  },
  {
    name: 'the nonce is of another response',
    page: withPolicy((policy) => policy.replace(/'nonce-[^']*'/, "'nonce-b2xk'")),
    sentences: [
      "The page's policy has another nonce than the bundle's tag: the loader does not run; header and page are not of one response, so keep pages with a nonce out of caches.",
    ],
  },
  {
    name: 'the policy lists scripts by origin',
    page: withPolicy((policy) => policy.replace(/ 'nonce-[^']*' 'strict-dynamic'/, '')),
    sentences: [
      "The page's policy does not allow scripts of {cdn}: the loader does not run, and no widget runs; add {cdn} to script-src, or a nonce that the tag carries.",
    ],
  },
  {
    name: 'the policy requires trusted types and lacks the name',
    page: withPolicy((policy) => policy.replace(' storefront-widgets ', ' ')),
    sentences: [
      "The page's policy requires trusted types and does not allow the bundle's policy storefront-widgets: no widget runs; add storefront-widgets to trusted-types.",
    ],
  },
  {
    name: 'one policy requires trusted types, and another one lacks the name',
    page: rewritten('<head>', `<head><meta http-equiv="Content-Security-Policy" content="trusted-types my-theme">`),
    sentences: [
      "The page's policy requires trusted types and does not allow the bundle's policy storefront-widgets: no widget runs; add storefront-widgets to trusted-types.",
    ],
  },
  {
    name: 'a policy in the page is narrower than that of the header',
    page: rewritten('<head>', `<head><meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`),
    sentences: [
      "The page's policy does not let the page fetch from {cdn}: the loader fetches each file there before it runs it, so no widget runs; add {cdn} to connect-src.",
    ],
  },
  {
    name: 'a policy that only reports would block the bundle',
    page: withPolicy(() => "default-src 'self'", 'content-security-policy-report-only'),
    sentences: [
      "The page's policy that only reports does not allow scripts of {cdn}: the loader does not run, and no widget runs; add {cdn} to script-src, or a nonce that the tag carries.",
      "The page's policy that only reports does not let the page fetch from {cdn}: the loader fetches each file there before it runs it, so no widget runs; add {cdn} to connect-src.",
    ],
  },
];
