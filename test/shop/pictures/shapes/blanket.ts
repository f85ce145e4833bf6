import type { Shape } from '../shape';

const fold = (y: number, tone: string, edge: string): string =>
  `<path d="M240 ${y}q-40 40 0 80h500q50-40 0-80z" fill="${tone}"/>` +
  `<path d="M250 ${y + 78}h486" stroke="${edge}" stroke-width="5"/>`;

export const blanket: Shape = {
  shadow: 320,
  focus: [400, 560],
  draw: ({ base, dark, light, pale, deep }) =>
    fold(716, base, deep) +
    fold(636, light, dark) +
    fold(556, base, deep) +
    '<path d="M230 480q270-70 530 0l-10 80q-250-60-510 0z" fill="url(#flat)"/>' +
    '<path d="M300 466l-6 76M350 456l-6 76M640 456l6 76M690 466l6 76M400 452l-4 74M590 452l4 74" ' +
    `stroke="${pale}" stroke-width="9" opacity="0.8"/>` +
    `<path d="M246 520q260-60 500 0" stroke="${pale}" stroke-width="9" opacity="0.6" fill="none"/>` +
    Array.from(
      { length: 24 },
      (_, i) =>
        `<path d="M${262 + i * 20} 796v${20 + ((i * 7) % 12)}" stroke="${dark}" stroke-width="6" ` +
        'stroke-linecap="round"/>',
    ).join(''),
};
