/** Chinese, Japanese, Korean and full-width characters are as wide as two letters. */
const wide = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/;

/** The width of a text, in letters. */
export const textWidth = (text: string): number =>
  [...text].reduce((width, sign) => width + (wide.test(sign) ? 2 : 1), 0);
