import type { Shape } from '../shape';

export const vice: Shape = {
  shadow: 330,
  focus: [430, 430],
  draw: ({ deep }) =>
    `<path d="M340 800h330l-30-120H380z" fill="${deep}"/>` +
    '<rect x="300" y="770" width="410" height="34" rx="8" fill="url(#iron)"/>' +
    '<path d="M420 700V470h280q50 0 50 60v90q0 80-80 80z" fill="url(#body)"/>' +
    '<path d="M420 470V340h90q40 0 50 50l30 80z" fill="url(#body)"/>' +
    '<rect x="398" y="336" width="34" height="110" fill="url(#steel-v)"/>' +
    '<path d="M360 470V340h-80q-50 10-60 70l-20 130q0 60 60 60h120V470z" fill="url(#body)"/>' +
    '<rect x="352" y="336" width="30" height="110" fill="url(#steel-v)"/>' +
    '<rect x="360" y="500" width="80" height="90" fill="url(#steel-v)"/>' +
    '<rect x="110" y="528" width="110" height="36" rx="10" fill="url(#steel)"/>' +
    '<rect x="130" y="396" width="20" height="300" fill="url(#steel)"/>' +
    '<circle cx="140" cy="396" r="20" fill="#b3babd"/><circle cx="140" cy="694" r="20" fill="#8d9498"/>' +
    '<path d="M440 490h250" stroke="#fff" stroke-width="12" opacity="0.25"/>',
};
