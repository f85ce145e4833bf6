import type { Shape } from '../shape';

export const paintTin: Shape = {
  shadow: 260,
  focus: [470, 430],
  draw: ({ light, dark }) =>
    '<path d="M270 400Q500 150 730 400" fill="none" stroke="#8d9498" stroke-width="12"/>' +
    '<path d="M270 380V740Q500 850 730 740V380Z" fill="url(#steel)"/>' +
    '<path d="M270 470V690Q500 800 730 690V470Q500 580 270 470Z" fill="url(#cream)"/>' +
    '<path d="M270 520V640Q500 750 730 640V520Q500 630 270 520Z" fill="url(#body)"/>' +
    '<path d="M400 640q100 24 200 0" stroke="#fdfaf3" stroke-width="14" fill="none"/>' +
    '<path d="M430 670q70 14 140 0" stroke="#fdfaf3" stroke-width="8" fill="none"/>' +
    '<ellipse cx="500" cy="380" rx="230" ry="70" fill="#b3babd"/>' +
    '<ellipse cx="500" cy="380" rx="204" ry="58" fill="#70777b"/>' +
    '<ellipse cx="500" cy="388" rx="196" ry="50" fill="url(#flat)"/>' +
    `<path d="M380 380q80-30 190-16" stroke="${light}" stroke-width="14" fill="none" ` +
    'stroke-linecap="round"/>' +
    `<path d="M640 424q10 90 0 130q-26 20-34-10q6-70-6-110z" fill="${dark}"/>` +
    '<circle cx="272" cy="410" r="17" fill="#b3babd"/><circle cx="728" cy="410" r="17" fill="#70777b"/>',
};
