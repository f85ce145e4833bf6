import type { Shape } from '../shape';

export const chair: Shape = {
  shadow: 260,
  focus: [480, 560],
  draw: ({ dark, deep }) =>
    `<path d="M400 540V740M640 520V720" stroke="${deep}" stroke-width="22" stroke-linecap="round"/>` +
    '<path d="M352 800L372 560L350 130h34l26 430-18 240zM668 800L648 560L640 130h34l16 430-2 240z" ' +
    'fill="url(#body)"/>' +
    [180, 270, 360, 450].map((y) => `<path d="M372 ${y}q150-40 290 0v40q-150-36-290 0z" fill="url(#flat)"/>`).join('') +
    '<path d="M330 560l70-50h230l70 50-30 60H350z" fill="#e3d3ae"/>' +
    Array.from(
      { length: 8 },
      (_, i) => `<path d="M${356 + i * 40} 614l${(4 - i) * -5} -98" stroke="#b99d68" stroke-width="6"/>`,
    ).join('') +
    '<path d="M344 590h330M372 540h280" stroke="#b99d68" stroke-width="5"/>' +
    `<path d="M336 600h356v26H336z" fill="${dark}"/>` +
    `<path d="M366 700h300M372 750h290" stroke="${dark}" stroke-width="16"/>`,
};
