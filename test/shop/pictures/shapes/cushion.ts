import type { Shape } from '../shape';

export const cushion: Shape = {
  shadow: 300,
  focus: [420, 500],
  draw: ({ pale, deep }) =>
    '<path d="M230 330Q500 400 770 330Q700 560 770 790Q500 730 230 790Q300 560 230 330Z" ' +
    'fill="url(#body)"/>' +
    '<path d="M230 330Q500 400 770 330Q700 560 770 790Q500 730 230 790Q300 560 230 330Z" fill="none" ' +
    `stroke="${pale}" stroke-width="10"/>` +
    `<ellipse cx="500" cy="560" rx="150" ry="110" fill="${deep}" opacity="0.18" filter="url(#soft)"/>` +
    `<circle cx="500" cy="560" r="16" fill="${pale}"/>` +
    '<path d="M500 560q-60-90-150-120M500 560q80-70 150-110M500 560q-70 60-140 120M500 560q70 50 130 120" ' +
    `stroke="${deep}" stroke-width="6" opacity="0.3" fill="none"/>` +
    '<path d="M300 400q140 30 250 10" stroke="#fff" stroke-width="24" opacity="0.18" fill="none" ' +
    'stroke-linecap="round"/>',
};
