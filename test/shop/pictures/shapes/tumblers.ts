import type { Shape } from '../shape';

const glass = (x: number, y: number, paint: string, pale: string): string =>
  `<g transform="translate(${x} ${y})">` +
  `<path d="M-78 -210L-60 0Q0 22 60 0L78 -210Z" fill="${paint}" opacity="0.55"/>` +
  `<path d="M-56 -190L-44 -14" stroke="#fff" stroke-width="14" opacity="0.7" stroke-linecap="round"/>` +
  `<path d="M-66 -70Q0 -46 66 -70" stroke="#fff" stroke-width="5" opacity="0.6" fill="none"/>` +
  `<ellipse cx="0" cy="-210" rx="78" ry="20" fill="${pale}" opacity="0.75"/>` +
  `<ellipse cx="0" cy="-210" rx="78" ry="20" fill="none" stroke="#fff" stroke-width="6" opacity="0.9"/>` +
  `<path d="M-60 -4Q0 18 60 -4" stroke="${paint}" stroke-width="10" fill="none"/></g>`;

export const tumblers: Shape = {
  shadow: 330,
  focus: [500, 520],
  draw: ({ base, dark, pale }) =>
    glass(360, 690, dark, pale) +
    glass(360, 600, base, pale) +
    glass(640, 700, dark, pale) +
    glass(640, 610, base, pale) +
    glass(640, 520, base, pale) +
    glass(500, 800, base, pale),
};
