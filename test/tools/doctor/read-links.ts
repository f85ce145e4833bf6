import type { Attributes } from './read-page';

/** Reads a `Link` header: resource hints that a server sends before the page. */
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
