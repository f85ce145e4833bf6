import { commandsByScript } from './commands';

const scripts = new RegExp(`\\bnpm\\s+run\\s+(${[...commandsByScript.keys()].join('|')})( --(?= ))?(?![\\w-])`, 'g');

/** Renames the npm scripts of this repository to the package's commands: `npm run check -- x` to `npx storefront-widgets check x`. */
export const withCommands = (text: string): string =>
  text
    .replace(scripts, (_, script: string) => `npx storefront-widgets ${commandsByScript.get(script) ?? script}`)
    .replace(/\bnpm\s+start\b( --(?= ))?/g, 'npx storefront-widgets start');

/**
 * A document as the package has it: with the package's commands, and without links to files that the package lacks.
 * Headings stay as they are, because their words are URLs. A command may be on two lines.
 */
export const packagedDocument = (markdown: string): string =>
  markdown
    .split(/^(#+ .*)$/m)
    .map((part) => (/^#+ /.test(part) ? part : withCommands(part)))
    .join('')
    .replace(/\[([^\]]+)\]\(\.\.\/[^)]*\)/g, '$1');

/** The package's first page, whose links lead to the package's own folders. */
export const frontPage = (markdown: string): string => withCommands(markdown.replaceAll('](../../../../', ']('));
