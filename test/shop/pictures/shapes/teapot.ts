import type { Shape } from '../shape';

export const teapot: Shape = {
  shadow: 280,
  focus: [460, 540],
  draw: ({ dark, pale, deep }) =>
    `<path d="M690 500q150-70 140 60t-160 120" fill="none" stroke="${deep}" stroke-width="34"/>` +
    '<path d="M330 640Q230 600 210 470Q190 420 150 410l30-40q80 20 100 90t90 90z" fill="url(#body)"/>' +
    '<path d="M500 380Q720 390 720 590Q720 760 600 796H400Q280 760 280 590Q280 390 500 380Z" ' +
    'fill="url(#body)"/>' +
    Array.from(
      { length: 40 },
      (_, i) =>
        `<circle cx="${320 + (i % 8) * 52 + (Math.floor(i / 8) % 2) * 24}" ` +
        `cy="${480 + Math.floor(i / 8) * 58}" r="15" fill="#fff" opacity="0.09"/>`,
    ).join('') +
    `<path d="M360 430Q310 520 330 640" stroke="${pale}" stroke-width="24" opacity="0.55" fill="none" ` +
    'stroke-linecap="round"/>' +
    '<path d="M390 392Q500 300 610 392Q500 420 390 392Z" fill="url(#body)"/>' +
    `<ellipse cx="500" cy="396" rx="116" ry="20" fill="none" stroke="${dark}" stroke-width="8"/>` +
    '<circle cx="500" cy="318" r="24" fill="url(#brass)"/>' +
    '<rect x="400" y="786" width="200" height="18" rx="8" fill="url(#brass)"/>',
};
