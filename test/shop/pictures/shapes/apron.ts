import type { Shape } from '../shape';

export const apron: Shape = {
  shadow: 200,
  focus: [500, 500],
  draw: ({ deep, dark, pale }) =>
    `<path d="M410 210Q500 60 590 210" fill="none" stroke="${deep}" stroke-width="20"/>` +
    `<path d="M290 500q-90 60-70 190M710 500q90 60 70 190" fill="none" stroke="${deep}" stroke-width="16"/>` +
    '<path d="M400 200h200q20 150 130 230v340q-230 50-460 0V430q110-80 130-230z" fill="url(#body)"/>' +
    `<path d="M408 214h184" stroke="${pale}" stroke-width="4" stroke-dasharray="12 9"/>` +
    `<path d="M286 470v286q214 44 428 0V470" fill="none" stroke="${pale}" stroke-width="3" ` +
    'stroke-dasharray="12 9" opacity="0.6"/>' +
    `<rect x="440" y="290" width="120" height="100" rx="6" fill="${dark}"/>` +
    `<path d="M480 290v100" stroke="${pale}" stroke-width="3" stroke-dasharray="10 8"/>` +
    `<path d="M340 540h320v170q-160 20-320 0z" fill="${dark}"/>` +
    `<path d="M500 540v180" stroke="${pale}" stroke-width="3" stroke-dasharray="10 8"/>` +
    `<path d="M350 552h300" stroke="${pale}" stroke-width="3" stroke-dasharray="10 8"/>` +
    '<circle cx="412" cy="216" r="13" fill="url(#brass)"/>' +
    '<circle cx="588" cy="216" r="13" fill="url(#brass)"/>' +
    '<path d="M486 300l6-60M528 310l10-90" stroke="#e7c46b" stroke-width="12" stroke-linecap="round"/>' +
    '<path d="M330 460q20 150 0 280" stroke="#fff" stroke-width="26" opacity="0.14" fill="none"/>',
};
