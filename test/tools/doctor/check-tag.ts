import { type Finding, fault } from './finding';
import { isHash } from './hashes-to';
import type { Attributes, PageFacts } from './read-page';

/** Checks that the tag exists, once, with the attributes that browsers need. `checkIntegrity` compares its hash. */
export function checkTag(
  { tags, hasInertTag, slots }: Pick<PageFacts, 'tags' | 'hasInertTag' | 'slots'>,
  page: string,
): Finding[] {
  const [tag, ...others] = tags;
  if (tag) {
    return [
      ...checkCount(tag, others),
      ...checkUrl(tag, page),
      ...checkAttributes(tag),
      ...checkChannelTag(tag),
      ...checkVitals(tag),
    ];
  }
  if (hasInertTag) {
    return [
      fault(
        'tag-inert',
        "The bundle's tag is in a comment, a <noscript> or a <template>: browsers do not run it there, and no widget runs; put it into the <head> itself.",
      ),
    ];
  }
  return [
    fault(
      'tag-missing',
      `The page has no tag of the bundle: ${slots.length > 0 ? 'its slots stay as the server rendered them' : 'no widget runs'}; set the theme settings widgets_version and widgets_integrity, and include components/common/widgets-script in the layout.`,
    ),
  ];
}

function checkCount(tag: Attributes, others: readonly Attributes[]): Finding[] {
  if (others.length === 0) return [];
  const urls = [...new Set([tag, ...others].map(({ src = 'no URL' }) => src))];
  if (urls.length === 1) {
    return [
      fault(
        'tag-twice',
        `The page has the bundle's tag ${others.length + 1} times: only the first runs, the others report an error; print it once, in the layout or by the Script Manager.`,
      ),
    ];
  }
  return [
    fault(
      'tags-mixed',
      `The page has tags of several versions (${urls.join(', ')}): the first runs, the others report an error; print only one.`,
    ),
  ];
}

function checkUrl({ src }: Attributes, page: string): Finding[] {
  if (!src) {
    return [
      fault(
        'tag-without-address',
        "The bundle's tag has no src: a script optimizer has removed it; exclude the tag from the optimizer.",
      ),
    ];
  }
  if (page.startsWith('https:') && new URL(src, page).protocol === 'http:') {
    return [
      fault(
        'tag-insecure',
        `The page is at https: and the bundle's tag at ${src}: browsers block it; begin the URL "cdn.widgets" of the theme's config.json with https:.`,
      ),
    ];
  }
  return [];
}

/** `channel.js` needs the URL of its pointer, and only `channel.js` does. */
function checkChannelTag(tag: Attributes): Finding[] {
  const isScript = /\/channel\.js(\?|#|$)/.test(tag['src'] ?? '');
  if (!tag['src'] || isScript === 'data-channel' in tag) return [];
  return [
    isScript
      ? fault(
          'channel-unnamed',
          "The bundle's tag loads channel.js but has no data-channel: it does not know the channel, and no widget runs; use the tag of the release's channel.html.",
        )
      : fault(
          'channel-unread',
          "The bundle's tag has data-channel but loads loader.js, which does not read the channel; use the tag of the release's channel.html, or remove the attribute.",
        ),
  ];
}

/** Checks that the share of vitals is a percentage. */
function checkVitals({ 'data-widget-vitals': share }: Attributes): Finding[] {
  if (share === undefined || (share.trim() !== '' && Number(share) >= 0 && Number(share) <= 100)) return [];
  return [
    fault(
      'vitals-share',
      `The bundle's tag has data-widget-vitals="${share}", which is no percentage: no page is measured; write a number from 0 to 100.`,
    ),
  ];
}

function checkAttributes(tag: Attributes): Finding[] {
  const { type = '', crossorigin, integrity } = tag;
  const [file, cure] =
    'data-channel' in tag
      ? ['channel.js', "use the tag of the release's channel.html"]
      : [
          'loader.js',
          'copy the integrity of loader.js from the manifest.json of your own copy of the release into the theme setting widgets_integrity',
        ];
  const findings: Finding[] = [];
  if (type.trim().toLowerCase() !== 'module') {
    findings.push(
      fault(
        'tag-type',
        `The bundle's tag has the type "${type}" instead of "module": browsers do not run it as a module, and no widget runs; exclude the tag from the tool that rewrites scripts (such as Rocket Loader), or print it by components/common/widgets-script.`,
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
      fault('integrity-missing', `The bundle's tag has no integrity: browsers would run a changed ${file}; ${cure}.`),
    );
  } else if (!isHash(integrity)) {
    findings.push(
      fault(
        'integrity-unreadable',
        `The integrity "${integrity}" of the bundle's tag is no hash: browsers ignore it and check nothing; ${cure}.`,
      ),
    );
  }
  return findings;
}
