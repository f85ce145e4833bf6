/** Whether a piece of HTML is nothing but text: it needs no parser, which a page's policy may refuse. */
export const isPlainText = (html: string): boolean => !/[<&]/.test(html);
