import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { widgetChapter } from '../contracts/widget-chapter';
import type { OwnChunk } from './build-own';
import { describeOwn } from './describe-own';
import { ownManualPath } from './own-folder';

/** The manual of a theme's own widgets, by its path; null without widgets. */
export function ownManual(theme: string, chunks: readonly OwnChunk[]): [path: string, text: string | null][] {
  if (chunks.length === 0) return existsSync(join(theme, ownManualPath)) ? [[ownManualPath, null]] : [];
  const chapters = chunks.map((chunk) => widgetChapter(chunk.name, describeOwn(theme, chunk)));
  return [[ownManualPath, `${[opening, ...chapters].join('\n\n')}\n`]];
}

const opening = `# The theme's own widgets

\`npm run own\` writes this file from the contracts, and from the comments of \`templates/components/widgets/\`.`;
