import type { Shape } from '../shape';

const blocks = Array.from({ length: 28 }, (_, i) => {
  const x = 240 + (i % 7) * 76;
  const y = 476 + Math.floor(i / 7) * 70;
  return (
    `<rect x="${x}" y="${y}" width="72" height="66" ` + `fill="${['#c79a63', '#b98a53', '#d3aa76'][(i * 5) % 3]}"/>`
  );
});

export const knifeBoard: Shape = {
  shadow: 360,
  focus: [520, 560],
  draw: () =>
    '<path d="M210 470h590v310q0 24-24 24H234q-24 0-24-24z" fill="#8c6134"/>' +
    '<rect x="210" y="446" width="590" height="320" rx="24" fill="url(#oak)"/>' +
    `<g opacity="0.9">${blocks.join('')}</g><circle cx="742" cy="500" r="22" fill="#6d4a26"/>` +
    '<g transform="translate(470 600) rotate(-24)">' +
    '<path d="M-10 -40H330q46 4 66 44-150 44-406 36z" fill="#1c1612" opacity="0.22" ' +
    'transform="translate(8 16)"/>' +
    '<path d="M-10 -40H330q46 4 66 44-150 44-406 36z" fill="url(#steel-v)"/>' +
    '<path d="M-10 22q250 8 390-22" stroke="#fff" stroke-width="4" opacity="0.9" fill="none"/>' +
    '<rect x="-40" y="-46" width="34" height="90" rx="6" fill="url(#brass)"/>' +
    '<rect x="-250" y="-40" width="214" height="76" rx="30" fill="url(#inside)"/>' +
    '<circle cx="-90" cy="-2" r="9" fill="#f0d793"/><circle cx="-190" cy="-2" r="9" fill="#f0d793"/></g>',
};
