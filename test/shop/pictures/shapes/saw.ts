import type { Shape } from '../shape';

export const saw: Shape = {
  shadow: 360,
  focus: [720, 520],
  draw: () =>
    '<g transform="translate(0 120) rotate(-12 500 520)">' +
    '<path d="M100 460H690V610L682 610L672 624L660 610L648 624L636 610L624 624L612 610L600 624L588 610L576 ' +
    '624L564 610L552 624L540 610L528 624L516 610L504 624L492 610L480 624L468 610L456 624L444 610L432 ' +
    '624L420 610L408 624L396 610L384 624L372 610L360 624L348 610L336 624L324 610L312 624L300 610L288 ' +
    '624L276 610L264 624L252 610L240 624L228 610L216 624L204 610L192 624L180 610L168 624L156 610L144 ' +
    '624L132 610L120 624L100 610Z" fill="url(#steel-v)"/>' +
    '<rect x="92" y="432" width="600" height="44" rx="6" fill="url(#brass)"/>' +
    '<path d="M690 430Q720 380 800 400Q900 420 880 560Q870 680 780 690Q720 690 690 640Z" ' +
    'fill="url(#body)"/>' +
    '<path d="M760 500Q830 480 826 560Q820 630 770 620Q740 610 760 500Z" fill="#e6dfd3"/>' +
    '<circle cx="722" cy="510" r="12" fill="url(#brass)"/>' +
    '<circle cx="722" cy="590" r="12" fill="url(#brass)"/>' +
    '<path d="M712 440Q760 410 830 440" stroke="#fff" stroke-width="9" opacity="0.3" fill="none"/></g>',
};
