const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Escapes a text for HTML. The platform's messages are HTML and include product names. */
export const escapeHtml = (plain: string): string => plain.replace(/[&<>"']/g, (char) => entities[char] ?? char);
