const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Text as HTML; the platform writes its messages as HTML, names of products included. */
export const escapeHtml = (plain: string): string => plain.replace(/[&<>"']/g, (char) => entities[char] ?? char);
