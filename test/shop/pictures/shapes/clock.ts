import type { Shape } from '../shape';

const marks = Array.from(
  { length: 12 },
  (_, i) =>
    `<path d="M500 306v${i % 3 ? 28 : 50}" stroke="#2d2d30" stroke-width="${i % 3 ? 8 : 16}" ` +
    `transform="rotate(${i * 30} 500 510)"/>`,
);

export const clock: Shape = {
  shadow: 230,
  focus: [500, 430],
  draw: ({ deep }) =>
    `<circle cx="506" cy="522" r="288" fill="${deep}"/>` +
    '<circle cx="500" cy="510" r="284" fill="url(#body)"/>' +
    '<circle cx="500" cy="510" r="244" fill="#1c1612" opacity="0.35"/>' +
    `<circle cx="500" cy="512" r="238" fill="url(#cream)"/>${marks.join('')}` +
    '<path d="M500 540L392 400" stroke="#2d2d30" stroke-width="20" stroke-linecap="round"/>' +
    '<path d="M484 552L640 372" stroke="#2d2d30" stroke-width="13" stroke-linecap="round"/>' +
    '<path d="M500 560V330" stroke="#b5442e" stroke-width="6" transform="rotate(150 500 510)"/>' +
    '<circle cx="500" cy="512" r="17" fill="#b5442e"/>' +
    '<path d="M320 400q70-100 190-104" stroke="#fff" stroke-width="18" opacity="0.5" fill="none" ' +
    'stroke-linecap="round"/>',
};
