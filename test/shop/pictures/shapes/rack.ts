import type { Shape } from '../shape';

const hook = (x: number): string =>
  `<path d="M${x} 470v70q0 46 34 46t34-40" fill="none" stroke="url(#iron)" stroke-width="15" ` +
  `stroke-linecap="round"/><circle cx="${x}" cy="472" r="14" fill="#6b7075"/>`;

export const rack: Shape = {
  shadow: 0,
  focus: [330, 480],
  draw: ({ dark }) =>
    '<g transform="translate(0 40)"><rect x="130" y="440" width="780" height="100" fill="#1c1612" ' +
    'opacity="0.2" filter="url(#soft)"/>' +
    [300, 320, 340].map((y) => `<rect x="120" y="${y}" width="760" height="14" fill="url(#oak-h)"/>`).join('') +
    `<path d="M150 350h30v80h-30zM820 350h30v80h-30z" fill="${dark}"/>` +
    '<rect x="110" y="420" width="780" height="96" rx="8" fill="url(#flat)"/>' +
    '<path d="M120 446h760M140 486h700" stroke="#fff" stroke-width="4" opacity="0.2"/>' +
    Array.from({ length: 9 }, (_, i) => hook(150 + i * 82)).join('') +
    '<path d="M232 560l-60 190q70 60 150 0l-56-190z" fill="#5f8199"/>' +
    '<path d="M560 560q-90 10-80 230h180q0-220-80-230z" fill="#a6532f"/>' +
    '<path d="M570 570v220" stroke="#6e341b" stroke-width="6"/>' +
    '<ellipse cx="700" cy="296" rx="110" ry="18" fill="#3d4347"/>' +
    '<path d="M630 294q10-80 70-80t70 80z" fill="#4f565b"/></g>',
};
