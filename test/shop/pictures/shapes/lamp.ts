import type { Shape } from '../shape';

const springs = Array.from(
  { length: 7 },
  (_, i) => `<path d="M${398 + i * 9} ${470 - i * 8}l14 10" stroke="#70777b" stroke-width="5"/>`,
);

export const lamp: Shape = {
  shadow: 210,
  focus: [420, 470],
  draw: ({ deep }) =>
    `<ellipse cx="440" cy="792" rx="170" ry="36" fill="${deep}"/>` +
    '<ellipse cx="440" cy="776" rx="170" ry="36" fill="url(#body)"/>' +
    '<ellipse cx="440" cy="768" rx="44" ry="12" fill="url(#iron)"/>' +
    '<path d="M432 768L340 530M452 768L360 530" stroke="url(#steel)" stroke-width="11" ' +
    'stroke-linecap="round"/>' +
    '<path d="M344 528L592 262M366 540L604 284" stroke="url(#steel)" stroke-width="11" ' +
    'stroke-linecap="round"/>' +
    `${springs.join('')}<circle cx="353" cy="532" r="26" fill="url(#body)"/>` +
    '<circle cx="353" cy="532" r="9" fill="#eef1f2"/>' +
    '<g transform="translate(606 262) rotate(-24)">' +
    '<path d="M-150 250Q0 330 150 250Q0 205 -150 250Z" fill="url(#glow)"/>' +
    '<path d="M-44 -40Q0 -64 44 -40L60 40Q140 120 156 254Q0 210 -156 254Q-140 120 -60 40Z" ' +
    'fill="url(#body)"/>' +
    '<path d="M-26 -34Q-40 40 -104 200" stroke="#fff" stroke-width="14" opacity="0.3" fill="none" ' +
    'stroke-linecap="round"/>' +
    '<rect x="-24" y="-78" width="48" height="40" rx="8" fill="url(#steel)"/></g>',
};
