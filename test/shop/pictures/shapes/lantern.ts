import type { Shape } from '../shape';

export const lantern: Shape = {
  shadow: 210,
  focus: [500, 500],
  draw: () =>
    '<path d="M380 240Q500 40 620 240" fill="none" stroke="#8d9498" stroke-width="10"/>' +
    '<ellipse cx="500" cy="510" rx="190" ry="220" fill="#ffe9b0" opacity="0.5" filter="url(#soft)"/>' +
    '<path d="M330 720Q270 480 350 250M670 720Q730 480 650 250" fill="none" stroke="url(#body)" ' +
    'stroke-width="26"/>' +
    '<path d="M410 620Q340 500 420 380H580Q660 500 590 620Z" fill="#eaf3f2" opacity="0.75"/>' +
    '<path d="M410 620Q340 500 420 380" stroke="#fff" stroke-width="10" fill="none"/>' +
    '<path d="M500 440q50 80 0 130q-50-50 0-130z" fill="#ffb52e"/>' +
    '<path d="M500 490q22 40 0 70q-22-30 0-70z" fill="#fff3c4"/>' +
    '<path d="M395 380h210l-24-60H419z" fill="url(#body)"/>' +
    '<path d="M440 320h120v-70q-60-30-120 0z" fill="url(#body)"/>' +
    '<ellipse cx="500" cy="246" rx="62" ry="16" fill="url(#steel)"/>' +
    '<rect x="390" y="616" width="220" height="36" rx="8" fill="url(#brass)"/>' +
    '<path d="M340 652h320l40 130q-200 50-400 0z" fill="url(#body)"/>' +
    '<path d="M366 680l-20 90" stroke="#fff" stroke-width="14" opacity="0.3" stroke-linecap="round"/>' +
    '<circle cx="640" cy="712" r="20" fill="url(#brass)"/>',
};
