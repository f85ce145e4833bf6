const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, also for quoted attribute values. */
export const htmlText = (text: string): string => text.replace(/[&<>"]/g, (sign) => references[sign] ?? sign);
