import type { Shape } from '../shape';

const ticks = Array.from(
  { length: 16 },
  (_, i) => `<path d="M${150 + i * 18} 764v${i % 4 ? 14 : 26}" stroke="#2d2d30" stroke-width="3"/>`,
);

export const tape: Shape = {
  shadow: 300,
  focus: [600, 560],
  draw: ({ deep }) =>
    `<rect x="130" y="760" width="330" height="42" fill="#f5d768"/>${ticks.join('')}<rect x="112" y="750" ` +
    'width="24" height="62" rx="4" fill="url(#steel)"/>' +
    `<path d="M420 800V560q0-190 190-190t190 190v200q0 40-40 40z" fill="${deep}" transform="translate(10 ` +
    '4)"/><path d="M420 800V560q0-190 190-190t190 190v200q0 40-40 40z" fill="url(#body)"/>' +
    '<circle cx="610" cy="570" r="130" fill="#1c1612" opacity="0.18"/>' +
    '<circle cx="610" cy="566" r="122" fill="url(#brass)"/>' +
    '<circle cx="610" cy="566" r="92" fill="#2e3b44"/>' +
    '<text x="610" y="596" font-family="Georgia, serif" font-size="84" font-weight="700" fill="#f0d793" ' +
    'text-anchor="middle">16′</text>' +
    '<path d="M452 560q4-150 150-160" stroke="#fff" stroke-width="14" opacity="0.4" fill="none" ' +
    'stroke-linecap="round"/>',
};
