import type { Shape } from '../shape';

const towel = (y: number, stripe: string): string =>
  `<path d="M250 ${y}q0-50 50-50h420q40 0 40 50t-40 50H300q-50 0-50-50z" fill="url(#cream)"/>` +
  `<path d="M330 ${y - 50}v100M360 ${y - 50}v100M386 ${y - 50}v100" stroke="${stripe}" stroke-width="12"/>` +
  `<path d="M300 ${y + 50}h420M290 ${y + 4}h450" stroke="#b9ab90" stroke-width="4" opacity="0.7"/>` +
  `<path d="M270 ${y}q0-26 40-28" stroke="#b9ab90" stroke-width="4" fill="none"/>`;

export const towels: Shape = {
  shadow: 300,
  focus: [380, 560],
  draw: ({ base, dark, light, deep }) =>
    towel(750, deep) +
    towel(654, dark) +
    towel(558, base) +
    towel(462, light) +
    '<path d="M560 400v410" stroke="#a2733f" stroke-width="16"/>' +
    '<path d="M560 412q-60-70-90-20t90 20q60-80 96-26t-96 26" fill="none" stroke="#a2733f" ' +
    'stroke-width="12"/>',
};
