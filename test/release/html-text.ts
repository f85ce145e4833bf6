const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML, also between quotes. */
export const htmlText = (text: string): string => text.replace(/[&<>"]/g, (sign) => references[sign] ?? sign);
