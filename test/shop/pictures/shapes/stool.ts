import type { Shape } from '../shape';

export const stool: Shape = {
  shadow: 270,
  focus: [500, 470],
  draw: ({ deep, dark, pale }) =>
    `<path d="M500 500L520 770h-30z" fill="${deep}"/>` +
    '<path d="M380 500L300 806h38L440 500zM620 500L700 806h-38L560 500z" fill="url(#body)"/>' +
    `<path d="M344 690H656" stroke="${dark}" stroke-width="20"/>` +
    `<path d="M250 440v40q250 110 500 0v-40z" fill="${dark}"/>` +
    '<ellipse cx="500" cy="436" rx="252" ry="76" fill="url(#flat)"/>' +
    `<path d="M300 420q200-50 400 0M320 450q180 50 360 0M390 434q110-16 220 0" stroke="${dark}" ` +
    'stroke-width="4" opacity="0.45" fill="none"/>' +
    `<circle cx="390" cy="430" r="15" fill="${dark}"/><circle cx="610" cy="430" r="15" fill="${dark}"/>` +
    `<circle cx="500" cy="400" r="13" fill="${dark}"/>` +
    `<ellipse cx="430" cy="410" rx="120" ry="22" fill="${pale}" opacity="0.35"/>`,
};
