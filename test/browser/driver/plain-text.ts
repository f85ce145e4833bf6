/** What a person reads of HTML that staff wrote, for expectations: without its tags, with its entities read. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .trim();
