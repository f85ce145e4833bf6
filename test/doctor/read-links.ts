import type { Attributes } from './read-page';

/** Reads a `Link` header: hints that a server sends ahead of the page. */
export function readLinks(header: string | null): Attributes[] {
  return [...(header ?? '').matchAll(/<([^>]*)>([^<]*)/g)].map(([, href = '', parameters = '']) => ({
    href,
    ...Object.fromEntries(
      [...parameters.matchAll(/;\s*([\w-]+)(?:\s*=\s*"?([^",;]*)"?)?/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value.trim(),
      ]),
    ),
  }));
}
