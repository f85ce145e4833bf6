import type { Shape } from '../shape';

export const sign: Shape = {
  shadow: 0,
  focus: [430, 480],
  draw: ({ dark }) =>
    '<rect x="190" y="380" width="680" height="300" fill="#1c1612" opacity="0.22" filter="url(#soft)"/>' +
    '<path d="M300 330L360 200H640L700 330" fill="none" stroke="#6d5a3f" stroke-width="9"/>' +
    '<circle cx="500" cy="192" r="14" fill="url(#brass)"/>' +
    `<rect x="170" y="348" width="660" height="300" rx="18" fill="${dark}"/>` +
    '<rect x="160" y="330" width="680" height="300" rx="18" fill="url(#flat)"/>' +
    '<rect x="186" y="354" width="628" height="252" rx="10" fill="none" stroke="url(#brass)" ' +
    'stroke-width="8"/>' +
    '<text x="500" y="510" font-family="Georgia, serif" font-size="108" font-weight="700" fill="#f0d793" ' +
    'text-anchor="middle">BAKERY</text>' +
    '<path d="M300 560q100-24 190 0M700 560q-100-24-190 0" stroke="#f0d793" stroke-width="7" fill="none"/>' +
    '<circle cx="500" cy="558" r="9" fill="#f0d793"/>' +
    '<path d="M200 372h300" stroke="#fff" stroke-width="10" opacity="0.16"/>' +
    '<rect x="640" y="760" width="170" height="26" rx="13" fill="url(#oak-h)"/>' +
    '<rect x="604" y="756" width="44" height="34" fill="url(#brass)"/>' +
    '<path d="M606 758q-60 0-90 26 50 14 90 4z" fill="#7a4a30"/>',
};
