import { readFileSync } from 'node:fs';

const partial = 'theme-templates/templates/components/common/widgets-script.html';

/** The pointer's file name on a CDN, below the URL of the version folders. */
export const POINTER = 'channel.json';

/**
 * Writes the tag of a shop that follows a channel. It loads a version's `channel.js`, which loads the version that the
 * pointer names. The pointer is preloaded in parallel with the script.
 *
 * @param cdn the URL of the version folders and the pointer
 * @param integrity of `channel.js`
 */
export function channelTag(version: string, integrity: string, cdn: string): string {
  const pointer = `${cdn}/${POINTER}`;
  const tag = bundleTag(version, integrity, cdn)
    .replace('/loader.js"', '/channel.js"')
    .replace('data-page-context', `data-channel="${pointer}"\n  data-page-context`);
  return `<link rel="preload" as="fetch" href="${pointer}" crossorigin="anonymous">\n${tag}`;
}

/**
 * Writes the tag of a version from the theme's own partial. Address and hash are filled in; the page's data stay
 * Handlebars. It can be pasted into a layout or into the Script Manager, which both render Handlebars.
 *
 * @param cdn the URL of the version folders
 * @param integrity of `loader.js`
 */
export function bundleTag(version: string, integrity: string, cdn: string): string {
  const [tag = ''] = /<script[\s\S]*<\/script>/.exec(readFileSync(partial, 'utf8')) ?? [];
  const filled = [
    [
      "{{#if widgets_hosted}}{{cdn (multiConcat 'assets/widgets/' widgets_hosted '/loader.js')}}{{else}}{{cdn (multiConcat 'widgets:' widgets_version '/loader.js')}}{{/if}}",
      `${cdn}/${version}/loader.js`,
    ],
    // A theme builds its own widgets into the call of its partial.
    ['{{#if widgets_own}}\n  data-widgets-own="{{{widgets_own}}}"{{/if}}', ''],
    ['{{#if widgets_integrity}}', ''],
    ['{{/if}}', ''],
    ['{{{widgets_integrity}}}', integrity],
    ['{{widgets_off}}', ''],
  ] as const;
  const written = filled.reduce((text, [place, value]) => {
    if (!text.includes(place)) throw new Error(`release: ${partial} has no ${place}`);
    return text.replace(place, value);
  }, tag);
  return `${written}\n`;
}
