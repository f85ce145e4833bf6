/** The anchor of a heading, as GitHub makes it. */
export const headingAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

/** The anchors of all headings of a document. */
export const headingAnchors = (markdown: string): Set<string> =>
  new Set([...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => headingAnchor(heading)));
