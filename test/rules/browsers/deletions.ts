import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code of ours that a feature of the platform makes superfluous. */
interface Deletion {
  /** The feature's id in the package web-features. */
  readonly feature: string;
  /** What to delete, and what to use in its place. */
  readonly task: string;
  /** The files to change, each with a text that the code to delete has. */
  readonly code: Readonly<Record<string, string>>;
  /** A later day, and the reason why all browsers of the last 30 months are not enough. */
  readonly postponed?: { readonly until: string; readonly why: string };
}

/** The calendar of deletions. A feature that is no longer needed leaves with its code. */
export const deletions: readonly Deletion[] = [
  {
    feature: 'check-visibility',
    task: 'call checkVisibility() without a fallback',
    code: {
      'core/loader/hold-events.ts': 'checkVisibility?.()',
      'widgets/bars/cookie-notice.tsx': 'checkVisibility?.(',
      'widgets/global/tabs.tsx': 'checkVisibility?.()',
    },
    postponed: { until: '2027-07-27', why: 'Safari 17.2 and 17.3 are supported until all browsers have popovers' },
  },
  {
    feature: 'details-name',
    task: 'delete the widget collapsible-group and its mark, and what closes the other entries of the menu: <details name> does both',
    code: {
      'widgets/global/collapsible-group.tsx': 'MutationObserver',
      'widgets/header/use-sub-menus.ts': 'other.open = false',
    },
  },
  {
    feature: 'popover',
    task: 'delete the check of the loader, the listener for iPhones, and the copies of `scripting: none` in the style sheets',
    code: {
      'core/loader/start.ts': 'selector(:popover-open)',
      'widgets/header/use-drawer.ts': 'closeAtPressOutside',
      'theme-templates/assets/styles/search.css': '@supports not selector(:popover-open)',
    },
  },
  {
    feature: 'details-content',
    task: 'delete the button that opens the filters: the style sheet opens their <details> on wide screens',
    code: { 'theme-templates/assets/styles/category.css': '::details-content' },
  },
  {
    feature: 'invoker-commands',
    task: 'open dialogs by command="show-modal" and commandfor, and no longer by a listener and a held press',
    code: { 'widgets/global/dialogs/dialog.tsx': '[data-reveal-id]', 'core/loader/hold-events.ts': 'revealId' },
  },
  {
    feature: 'navigation',
    task: 'follow lists by navigation.addEventListener("navigate"), and delete the positions of entries',
    code: { 'core/page/page-url.ts': 'popstate', 'core/listing/use-listing.ts': 'popstate' },
  },
  {
    feature: 'toggleevent-source',
    task: 'read the opener from the event toggle, and delete useLastPressed',
    code: { 'widgets/global/dialogs/use-modal.ts': 'useLastPressed' },
  },
  {
    feature: 'trusted-types',
    task: 'create the policies without a try block',
    code: { 'core/dom/page-policy.ts': 'catch', 'core/channel/follow-pointer.ts': 'catch' },
  },
  {
    feature: 'dialog-closedby',
    task: 'print closedby="any" in the dialogs, and delete isOnBackdrop',
    code: { 'widgets/global/dialogs/use-modal.ts': 'isOnBackdrop' },
  },
  {
    feature: 'scroll-driven-animations',
    task: 'delete the widget slim-header: the style sheet animates the header',
    code: { 'widgets/global/slim-header.tsx': 'IntersectionObserver' },
  },
  {
    feature: 'hidden-until-found',
    task: 'print hidden="until-found" in closed tabs, and delete what scrolls to the element of the hash: the browser does',
    code: { 'widgets/global/tabs.tsx': 'target.scrollIntoView()' },
  },
  {
    feature: 'requestidlecallback',
    task: 'call requestIdleCallback without a fallback',
    code: { 'core/timing/wait.ts': 'requestIdleCallback ?? setTimeout' },
  },
  {
    feature: 'scheduler',
    task: 'call scheduler.postTask without a fallback',
    code: { 'core/timing/wait.ts': 'scheduler?.postTask' },
  },
  {
    feature: 'share',
    task: 'show the button for sharing without a check',
    code: { 'widgets/product-extras/share.tsx': "typeof navigator.share !== 'function'" },
  },
];

interface Feature {
  readonly kind: string;
  readonly status?: { readonly baseline_low_date?: string };
}

const file = join('node_modules', 'web-features', 'data.json');
const { features } = JSON.parse(readFileSync(file, 'utf8')) as { features: Readonly<Record<string, Feature>> };

/** Baseline _widely available_: this many months after the last of the browsers got the feature. */
const MONTHS = 30;

/** The day on which the code of a deletion is due; undefined if a browser lacks the feature. */
export function dueDay({ feature, postponed }: Deletion): string | undefined {
  const known = features[feature];
  if (known?.kind !== 'feature') throw new Error(`web-features has no feature "${feature}": it was renamed or split`);
  const since = known.status?.baseline_low_date?.replace(/^\D/, '');
  if (!since) return undefined;
  const day = new Date(since);
  day.setUTCMonth(day.getUTCMonth() + MONTHS);
  const widely = day.toISOString().slice(0, 10);
  return postponed && postponed.until > widely ? postponed.until : widely;
}

/** What is due on a day, `2027-03-03`, as sentences. */
export const dueDeletions = (today: string): string[] =>
  deletions.flatMap((deletion) => {
    const day = dueDay(deletion);
    if (day === undefined || day > today) return [];
    return [`${deletion.feature} since ${day}: ${deletion.task} (${Object.keys(deletion.code).join(', ')})`];
  });
