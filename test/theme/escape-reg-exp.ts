/** The text as a regular expression that matches this text only. The language has `RegExp.escape` from Node 24 on. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
