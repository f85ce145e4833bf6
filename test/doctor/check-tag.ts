import { type Finding, fault } from './finding';
import { isHash } from './hashes-to';
import type { Attributes, PageFacts } from './read-page';

/** Is the tag there, once, and does it say what browsers need? Its hash is compared elsewhere. */
export function checkTag(
  { tags, hasInertTag, slots }: Pick<PageFacts, 'tags' | 'hasInertTag' | 'slots'>,
  page: string,
): Finding[] {
  const [tag, ...others] = tags;
  if (tag) return [...checkCount(tag, others), ...checkAddress(tag, page), ...checkAttributes(tag)];
  if (hasInertTag) {
    return [
      fault(
        'tag-inert',
        "The bundle's tag stands in a comment, a <noscript> or a <template>: browsers run nothing there, and no widget comes; put it into the <head> itself.",
      ),
    ];
  }
  return [
    fault(
      'tag-missing',
      `The page has no tag of the bundle: ${slots.length > 0 ? 'its slots stay as the server printed them' : 'no widget comes'}; set the theme settings widgets_version and widgets_integrity, and include components/common/widgets-script in the layout.`,
    ),
  ];
}

function checkCount(tag: Attributes, others: readonly Attributes[]): Finding[] {
  if (others.length === 0) return [];
  const addresses = [...new Set([tag, ...others].map(({ src = 'no address' }) => src))];
  if (addresses.length === 1) {
    return [
      fault(
        'tag-twice',
        `The page has the bundle's tag ${others.length + 1} times: only the first does something, the others report an error; print it once, in the layout or by the Script Manager.`,
      ),
    ];
  }
  return [
    fault(
      'tags-mixed',
      `The page has tags of several versions (${addresses.join(', ')}): the first runs, the others report an error; print the one that is meant.`,
    ),
  ];
}

function checkAddress({ src }: Attributes, page: string): Finding[] {
  if (!src) {
    return [
      fault(
        'tag-without-address',
        "The bundle's tag has no src: something that delays scripts has taken it away; except the tag from it.",
      ),
    ];
  }
  if (page.startsWith('https:') && new URL(src, page).protocol === 'http:') {
    return [
      fault(
        'tag-insecure',
        `The page is at https: and the bundle's tag at ${src}: browsers block it; begin the address "cdn.widgets" of the theme's config.json with https:.`,
      ),
    ];
  }
  return [];
}

function checkAttributes(tag: Attributes): Finding[] {
  const { type = '', crossorigin, integrity } = tag;
  const findings: Finding[] = [];
  if (type.trim().toLowerCase() !== 'module') {
    findings.push(
      fault(
        'tag-type',
        `The bundle's tag has the type "${type}" instead of "module": browsers do not run it as a module, and no widget comes; except the tag from what rewrites scripts (Rocket Loader does), or print it by components/common/widgets-script.`,
      ),
    );
  }
  if (crossorigin === 'use-credentials') {
    findings.push(
      fault(
        'tag-credentials',
        `The bundle's tag has crossorigin="use-credentials": browsers then refuse files with Access-Control-Allow-Origin: *; write crossorigin="anonymous".`,
      ),
    );
  }
  if (!integrity) {
    findings.push(
      fault(
        'integrity-missing',
        "The bundle's tag has no integrity: browsers would run a loader.js that somebody has changed; copy the integrity of loader.js from the version's manifest.json into the theme setting widgets_integrity.",
      ),
    );
  } else if (!isHash(integrity)) {
    findings.push(
      fault(
        'integrity-unreadable',
        `The integrity "${integrity}" of the bundle's tag is no hash: browsers ignore it and check nothing; copy the integrity of loader.js from the version's manifest.json into the theme setting widgets_integrity.`,
      ),
    );
  }
  return findings;
}
