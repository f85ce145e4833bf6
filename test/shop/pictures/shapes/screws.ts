import type { Shape } from '../shape';

const screw = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  '<path d="M-13 0L-9 150L0 190L9 150L13 0Z" fill="url(#brass)"/>' +
  Array.from({ length: 8 }, (_, i) => `<path d="M-14 ${50 + i * 14}l28 7" stroke="#7d5e24" stroke-width="4"/>`).join(
    '',
  ) +
  '<path d="M-38 -26h76l-24 30h-28z" fill="url(#brass)"/>' +
  '<ellipse cx="0" cy="-26" rx="38" ry="11" fill="#f0d793"/>' +
  '<path d="M-26 -26h52" stroke="#7d5e24" stroke-width="6"/></g>';

export const screws: Shape = {
  shadow: 340,
  focus: [650, 640],
  draw: () =>
    '<path d="M200 470l210-70 240 60-210 80z" fill="#b99a6b"/>' +
    '<path d="M200 470v270l240 60V540z" fill="#cdb083"/>' +
    '<path d="M440 540l210-80v260l-210 80z" fill="#a9875a"/>' +
    '<path d="M222 476l190-62 214 54-186 70z" fill="#5d4626"/>' +
    `<g transform="translate(0 -6)">${screw(330, 420, -30)}${screw(420, 400, 12)}` +
    `${screw(510, 420, 36)}${screw(450, 440, -10)}</g>` +
    '<path d="M200 470v270l240 60V540z" fill="#d8bd92"/>' +
    '<path d="M440 540l210-80v260l-210 80z" fill="#b08e60"/>' +
    '<path d="M240 560l160 40v110l-160-40z" fill="#fdfaf3"/>' +
    '<path d="M262 600l110 27M262 632l80 20" stroke="#5d4626" stroke-width="9"/>' +
    screw(720, 690, 74) +
    screw(820, 640, 30) +
    screw(690, 610, -58),
};
