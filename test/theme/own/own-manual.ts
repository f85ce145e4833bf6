import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EditorEntries } from '../contracts/editor-entries';
import { widgetChapter } from '../contracts/widget-chapter';
import type { OwnChunk } from './build-own';
import { describeOwn } from './describe-own';
import { ownEditorDataPaths, ownManualPath } from './own-folder';

/** The manual of a theme's own widgets and their data for editors, by path; null for each of them without widgets. */
export function ownManual(theme: string, chunks: readonly OwnChunk[]): [path: string, text: string | null][] {
  const { code, jetBrains } = ownEditorDataPaths;
  if (chunks.length === 0) {
    return [ownManualPath, code, jetBrains].filter((path) => existsSync(join(theme, path))).map((path) => [path, null]);
  }
  const described = chunks.map((chunk) => [chunk.name, describeOwn(theme, chunk)] as const);
  const chapters = described.map(([name, widgets]) => widgetChapter(name, widgets));
  const entries = new EditorEntries();
  for (const widget of described.flatMap(([, widgets]) => widgets)) entries.addWidget(widget);
  return [
    [ownManualPath, `${[opening, ...chapters].join('\n\n')}\n`],
    [code, entries.forCode()],
    [jetBrains, entries.forJetBrains('own-widgets', '1.0.0')],
  ];
}

const opening = `# The theme's own widgets

\`npm run own\` writes this file from the contracts, and from the comments of \`templates/components/widgets/\`.`;
