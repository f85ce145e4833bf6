import type { Shape } from '../shape';

const candle = (x: number, top: number): string =>
  `<g><ellipse cx="${x}" cy="${top - 60}" rx="70" ry="100" fill="#ffe9b0" opacity="0.55" ` +
  'filter="url(#soft)"/>' +
  `<path d="M${x - 30} ${top}Q${x} ${top - 26} ${x + 30} ${top}L${x + 40} 740H${x - 40}Z" ` +
  'fill="url(#body)"/>' +
  `<path d="M${x - 20} ${top + 10}q-6 40 4 90" stroke="#fff" stroke-width="12" opacity="0.35" fill="none" ` +
  'stroke-linecap="round"/>' +
  `<path d="M${x} ${top}v-36" stroke="#34291c" stroke-width="6"/>` +
  `<path d="M${x} ${top - 120}q40 60 0 96q-40-36 0-96z" fill="#ffb52e"/>` +
  `<path d="M${x} ${top - 80}q18 30 0 52q-18-22 0-52z" fill="#fff3c4"/>` +
  `<path d="M${x - 60} 720h120l-24 70h-72z" fill="url(#brass)"/>` +
  `<ellipse cx="${x}" cy="720" rx="60" ry="14" fill="#f0d793"/>` +
  `<ellipse cx="${x}" cy="794" rx="100" ry="18" fill="url(#brass)"/></g>`;

export const candles: Shape = {
  shadow: 260,
  focus: [400, 320],
  draw: () => candle(390, 330) + candle(620, 290),
};
