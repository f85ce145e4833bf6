/** Chinese, Japanese and full-width signs are as wide as two letters. */
const wide = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/;

/** How wide a text is, in letters. */
export const textWidth = (text: string): number =>
  [...text].reduce((width, sign) => width + (wide.test(sign) ? 2 : 1), 0);
