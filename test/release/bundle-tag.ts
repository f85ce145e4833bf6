import { readFileSync } from 'node:fs';

const partial = 'theme-templates/templates/components/common/widgets-script.html';

/** Where the pointer of a CDN lies, below the address of its folders. */
export const POINTER = 'channel.json';

/**
 * Writes the one tag of those who follow a pointer: it brings the channel's script of a version, and that the version that the
 * pointer names. The pointer is asked for beside the script.
 *
 * @param cdn the address below which the folders of the versions and the pointer stand
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
 * Writes the one tag of a version, out of the theme's own partial: its address and hash stand in it, what the page
 * knows is Handlebars still. It can be pasted into a layout or into the Script Manager, which both render that.
 *
 * @param cdn the address below which the folders of the versions stand
 * @param integrity of `loader.js`
 */
export function bundleTag(version: string, integrity: string, cdn: string): string {
  const [tag = ''] = /<script[\s\S]*<\/script>/.exec(readFileSync(partial, 'utf8')) ?? [];
  const filled = [
    ["{{cdn (multiConcat 'widgets:' widgets_version '/loader.js')}}", `${cdn}/${version}/loader.js`],
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
