import type { Shape } from '../shape';

export const mug: Shape = {
  shadow: 240,
  focus: [420, 470],
  draw: ({ deep, base }) =>
    `<path d="M655 470q150-10 140 110t-160 110" fill="none" stroke="${base}" stroke-width="40"/>` +
    `<path d="M655 470q150-10 140 110t-160 110" fill="none" stroke="#fff" stroke-width="8" opacity="0.25"/>` +
    '<path d="M290 400L318 770Q480 830 642 770L670 400Z" fill="url(#body)"/>' +
    '<path d="M345 450L362 740" stroke="#fff" stroke-width="26" opacity="0.28" stroke-linecap="round"/>' +
    '<ellipse cx="480" cy="400" rx="190" ry="52" fill="#f7f3ea"/>' +
    '<ellipse cx="480" cy="406" rx="170" ry="42" fill="url(#cream)"/>' +
    '<ellipse cx="480" cy="420" rx="150" ry="30" fill="#4a2f20"/>' +
    '<ellipse cx="440" cy="414" rx="60" ry="10" fill="#8a6244" opacity="0.6"/>' +
    `<ellipse cx="480" cy="400" rx="190" ry="52" fill="none" stroke="${deep}" stroke-width="9"/>` +
    '<path d="M420 320q-20-40 0-70t0-70M510 310q-20-40 0-70t0-70" stroke="#fff" stroke-width="14" ' +
    'opacity="0.55" fill="none" filter="url(#blur)" stroke-linecap="round"/>',
};
