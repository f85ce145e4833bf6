import { parse } from 'yaml';
import type { PageConfig } from '../wire/stencil-headers';

const fence = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Removes the front matter of a template. */
export const cutFrontMatter = (source: string): string => source.replace(fence, '');

/**
 * Reads a template's front matter: the data that it requests from the platform. `{{theme_settings.x}}` is replaced
 * before the YAML is parsed.
 *
 * @throws YAMLParseError when the front matter isn't YAML
 */
export function readFrontMatter(source: string, themeSettings: Readonly<Record<string, unknown>>): PageConfig {
  const head = fence.exec(source)?.[1];
  if (head === undefined) return {};
  const filled = head.replace(/\{\{\s*theme_settings\.([\w-]+)\s*}}/g, (_, name: string) =>
    String(themeSettings[name] ?? ''),
  );
  const config: unknown = parse(filled);
  return typeof config === 'object' && config !== null ? (config as PageConfig) : {};
}
