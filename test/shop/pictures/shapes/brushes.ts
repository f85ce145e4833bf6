import type { Shape } from '../shape';

const brush = (x: number, width: number, top: number, turn: number): string =>
  `<g transform="rotate(${turn} ${x} 600)">` +
  `<path d="M${x - 16} ${top}q16-20 32 0l${width / 6} 220h${-32 - width / 3}z" fill="url(#body)"/>` +
  `<circle cx="${x}" cy="${top + 26}" r="9" fill="#1c1612" opacity="0.45"/>` +
  `<rect x="${x - width / 2}" y="${top + 214}" width="${width}" height="80" rx="5" fill="url(#steel)"/>` +
  `<path d="M${x - width / 2} ${top + 240}h${width}M${x - width / 2} ${top + 270}h${width}" ` +
  'stroke="#70777b" stroke-width="4"/>' +
  `<path d="M${x - width / 2 + 3} ${top + 292}L${x - width / 2 - 6} 790Q${x} 820 ${x + width / 2 + 6} ` +
  `790L${x + width / 2 - 3} ${top + 292}Z" fill="#3b2c22"/>` +
  `<path d="M${x - width / 4} ${top + 300}L${x - width / 4 - 5} 786M${x + width / 6} ` +
  `${top + 300}L${x + width / 6 + 4} 786" stroke="#7a5c44" stroke-width="5" opacity="0.7"/></g>`;

export const brushes: Shape = {
  shadow: 300,
  focus: [500, 520],
  draw: () => brush(300, 90, 300, -6) + brush(480, 150, 250, 0) + brush(700, 200, 210, 6),
};
