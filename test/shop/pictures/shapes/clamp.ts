import type { Shape } from '../shape';

export const clamp: Shape = {
  shadow: 190,
  focus: [560, 420],
  draw: () =>
    '<path d="M330 800V330q0-60 60-60h220v96H440v340h170v94z" fill="url(#body)"/>' +
    '<path d="M352 760V340q0-44 44-44h190" stroke="#fff" stroke-width="10" opacity="0.25" fill="none"/>' +
    '<rect x="590" y="262" width="120" height="60" rx="10" fill="url(#oak)"/>' +
    '<rect x="636" y="560" width="34" height="190" fill="url(#steel)"/>' +
    Array.from(
      { length: 9 },
      (_, i) => `<path d="M634 ${580 + i * 18}l38 10" stroke="#70777b" stroke-width="4"/>`,
    ).join('') +
    '<ellipse cx="653" cy="552" rx="66" ry="20" fill="url(#iron)"/>' +
    '<rect x="560" y="748" width="186" height="26" rx="13" fill="url(#iron)"/>' +
    '<rect x="420" y="180" width="70" height="96" rx="12" fill="url(#steel)"/>' +
    '<ellipse cx="455" cy="184" rx="22" ry="8" fill="#3f4347"/>',
};
